import type { SeedReview } from "../facts/review-format.ts";

/** Reviews of balloons and what belongs to them. */
export const BALLOON_REVIEWS: SeedReview[] = [
	{ stars: 5, text: "Výzdoba z balónků vydržela celý víkend a v pondělí ji děti ještě tahaly po bytě.", locale: "cs" },
	{ stars: 5, text: "Kupujeme opakovaně a kvalita je pořád stejná. To se dnes jen tak nevidí.", locale: "cs" },
	{
		stars: 5,
		text: "Dcera měla k pátým narozeninám balónky po celém obýváku. Chystali jsme je večer předem a do druhého dne nepraskl ani jeden. Jediný problém byl vyhnat z nich psa.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Na sestřinu svatbu jsme s balónky pracovali poprvé v životě a dopadlo to nad očekávání. Hosté se u nich fotili celý večer.",
		locale: "cs",
	},
	{ stars: 5, text: "Za ty peníze super.", locale: "cs" },
	{
		stars: 5,
		text: "Měli jsme strach, že to doma nezvládneme, ale nakonec to byla legrace. Jeden nafukoval, děti vázaly uzly a za hodinu bylo hotovo. Příště začneme ještě o něco dřív, ať se stihneme v klidu převléct.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Přišlo druhý den a dobře zabalené. Na babiččiných sedmdesátinách to udělalo víc parády než kytky.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Všechno podle popisu, žádné překvapení. Na prodejně nám navíc poradili, jak balónky přivázat, aby se nezamotaly.",
		locale: "cs",
	},
	{ stars: 5, text: "Roční oslava je za námi a fotky jsou nádherné. Bereme znovu na dvouletou!", locale: "cs" },
	{
		stars: 5,
		text: "Nic složitého, zvládli jsme to i bez návodu. Chlapec od sousedů si o den později řekl o totéž.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Spokojenost, jen jsme čekali o kousek sytější odstín. U stolu s dortem to ale vypadalo krásně. Oslavenkyně si toho ani nevšimla a o to šlo.",
		locale: "cs",
	},
	{ stars: 4, text: "Dobrá kvalita. Hvězdičku ubíráme za dopravu, balík přišel o den později, než měl.", locale: "cs" },
	{
		stars: 4,
		text: "Pěkné a praktické. Popis by mohl být podrobnější, nakonec nám pomohlo video na internetu.",
		locale: "cs",
	},
	{
		stars: 4,
		text: "Fungovalo to, jak má. Počítejte raději s rezervou, dva balónky nám praskly o hrubou omítku.",
		locale: "cs",
	},
	{ stars: 3, text: "Průměr. Na jednu oslavu to stačí, déle bychom na to nespoléhali.", locale: "cs" },
	{
		stars: 3,
		text: "V balíčku bylo všechno, ale barva se od fotky trochu liší. K našemu ubrusu se nakonec hodila jen napůl.",
		locale: "cs",
	},
	{
		stars: 2,
		text: "Čekali jsme víc. Do večera to sice vydrželo, ale už v poledne to nevypadalo jako na obrázku.",
		locale: "cs",
	},
	{
		stars: 1,
		text: "Přišlo poškozené hned v obalu a do oslavy zbýval jediný den. Peníze vrátili rychle, jenže výzdobu jsme museli shánět jinde.",
		locale: "cs",
	},
	{
		stars: 5,
		text: "Good quality and lovely colours. We set everything up the night before and the room still looked perfect at the party.",
		locale: "en",
	},
	{ stars: 5, text: "Our third order of balloon things from here, and never a problem.", locale: "en" },
	{
		stars: 4,
		text: "Does what it should. A couple of our balloons popped on a rough wall, but that was our own doing.",
		locale: "en",
	},
];
