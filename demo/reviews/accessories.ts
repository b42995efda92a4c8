import type { SeedReview } from "../facts/review-format.ts";

/** Reviews of masks, wigs, hats, make-up and props. */
export const ACCESSORY_REVIEWS: SeedReview[] = [
	{ stars: 5, text: "Drobnost, která udělá z obyčejného oblečení kostým. Na karnevalu měla úspěch.", locale: "cs" },
	{ stars: 5, text: "Vydrží celý večer a po pár minutách o tom člověk ani neví.", locale: "cs" },
	{ stars: 5, text: "Přesně to, co k převleku chybělo. Přišlo v uzavřeném obalu, čisté a nepomačkané.", locale: "cs" },
	{
		stars: 5,
		text: "Na firemní večírek trefa do černého. I šéfová, která převleky nesnáší, se nakonec přišla vyfotit. Letos prý téma vymýšlí ona.",
		locale: "cs",
	},
	{ stars: 5, text: "Za pár korun spousta zábavy.", locale: "cs" },
	{
		stars: 5,
		text: "Jeden kus nestačil, tak jsme museli přiobjednat. Druhý balíček dorazil do dvou dnů.",
		locale: "cs",
	},
	{ stars: 5, text: "Vypadá mnohem dráž, než kolik stojí.", locale: "cs" },
	{
		stars: 5,
		text: "Hrajeme ochotnické divadlo a jsme nadšení. Od třetí řady dozadu to vypadá úplně jako opravdové.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Zpracování mile překvapilo a ani to nezapáchá plastem. Takhle má karnevalová drobnost vypadat.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Nejdřív jsme váhali, jestli to nebude moc laciné. Nebylo, na maškarním se na to všichni ptali.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Hezké, jen je potřeba trocha cviku. Poprvé to před zrcadlem zabralo čtvrt hodiny a bylo u toho dost smíchu. Podruhé už to šlo hned.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Odstín je o něco tmavší než na obrázku, ale k našemu kostýmu se hodí snad ještě víc.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Dobrý doplněk za rozumnou cenu. Po dlouhém večeru už bylo znát, že to není na věky.",
		locale: "cs",
	},
	{ stars: 4, text: "Spokojenost, jen obal nešel otevřít bez nůžek.", locale: "cs" },
	{ stars: 3, text: "Ujde. Na fotky výborné, zblízka je vidět, že jde o levnější zboží.", locale: "cs" },
	{ stars: 3, text: "Jeden večer v pořádku, na další karneval už to nebylo ono.", locale: "cs" },
	{
		stars: 2,
		text: "Na obrázku to působí mnohem bohatěji. K převleku jsme to použili, ale znovu bychom asi nekupovali.",
		locale: "cs",
	},
	{ stars: 1, text: "Nevydrželo to ani do začátku plesu a skončilo to v koši. Škoda, těšili jsme se.", locale: "cs" },
	{ stars: 5, text: "Just the finishing touch our costume needed. Good quality for the price.", locale: "en" },
	{ stars: 5, text: "Lasted all evening and made everyone laugh in the photos.", locale: "en" },
	{ stars: 4, text: "Good fun and decent quality. The colour is slightly darker than in the picture.", locale: "en" },
];
