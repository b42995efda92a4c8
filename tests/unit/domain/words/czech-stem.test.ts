import { describe, expect, test } from "vitest";
import { czechStem } from "#lib/domain/words/czech-stem.ts";
import { fold } from "#lib/domain/words/fold.ts";

const stem = (word: string) => czechStem(fold(word));

/** Forms of one word; all of them must have one stem. */
const FAMILIES = [
	"balónek balónku balónkem balónky balónků balónkům balónkách balónkový balónková balónkové balónkových balónkovou",
	"dárek dárku dárkem dárky dárků dárkům dárkách dárkový dárkové dárkových",
	"kelímek kelímku kelímkem kelímky kelímků kelímkům kelímcích kelímkách",
	"ubrousek ubrousku ubrousky ubrousků ubrouskům ubrouskem",
	"kroužek kroužku kroužky kroužků kroužkem",
	"věnec věnce věnci věncem věnců věncům",
	"jednorožec jednorožce jednorožci jednorožcem jednorožců",
	"svíčka svíčky svíčce svíčku svíčkou svíček svíčkám svíčkách svíčkami",
	"girlanda girlandy girlandě girlandu girlandou girland girlandám girlandách girlandami",
	"číslo čísla číslu čísle číslem čísel číslům číslech čísly",
	"brčko brčka brčku brčkem brček brčkům brčkách",
	"talíř talíře talíři talířem talířů talířům talířích",
	"kostým kostýmu kostýmem kostýmy kostýmů kostýmům kostýmech",
	"pirát piráta pirátovi pirátem piráti pirátů pirátům pirátech pirátský pirátská pirátské pirátských pirátští",
	"rytíř rytíře rytíři rytířem rytířů rytířský rytířské",
	"kovboj kovboje kovbojem kovbojové kovbojský kovbojská",
	"indián indiána indiánem indiáni indiánský indiánské",
	"čarodějnice čarodějnici čarodějnicí čarodějnic čarodějnický čarodějnická",
	"námořník námořníka námořníci námořníků námořnický námořnické",
	"princezna princezny princezně princeznu princeznou princezen princeznám",
	"dinosaurus dinosaura dinosaurem dinosauři dinosaurů dinosaury",
	"zlatý zlatá zlaté zlatého zlatému zlatém zlatým zlatou zlatých zlatými",
	"červený červená červené červeného červenou červených červenými",
	"růžový růžová růžové růžového růžovou růžových růžovým",
	"fialový fialová fialové fialových fialovou",
	"modrý modrá modré modrého modrou modrých modří",
	"stříbrný stříbrná stříbrné stříbrných stříbrnou",
	"fólie fólii fólií fóliích fóliemi fóliový fóliová fóliové fóliových",
	"papír papíru papírem papíry papírů papírový papírová papírové papírových",
	"latex latexu latexem latexový latexová latexové latexových",
	"helium helia heliu heliem heliový heliové",
	"maska masky masce masku maskou masek maskám maskách maskami",
	"paruka paruky paruce paruku parukou paruk parukám",
	"klobouk klobouku kloboukem klobouky klobouků klobouci kloboukům",
	"konfeta konfety konfet konfetám konfetami konfetách",
	"párty",
	"oslava oslavy oslavě oslavu oslavou oslav oslavám oslavách",
	"narozeniny narozenin narozeninám narozeninách narozeninový narozeninová narozeninové narozeninových",
	"svatba svatby svatbě svatbu svatbou svateb svatbám",
	"dort dortu dortem dorty dortů dortový dortové dortových",
	"hvězda hvězdy hvězdě hvězdu hvězdou hvězd hvězdám hvězdami",
	"srdce srdci srdcem srdcí srdcím srdcích",
	"písmeno písmena písmenu písmenem písmen písmenům písmenech",
	"krabička krabičky krabičce krabičku krabiček krabičkami",
	"zvířátko zvířátka zvířátku zvířátkem zvířátek zvířátkům zvířátky",
	"zvíře zvířete zvířeti zvířetem zvířata zvířat zvířatům zvířatech zvířaty",
	"lev lva lvu lvi lvem lvů",
	"barva barvy barvě barvu barvou barev barvám barvách barvami",
	"dítě dítěte děti dětí dětem dětmi dětech",
	"kniha knihy knize knihu knihou knih knihám",
	"diadém diadému diadémem diadémy diadémů",
	"koláč koláče koláči koláčem koláčů",
	"míč míče míči míčem míčů",
	"stůl stolu stolem stoly stolů",
	"mikuláš mikuláše mikulášem mikulášský mikulášská mikulášské",
	"anděl anděla andělem andělé andělů andělům",
	"čert čerta čertem čerti čertů",
	"víla víly víle vílu vílou víly vílám",
	"vlaječka vlaječky vlaječce vlaječek vlaječkami",
	"závěs závěsu závěsem závěsy závěsů závěsech",
	"piňata piňaty piňatě piňatu piňatou piňat piňatám",
	"dům domu domem domy domů domům domech",
	"kůň koně koni koněm koní koňům koních koňmi",
	"pes psa psu psi psem psy psů psům psech",
	"sníh sněhu sněhem sněhy sněhový sněhová sněhové sněhových",
	"vítr větru větrem větry větrů větrům",
	"nože noži nožem nožů nožům nožích",
	"vozu vozem vozy vozů vozům",
	"kosa kosou kosám kosách kosami",
	"lišta lištou lištám lištách lištami",
	"kapsa kapsy kapse kapsu kapsou kapsám",
	"přítel přítele příteli přítelem",
	"německý německá německé německého německých německou němečtí",
	"čerstvý čerstvá čerstvé čerstvých čerství",
	"odečte odečtu odečtou odečti",
	"prskavka prskavky prskavce prskavku prskavkou prskavek prskavkám prskavkami",
	"ruka ruky ruce ruku rukou rukám",
].map((line) => line.split(" "));

