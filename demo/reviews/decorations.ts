import type { ReviewParts } from "../facts/review-format.ts";

export const GARLAND: ReviewParts = {
	good: [
		"pověsili jsme ji {kde} {minut} a hned bylo veselo.",
		"pevná, přežila i průvan {venku}.",
		"{barvu} jsme ladili s květinami {vyroci}.",
		"navlečená a rovná, žádné rozplétání, {kde} jen připíchnout.",
		"po oslavě se přestěhovala do dětského pokoje, {nadseni}.",
		"délka sedí, {kde} vyšla od okna k oknu.",
		"na {oslava} hlavní ozdoba nad stolem.",
		"visela {venku} {cas} a nic.",
		"na fotkách {vyroci} je skoro všude.",
		"materiál příjemný, nešustí, {kde} ji nikdo nestrhl.",
		"skládá se zpátky do obalu, letos už podruhé {kde}.",
		"potisk čitelný i z druhého konce sálu, prověřeno {kde}.",
	],
	flaw: [
		"šňůrku jsme {kde} museli nastavit.",
		"jeden díl byl přehnutý, přes noc pod knihou se {kde} srovnal.",
		"bílá je spíš smetanová, {vyroci} nevadilo.",
		"kousek se {kde} zamotal, rozmotali jsme ho {minut}.",
	],
	fair: ["na fotce větší, {kde} jsme potřebovali dvě.", "tenčí, než jsme čekali, {kde} se kroutila."],
	bad: ["utrhla se {kde} po hodině."],
	awful: ["přišla pomačkaná na cucky, {vyroci} jsme ji nepověsili."],
};

export const LANTERN: ReviewParts = {
	good: [
		"rozložené {minut}, drátek uvnitř drží tvar.",
		"zavěšené nad stolem {kde} vypadaly kouzelně.",
		"s LED světýlkem svítily {cas}.",
		"{barvu} jsme zkombinovali ve třech velikostech {kde}.",
		"papír pevný, ani vítr {venku} je nepotrhal.",
		"na {oslava} hned jiná atmosféra.",
		"dají se složit naplocho, schovali jsme je {vyroci} i na příště.",
		"{nadseni} a visí v pokojíčku.",
		"kulaté opravdu dokulata, {kde} jich viselo {pocet}.",
		"barva na stropě {doma} dělala pěkné stíny.",
	],
	flaw: [
		"jeden měl roztržený spoj, {kde} jsme ho podlepili.",
		"poutka krátká, {kde} jsme přivázali vlasec.",
		"první složit trvá, pak už to {kde} šlo.",
	],
	fair: ["menší, než jsme mysleli, {kde} se ztratily.", "hezké, ale křehké, {kde} jeden nepřežil."],
	bad: ["tři kusy ze sáčku zmačkané, {kde} nešly srovnat."],
	awful: ["roztrhly se při rozkládání, {vyroci} zůstal holý strop."],
};

export const CONFETTI: ReviewParts = {
	good: [
		"efekt parádní, {kde} jásali i nejstarší hosté.",
		"na {oslava} nejlepší fotka dne.",
		"spoustu barev a žádný zápach, sypali jsme {kde}.",
		"stačilo jedno balení na celý stůl {vyroci}.",
		"vysáli jsme to {minut} a bylo čisto.",
		"{barvu} jsme měli k ubrusu a třpytila se.",
		"{nadseni} a chtělo se to vidět ještě jednou.",
		"větší dílky, dobře se zametají i {kde}.",
		"vyletělo to výš, než jsme čekali, pozor na lustr {doma}.",
		"vzali jsme {pocet} kusů mezi hosty a byl z toho nádherný déšť.",
		"i po dešti {venku} to z trávníku zmizelo.",
	],
	flaw: [
		"nacházíme je {kde} ještě po týdnu.",
		"bílých by mohlo být víc, {vyroci} ale stačily.",
		"otevírání na sáčku jde ztuha, {kde} jsme ho roztrhli.",
		"na {pocet} hostů berte víc než jedno balení.",
	],
	fair: ["rána slabší, než jsme čekali, {kde} to dolétlo na dva metry.", "hezké, ale {kde} se to lepí na boty."],
	bad: ["pustilo barvu na světlou podlahu {doma}."],
	awful: ["neotevřelo se vůbec, {vyroci} jsme stáli jak trubky."],
};

