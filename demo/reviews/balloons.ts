import type { ReviewParts } from "../facts/review-format.ts";

export const FOIL: ReviewParts = {
	good: [
		"fólie drží tvar i pátý den, visí {sal} pod stropem.",
		"{heliem} nám ho naplnili {mesto} na pobočce a {nadseni}.",
		"švy pevné, nikde neuchází, vydržel {cas} a ještě dál.",
		"mnohem větší, než jsme čekali, {kdo} se za ním schová.",
		"{vyroci} ideální, na fotkách září.",
		"{barvu} jsme měli {kde} a leskla se krásně.",
		"nafoukli jsme ho doma brčkem {minut}.",
		"po týdnu vyfoukneme, složíme a příště zase, sloužil už dvakrát, naposledy {vyroci}.",
		"potisk ostrý z obou stran, i když se točí na stuze {kde}.",
		"letěl s námi v autě až na oslavu {kde} a nic se mu nestalo.",
		"{kdo} s ním chodí po bytě {cas}.",
		"balónek krásně stál i {venku}, jen ho pořádně přivažte.",
		"na {oslava} přesně tenhle motiv.",
		"ventilek se sám zavřel, žádné motání, zvládla to i {kdo}.",
	],
	flaw: [
		"trvalo, než jsme našli ventilek, nakonec pomohla {kdo}.",
		"na sluníčku {venku} se dost napnul, pozor na to.",
		"v zimě {mesto} venku splaskl, v teple se zase narovnal.",
		"na obrázku o něco sytější, než když visel {kde}.",
		"závaží si přikupte rovnou, nám uletěl {sal} až ke stropu.",
		"stuha v balení krátká, {sal} je vysoký strop.",
	],
	fair: [
		"druhý den už nebyl tak napnutý, {kde} visel trochu smutně.",
		"hezký, ale jeden šev varhánkuje, {kdo} si toho všimla hned.",
		"průměr. Držel {cas}, čekali jsme víc.",
	],
	bad: ["během odpoledne {kde} ušla polovina vzduchu.", "potisk se {kde} o zeď sedřel, škoda."],
	awful: ["praskl při nafukování, {kdo} brečí a my bez dárku {vyroci}."],
};

export const FOIL_NUMBER: ReviewParts = {
	good: [
		"{vyroci} velké jako dítě, všichni se u něj fotili.",
		"lesk jako zrcadlo, {barvu} jsme brali kvůli výzdobě {kde}.",
		"stálo {kde} pět dní a pořád pevné.",
		"{heliem} naplněno {mesto} na hodinu přesně, v autě zabere půl kufru.",
		"na fotkách je hned jasné, kolik komu je, {nadseni}.",
		"dvě číslice vedle sebe {kde} vypadaly náramně.",
		"vzduchem nafouknuté visí {kde} už týden.",
		"číslo jsme přivázali {kde} na židli a nehnulo se.",
		"{kdo} ho má v pokoji dodnes.",
		"stříhat, lepit nic nemusíte, nafoukli jsme ho {minut}.",
		"švy drží, i když s ním {kdo} běhala {kde}.",
		"objednané {vyroci}, druhé už máme vyhlédnuté na příští rok.",
		"velikost sedí podle popisu, {doma} skoro po strop.",
	],
	flaw: [
		"na výšku míň, než jsme mysleli, rozměr je asi před nafouknutím, {kde} to ale nevadilo.",
		"jedna hrana se {kde} trochu krabatí.",
		"bez těžítka se {kde} pořád otáčí zády.",
		"brčko k nafouknutí bychom přidali rovnou dvě, {kdo} to první hned přehnula.",
		"vešlo se do auta jen tak tak, {mesto} jsme sklápěli sedačky.",
	],
	fair: ["třetí den {kde} už trochu povadlo.", "hezké, jen na hraně drobná vráska, {vyroci} to ale stačilo."],
	bad: ["druhý den ráno {kde} leželo na zemi."],
	awful: ["u ventilku dírka, {vyroci} jsme měli jen půlku letopočtu."],
};