const PAIRS = FAMILIES.flatMap(([first = "", ...others]) => others.map((other) => [first, other] as const));

describe("the Czech stemmer", () => {
	test.each(PAIRS)("%s and %s have the same stem", (one, other) => {
		expect(stem(other)).toBe(stem(one));
	});

	test("words for different goods have different stems", () => {
		const byStem = Map.groupBy(FAMILIES, ([first = ""]) => stem(first));
		expect([...byStem].filter(([, families]) => families.length > 1)).toEqual([]);
	});

	test.each([
		["kolo", "koláč"],
		["maska", "máslo"],
		["list", "lišta"],
		["listech", "lištách"],
		["růžový", "růže"],
		["kostým", "kost"],
		["dort", "dotek"],
		["tričko", "trik"],
		["čert", "čára"],
		["světlo", "svět"],
		["krém", "kra"],
		["lampion", "lampa"],
		["svíčka", "světluška"],
		["kos", "kosa"],
		["kosem", "kosou"],
		["lištách", "kosách"],
		["moly", "mola"],
		["roly", "rola"],
		["puly", "pula"],
		["psaní", "pes"],
		["salva", "lev"],
		["polský", "pole"],
		["dánský", "daň"],
		["britský", "břit"],
		["plný", "plena"],
		["had", "záda"],
		["víčko", "více"],
	])("%s and %s have different stems", (one, other) => {
		expect(stem(one)).not.toBe(stem(other));
	});

	test.each(["", "a", "na", "x", "5", "ks", "e", "z", "uz", "ov", "ovi", "ek"])("%j stays unchanged", (word) => {
		expect(czechStem(word)).toBe(word);
	});

	test("no word is cut to less than three letters", () => {
		expect(FAMILIES.flat().filter((word) => stem(word).length < 3)).toEqual([]);
	});
});
