import type { SeedReview } from "../facts/review-format.ts";

/** Reviews of party sets. */
export const SET_REVIEWS: SeedReview[] = [
	{ stars: 5, text: "Vše v jedné krabici a nemuseli jsme nic vymýšlet. Ideální pro ty, kdo nestíhají.", locale: "cs" },
	{
		stars: 5,
		text: "Počítali jsme to i po kusech a sada vyšla opravdu levněji. A hlavně k sobě všechno ladí.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Objednáno v úterý, v pátek jsme slavili. Hosté mysleli, že jsme to chystali měsíc.",
		locale: "cs",
	},
	{ stars: 5, text: "V balení bylo přesně to, co je v seznamu, a ještě nám něco zbylo na příště.", locale: "cs" },
	{ stars: 5, text: "Za nás jasná volba, ušetřené peníze padly na větší dort.", locale: "cs" },
	{ stars: 5, text: "Jedno kliknutí a bylo po starostech.", locale: "cs" },
	{ stars: 5, text: "Příprava trvala čtvrt hodiny i s focením.", locale: "cs" },
	{
		stars: 5,
		text: "Kvalita jednotlivých kusů je lepší, než jsme u sady čekali. Nic nepůsobí odbytě, nic se neohýbalo ani nebarvilo. Ocenili jsme i to, že jsou věci v krabici roztříděné a každá má svůj sáček.",
		locale: "cs",
	},
	{ stars: 5, text: "Přišli dva hosté navíc a stejně to vystačilo.", locale: "cs" },
	{
		stars: 5,
		text: "Dali jsme ji kamarádce jako dárek, aby s oslavou neměla práci. Měla radost a hned poslala fotky.",
		locale: "cs",
	},
	{ stars: 5, text: "Podruhé už víme, že stačí přikoupit jen dort a pití.", locale: "cs" },
	{
		stars: 4,
		text: "Praktické, všechno k sobě pasuje. Jen by některých věcí mohlo být o pár kusů víc, u nás se na oslavách nikdy neudrží počet hostů. Pro příště si přidáme rezervu.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Výborná cena za všechno dohromady. Krabice přišla trochu pomačkaná, obsah v pořádku.",
		locale: "cs",
	},
	{ stars: 4, text: "Sada hezká, jednu věc z ní jsme nakonec nevyužili. I tak se to vyplatilo.", locale: "cs" },
	{ stars: 3, text: "Na menší oslavu fajn, pro větší partu je toho málo. Museli jsme dokupovat zvlášť.", locale: "cs" },
	{ stars: 3, text: "Polovina sady krásná, polovina obyčejná. Čekali jsme ji vyrovnanější.", locale: "cs" },
	{
		stars: 2,
		text: "Jedna část sady chyběla a poslali ji až po urgenci. Oslavu jsme zachránili zásobami z komory.",
		locale: "cs",
	},
	{
		stars: 1,
		text: "Dorazilo dva dny po oslavě, takže nám to bylo k ničemu. Vrátili jsme celou krabici.",
		locale: "cs",
	},
	{ stars: 5, text: "Everything in one box and it all matches. I wish I had found this years ago.", locale: "en" },
	{ stars: 5, text: "Cheaper than buying the pieces one by one, and just right for our group.", locale: "en" },
	{ stars: 4, text: "Handy set. I'd have liked a few more of some items, but good value all the same.", locale: "en" },
];