export const LATEX: ReviewParts = {
	good: [
		"z {kusu} kusů nepraskl ani jeden.",
		"barvy syté i po nafouknutí, {kde} jich viselo plno.",
		"{barvu} jsme kombinovali s bílou a {kde} to ladilo.",
		"nafukovali jsme je večer předem a ráno {kde} pořád pevné.",
		"guma silná, uzel jde uvázat i dětem, {kdo} jich zvládla deset.",
		"{nadseni}, míčů z nich bylo {kde} plno.",
		"žádný zápach gumy, což u levných balónků nebývá, zkoušeli jsme je {vyroci}.",
		"s pumpičkou hotovo {minut}.",
		"všechny stejně velké, {kde} z nich byla hezká řada.",
		"na {oslava} akorát.",
		"druhý balíček už je v košíku, první padl {vyroci}.",
		"naplněné {heliem} vydržely {cas}.",
		"pes je {kde} kousal a stejně nepraskly.",
		"dost pružné, {kdo} je přefoukla a nic.",
		"{kusu} kusů přesně, žádný vadný.",
	],
	flaw: [
		"dva nám praskly o hrubou omítku {kde}.",
		"odstín o kousek světlejší než na obrázku, {kde} to nikdo nepoznal.",
		"jeden z balíčku měl {kde} hned dírku.",
		"počítejte s rezervou, tři jsme přefoukli hned {vyroci}.",
		"krček mají úzký, foukání pusou {kde} dá zabrat.",
	],
	fair: [
		"do rána {kde} se trochu scvrkly.",
		"barva se od fotky liší, k výzdobě {kde} sedla jen napůl.",
		"průměrné, na jedno odpoledne {kde} stačí.",
	],
	bad: ["pět z nich prasklo při nafukování, {kdo} se lekala a nechtěla dál."],
	awful: ["slepené v sáčku, půlka k vyhození. Nouzovka {vyroci}."],
};

export const BALLOON_GARLAND: ReviewParts = {
	good: [
		"skládali jsme ve dvou {minut} a výsledek jak od dekoratéra.",
		"balónků je víc než dost, zbylo nám i na druhou stranu {kde}.",
		"{vyroci} hlavní kulisa na focení.",
		"barvy spolu ladí, {kde} nebylo potřeba nic dalšího.",
		"páska s dírkami je geniální, {kdo} navlékala sama.",
		"vydržela {cas}, ubylo jí jen pár balónků.",
		"na {oslava} přesně, co jsme hledali.",
		"první pokus v životě a {kde} se nás ptali, kdo to dělal.",
		"po oslavě jsme ji přestěhovali {doma} a visela dál.",
		"{nadseni} a hned se řešilo, kam s ní do pokojíčku.",
		"elektrickou pumpu si půjčte, pak je hotovo {minut}.",
		"lepicí body drží i na tapetě {doma}.",
		"velikosti pěkně promíchané, {kde} to působí bohatě.",
	],
	flaw: [
		"návod by mohl být podrobnější, pomohlo video, skládali jsme {kde}.",
		"rezervní balónky se hodily, tři praskly {kde} o trnku.",
		"na délku tak o půl metru kratší, než by bylo {kde} potřeba.",
		"nechte si víc času, {vyroci} jsme lepili ještě při příchodu hostů.",
	],
	fair: [
		"bez pumpy se to nedá, to mělo být v popisu. Trvalo nám to {kde} dvě hodiny.",
		"hezké, ale {kde} do rána splaskly ty nejmenší.",
	],
	bad: ["háčky v sadě chyběly a izolepa {kde} nedržela."],
	awful: ["jedna barva v balení úplně chyběla, {vyroci} to vypadalo divně."],
};

export const HOLDERS: ReviewParts = {
	good: [
		"drží, jak má, použili jsme {vyroci}.",
		"jednoduché, zvládla to {kdo}.",
		"{sal} to stálo {cas} a nehnulo se.",
		"přesně to, co jsme k balónkům potřebovali, hotovo {minut}.",
		"použito už potřetí, naposledy {vyroci}.",
		"na {pocet} balónků stačilo v pohodě.",
		"{barvu} jsme sladili s výzdobou {sal}.",
		"konečně balónky {sal} zůstaly tam, kde mají být.",
		"kvalita dobrá, půjčili si to od nás už sousedi {mesto}.",
		"na {oslava} jsme to měli nachystané {minut}.",
	],
	flaw: [
		"návod drobným písmem, {sal} jsme si svítili mobilem.",
		"chvilku trvalo, než jsme přišli na to, jak na to, {sal} pomohl soused.",
		"o kousek kratší, než by bylo {sal} potřeba.",
	],
	fair: ["plní účel, ale {doma} to působí lacině.", "na {pocet} balónků to bylo tak tak."],
	bad: ["rozpojilo se to {sal} hned při stavění."],
	awful: ["jeden díl v balení chyběl, {vyroci} jsme to nepostavili."],
};

