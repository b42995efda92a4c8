import type { SeedReview } from "../facts/review-format.ts";

/** Reviews of costumes for any age. */
export const COSTUME_REVIEWS: SeedReview[] = [
	{
		stars: 5,
		text: "Velikost podle tabulky sedla na první zkoušku. Na karnevalu jsme s ním vyhráli druhou cenu.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Látka je příjemná a nekouše, což u kostýmů nebývá zvykem. Celý večer se v tom dalo bez problémů tancovat.",
		locale: "cs",
	},
	{ stars: 5, text: "Vypadá líp než na fotce.", locale: "cs" },
	{ stars: 5, text: "Po maškarním šel do pračky a je jako nový. Švy drží, barva taky.", locale: "cs" },
	{
		stars: 5,
		text: "Letos jsme šli v převlecích celá rodina a tenhle měl největší úspěch. Pochvala za to, že je v balení opravdu všechno, co slibuje popis. Už přemýšlíme, co vymyslíme napřesrok.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Objednáno na poslední chvíli, přišlo do druhého dne. Vybalit, obléct, jít. Takhle si představujeme přípravu na karneval. Paráda!",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Střih je volnější, takže se pod něj na venkovní masopust vešel svetr. Za tuhle cenu nemáme co vytknout.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Nic se nepáralo, nic nepadalo a po celém odpoledni v tělocvičně bylo všechno na svém místě. Doplňky v balení taky nejsou odbyté.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Kupujeme už druhý, tentokrát o číslo větší. První zdědila sestřenice a pořád drží.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Na fotkách z oslavy je vidět na první pohled. Všichni se ptali, kde jsme ho vzali.",
		locale: "cs",
	},
	{ stars: 4, text: "Moc hezký, jen byl po vybalení dost zmačkaný. Přes noc na ramínku se to srovnalo.", locale: "cs" },
	{
		stars: 4,
		text: "Sedí dobře, jen je o chlup delší. Babička ho během čtvrthodiny podšila a nikdo nic nepoznal. Barvy i zpracování chválíme, v šatně ho obdivovali i cizí lidé.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Kostým super, ale po vybalení z něj bylo cítit barvivo. Stačilo ho na den pověsit na balkon.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Na karneval ideální. Zapínání by mohlo být pevnější, jednou jsme ho museli spravit jehlou.",
		locale: "cs",
	},
	{
		stars: 3,
		text: "Na jeden večer dobré, látka je ale dost tenká. Venku v únoru bez svetru ani nápad.",
		locale: "cs",
	},
	{
		stars: 3,
		text: "Jsme přesně mezi dvěma velikostmi, menší táhne a větší plandá. Nechali jsme si větší a trochu ji zabrali.",
		locale: "cs",
	},
	{ stars: 2, text: "Už při oblékání povolil šev. Zašili jsme ho, ale za tu cenu bychom čekali víc.", locale: "cs" },
	{
		stars: 1,
		text: "Na obalu byla jiná velikost než uvnitř. Výměna proběhla v pořádku, jenže karneval byl mezitím pryč.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Great fit going by the size chart, and the fabric is far better than expected. It survived a whole night of dancing and a wash afterwards.",
		locale: "en",
	},
	{ stars: 5, text: "Arrived quickly and looks just like the picture.", locale: "en" },
	{
		stars: 4,
		text: "Really nice costume. It was badly creased out of the bag, so give it a night on a hanger.",
		locale: "en",
	},
];
