nonisolated extension WordList {
    /// Words that are common in English, for computers without a dictionary.
    static var common: String {
        """
        able about above across action add address afraid after afternoon again against age ago agree air all allow almost
        alone along already also always among amount anchor and animal another answer any anything apple apron arm around
        arrive art ask autumn away baby back bag bake ball bank barn basket bath beach bean bear beautiful because become
        bed before begin behind believe bell below bench beside best better between beyond bicycle big bird birthday bitter
        black blanket blossom blue board boat body bone book border borrow both bottle bottom bowl box boy branch brave
        bread break breakfast breath bridge bright bring broad broom brother brown brush build burn bus busy but butter
        button buy cake call calm camera candle captain car card careful carpet carry castle cat catch cellar center chair
        chalk chance change cheap cheese cherry chicken child choose circle city class clay clean clear clever climb clock
        close cloth cloud coast coat coffee cold color comb come comfort common company compass complete computer cook cool
        copper corner cotton cough count country courage cousin cover cow cradle cross crowd cup curtain curve dance danger
        dark daughter dawn day deal dear decide deep deer desk dinner direction dish distance doctor dog door double dove
        down draw dream dress drink drive drop drum dry duck dust each eagle early earth east easy eat edge egg eight
        either electric elephant eleven empty end enemy enjoy enough equal evening event ever every example exercise expect
        eye face fall family famous far farm fast father feather feel fence fern few field fig fight fill find finger
        finish fire first fish five flag flat float floor flour flower flute fly fog follow food foot forest forget fork
        forward four fox frame free fresh friend frog from front frost fruit full funny garden garlic gate gather gentle
        gift ginger girl give glad glass glove go goat gold good goose grain grandfather grandmother grape grass gray great
        green ground group grow guess guest guitar hair half hall hammer hand happen happy harbor hard harvest hat have
        hawk hay head hear heart heavy hedge help herb here hide high hill history hold hole holiday home honest honey hope
        horn horse hospital hot hour house how hundred hungry hurry ice idea important inch ink insect inside interest iron
        island ivory jacket jam jar jewel join joke journey joy judge juice jump just keep kettle key kind king kitchen
        kite knee knife knock know ladder lake lamb lamp land language lantern large last late laugh lazy lead leaf learn
        leather leave left lemon lend length lesson letter level library lid life lift light like lily line lion lip list
        listen little live loaf long look lose loud love low lucky lunch machine magic make map marble market marry master
        match meadow meal measure meat medicine meet melon melt message metal middle midnight milk mill mind minute mirror
        mist mix money monkey month moon more morning mother mountain mouse mouth move much mud music nail name narrow
        nature near neck needle neighbor nest never new news next nice night nine noise none noon north nose note nothing
        notice now number nut oak ocean off offer office often oil old olive once one onion only open orange orchard order
        ordinary other out outside oven over owl own page paint pair palace paper parcel parent park part pass past path
        pattern pay peace peach pear pearl pen pencil people pepper perhaps person piano pick picture piece pigeon pillow
        pin pine pink pipe place plain plant plate play please plenty plum pocket poem point polite pond poor popular port
        possible potato pour present pretty price prince print private prize problem promise proud pull pumpkin pupil puppy
        push put queen question quick quiet rabbit race radio rain raise raven reach read ready reason red remember repeat
        reply rest rice rich ride right ring ripe river road roast robin rock roof room root rope rose rough round row
        rubber rule run sad safe sail salt same sand save say school science scissors sea season seat second secret seed
        sell send sentence serious seven shade shadow shallow shape share sharp sheep sheet shelf shell shelter ship shirt
        shoe shop short shoulder shout show shower shut side silence silk silver simple sing sister sit six size skin skirt
        sky sleep slow small smell smile smoke smooth snail snow soap soft soil some song soon sorry soup south sparrow
        speak spider spoon spring square squirrel stable stair stand star start station stay steam steel step stick still
        stone stop store storm story strange straw stream street string strong student study sudden sugar summer sun sure
        surprise swallow sweet swim swing table tail take tale talk tall tap taste tea teach ten tent test thank then there
        thick thin thing think thirsty thousand thread three throat through thumb thunder ticket tidy tie tiger time tin
        tired today together tomorrow tongue too tool tooth top tortoise touch towel tower town toy trade train travel tree
        trousers true trust truth try tulip tunnel turn twelve twenty two ugly umbrella uncle under understand until up
        upper use useful usual valley vase vegetable very view village vine violin visit voice wagon wait wake walk wall
        walnut warm wash watch water wave wax way weak wear weather week welcome well west wet whale wheat wheel when where
        which whisper whistle white whole why wide wild willow win wind window wine wing winter wise wish with without wolf
        woman wonder wood wool word work world worry write wrong yard year yellow yesterday yet young zebra zero
        """
    }
}