export const FIREWORK: ReviewParts = {
	good: [
		"hoří rovnoměrně a bez kouře do očí, zapalovali jsme {venku}.",
		"všechny kusy chytly napoprvé, prskalo se {venku}.",
		"na fotkách s dlouhým časem nádhera, nafoceno {vyroci}.",
		"na {oslava} jsme vzali pro {pocet} lidí a nezbyl ani jeden.",
		"sousedi {mesto} koukali z oken.",
		"efekt delší, než píší, {kde} se tleskalo.",
		"návod jasný, bezpečnost v pořádku, {venku} jsme měli kbelík s pískem.",
		"použito {vyroci} místo svíčky, sklidilo to obdiv.",
	],
	flaw: [
		"jeden kus {venku} nechytil.",
		"drátky jsou po dohoření hodně horké, {kde} pozor.",
		"ve větru {venku} se zapalovaly napotřetí.",
	],
	fair: ["hořelo kratší dobu, než jsme čekali, {kde} to bylo pryč hned.", "průměr, {vyroci} splnily účel."],
	bad: ["dva ze sáčku vlhké, {kde} jen čadily."],
	awful: ["ani jeden nehořel, {vyroci} zklamání."],
};

export const PHOTO: ReviewParts = {
	good: [
		"na fotky se stála fronta {cas}.",
		"pevný papír, tyčky se neviklají, {kde} to přežilo i děti.",
		"i strejda, co se nefotí, se {kde} nechal přemluvit.",
		"na {oslava} nejlepší zábava mezi chody.",
		"album {vyroci} je díky tomu k popukání.",
		"sestavili jsme {minut} u kafe.",
		"pozadí bez odlesků, {kde} stačila lampa.",
		"{pocet} hostů se vystřídalo a nic se nezlomilo.",
		"schováno v krabici, {mesto} to půjde dál na svatbu kamarádky.",
		"{nadseni}, fotilo se s tím i druhý den.",
	],
	flaw: [
		"dvě tyčky se {kde} odlepily, tavná pistole to spravila.",
		"pár kousků se opakuje, {vyroci} to nevadilo.",
		"lepicí proužky slabé, {kde} jsme přidali pásku.",
	],
	fair: ["na jednu oslavu {kde} v pohodě, na druhou už ohnuté.", "polovina vtipná, polovina {kde} ležela."],
	bad: ["potisk rozmazaný, na fotkách {kde} je to vidět."],
	awful: ["tyčky v balení chyběly úplně, {vyroci} jsme drželi papír v ruce."],
};

export const DECOR: ReviewParts = {
	good: [
		"rozmístili jsme to {kde} {minut} a proměna dokonalá.",
		"na {oslava} to udělalo největší parádu.",
		"drží tvar i druhý rok, letos bylo vystaveno {kde}.",
		"{nadseni} už na chodbě.",
		"pošťačka se lekla, takže účel splněn, visí to {kde}.",
		"materiál pevný, {venku} vydržel {cas}.",
		"vypadá stejně jako na obrázku, {kde} ještě líp za šera.",
		"uklizeno zpátky do krabice, {vyroci} poslouží znovu.",
		"sousedi {mesto} se ptali, kde jsme to sehnali.",
		"zabere hodně místa za málo peněz, {kde} to stačilo samo.",
	],
	flaw: [
		"chce to trpělivost při rozmotávání, {kde} nám to trvalo dýl.",
		"ve větru {venku} jsme to museli přivázat.",
		"trochu menší, než jsme čekali, {kde} jsme přidali druhé.",
	],
	fair: ["zdálky pěkné, zblízka {kde} je vidět lepidlo.", "na jednu sezonu {kde} to stačí."],
	bad: ["rozpáralo se to {kde} první večer."],
	awful: ["přišlo polámané, {kde} jsme to ani nevybalili."],
};