export const FOIL_SIGN: ReviewParts = {
	good: [
		"písmena rovná, na zdi {doma} je to čitelné z ulice.",
		"nafoukli jsme brčkem {minut}, žádná věda.",
		"{vyroci} visel nápis nad stolem a všichni se pod ním fotili.",
		"lesklá fólie bez vrásek, držela {cas}.",
		"na provázek se navléká snadno, zvládla to {kdo}.",
		"na {oslava} krásné pozadí.",
		"po týdnu {doma} pořád jako nové.",
		"izolepu na tapetě {doma} jsme sundali beze stop a písmena schovali.",
	],
	flaw: ["jedno písmeno přišlo přelepené, {vyroci} se to srovnalo.", "provázek krátký, {sal} jsme přidali vlastní."],
	fair: ["menší, než to vypadá, {sal} to trochu zaniklo."],
	bad: ["jedno písmeno do rána {doma} ušlo."],
	awful: ["písmeno z nápisu chybělo, {vyroci} z toho byla hádanka."],
};

export const BOUQUET: ReviewParts = {
	good: [
		"krásně barevně sladěné, stálo to {sal} u dveří jako uvítání.",
		"{vyroci} místo květin, úspěch zaručen.",
		"drželo {cas} a pak si to rozebrali hosté.",
		"na {oslava} přesně v těch barvách, co jsme chtěli.",
		"{nadseni}, hned jak to uviděla ve dveřích celá rodina.",
		"převezli jsme to autem {mesto} a nic neprasklo.",
		"balónky různě veliké, působí to bohatě, focení {doma} se povedlo.",
		"svázáno {minut}, stuha v balení stačila.",
		"nečekali jsme, že to bude tak velké, {doma} to zabralo půl kouta.",
	],
	flaw: ["jeden latexový {sal} praskl, ostatní drží.", "odstín o kousek jiný než na webu, {vyroci} to neřešil nikdo."],
	fair: ["čekali jsme toho víc, {sal} to vypadalo chudě."],
	bad: ["polovina {doma} do večera povadla."],
	awful: ["dva balónky z balení chyběly, {vyroci} to bylo znát."],
};

export const BLOWERS: ReviewParts = {
	good: [
		"ušetřilo nám to spoustu foukání, {doma} jsme měli hotovo {minut}.",
		"na {pocet} balónků to stačilo v pohodě.",
		"jednoduché, zvládla to i {kdo}.",
		"návod česky a srozumitelný, chystali jsme {sal}.",
		"půjčili si to od nás už sousedi {mesto}.",
		"použito potřetí, naposledy {vyroci}.",
		"bez tohohle už bychom se {sal} do balónků nepouštěli.",
		"tvář odpočatá, balónky nafouknuté, výzdoba {sal} hotová {minut}.",
		"tryska sedí přesně, nic neuniká, prověřeno {doma}.",
		"vydrželo {cas} v provozu bez zaváhání.",
	],
	flaw: [
		"trochu hlučné, {kdo} si zacpávala uši.",
		"návod drobným písmem, {sal} jsme si svítili mobilem.",
		"čekali jsme, že vystačí na víc balónků než na {pocet}.",
	],
	fair: ["plní účel, ale plast působí lacině. Sloužilo {vyroci}."],
	bad: ["netěsní, polovina nám {doma} utekla."],
	awful: ["nefungovalo vůbec, {vyroci} jsme foukali pusou."],
};

export const GIANT: ReviewParts = {
	good: [
		"opravdu obří, {kdo} se za ním celá schovala.",
		"{sal} byl středem pozornosti {cas}.",
		"guma silná, nepraskl ani v autě cestou {mesto}.",
		"foukali jsme ho pumpičkou {minut}, pusou to ani nezkoušejte.",
		"na {oslava} okamžik, na který se čekalo celé odpoledne.",
		"video z toho má tisíc zhlédnutí, točili jsme {venku}.",
		"{nadseni}, když to bouchlo.",
		"uzel drží, na stuze visel {sal} bez úhony.",
		"konfety uvnitř se rozletěly krásně do všech stran, uklízeli jsme {minut}.",
		"na fotkách {venku} vypadá jako z časopisu.",
		"{vyroci} lepší než ohňostroj.",
		"vešel se do dveří jen tak tak, {doma} zabral celý kout.",
		"jistil ho soused {venku} šňůrou a dobře udělal, táhl jako drak.",
	],
	flaw: [
		"s pumpičkou na kolo to trvalo, {venku} jsme se vystřídali tři.",
		"stuha v balení krátká, {sal} jsme nastavili vlastní.",
		"o kousek menší, než jsme čekali, {vyroci} ale stačil.",
		"prasknout nechtěl, {venku} jsme si pomohli špendlíkem.",
	],
	fair: ["hezký, ale {doma} do rána povadl.", "čekali jsme větší ránu, {venku} to jen pšouklo."],
	bad: ["praskl o stéblo {venku} ještě před fotkou."],
	awful: ["měl dírku hned z obalu, {vyroci} jsme to zachraňovali bez něj."],
};
