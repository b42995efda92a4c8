import type { ReviewParts } from "../facts/review-format.ts";

export const HAT: ReviewParts = {
	good: [
		"na hlavě drží i při tanci, {kde} vydrželo {cas}.",
		"neškrábe a netlačí, {kdo} to zapomněla sundat ke stolu.",
		"{nadseni}, na hlavě to zůstalo {cas}.",
		"na fotkách {kde} vypadá líp než na webu.",
		"k převleku přesně ta tečka, {kde} se všichni ptali.",
		"{barvu} jsme brali k šatům a {kde} ladila.",
		"obvod sedí mně i {komu}.",
		"na {oslava} jsme měli každý svou, hotová rodinka.",
		"přišlo v krabici, ne v pytlíku, takže žádné pomačkání, ušetřilo nám to žehlení {vyroci}.",
		"lehoučké, {kdo} ani nevěděla, že to má na sobě.",
		"za pár korun převlek {minut}.",
		"do fotokoutku {kde} první, po čem všichni sáhli.",
	],
	flaw: [
		"okraj byl trochu ohnutý, nad párou {minut} jako nový.",
		"na menší hlavu trochu velké, pomohla sponka, {kdo} ji měla po ruce.",
		"jedno lepidlo povolilo {kde}, kápli jsme vteřinové.",
		"za ušima to po čase tlačí, {kde} jsem si to půl hodiny odložila.",
	],
	fair: ["z dálky pěkné, zblízka {kde} vidíte lepidlo.", "na jeden večer {kde} ano, na druhý už ne."],
	bad: ["během první půlhodiny {kde} se to rozlepilo."],
	awful: ["zlomené hned v obalu, {kdo} to oplakala."],
};

export const MASK: ReviewParts = {
	good: [
		"dýchá se v ní dobře, měla jsem ji {kde} {cas}.",
		"nikdo {kde} nepoznal, kdo pod ní je.",
		"gumička pevná a nestříhá vlasy, nosila ji i {kdo}.",
		"zpracování do detailu, {kde} budila respekt.",
		"přes brýle se sice nevejde, ale stojí za to, {vyroci} úspěch.",
		"{nadseni}, dokud ji {kde} nenasadil tatínek.",
		"na {oslava} výborná.",
		"průzory pro oči správně daleko, viděla jsem {kde} i na schody.",
		"nesmrdí, jak jsme se báli, po vyvětrání {kde} vůbec nic.",
		"děti si je {kde} měnily {cas}.",
		"divadelní kroužek {mesto} hlásí spokojenost.",
	],
	flaw: [
		"gumičku jsme si pro {koho} zkrátili uzlem.",
		"první den byla cítit, přes noc {kde} vyvětrala.",
		"po hodině {kde} je v ní teplo.",
		"okraj trochu ostrý, zbrousila jsem ho pilníkem {minut}.",
	],
	fair: ["na fotku {kde} super, na nošení nepohodlná.", "čekali jsme pevnější, {kdo} ji hned ohnula."],
	bad: ["gumička se utrhla ještě v šatně {sal}."],
	awful: ["přišla prasklá, {vyroci} jsme lepili izolepou."],
};

export const WIG: ReviewParts = {
	good: [
		"hustá, nepelichá a drží {cas}.",
		"vlasy se daly pročesat prsty, {kde} vypadaly jako pravé.",
		"síťka uvnitř má stahování, sedí mně i {kdo}.",
		"{barvu} jsem brala na disco večer {kde} a svítila.",
		"kolegyně {kde} myslela, že jsem se nechala ostříhat.",
		"neškrábe ani na spáncích, tančilo se v ní {cas}.",
		"po večírku jsem ji vyprala v šamponu a {vyroci} zase posloužila.",
		"na {oslava} bez kostýmu stačila sama.",
		"{kdo} si ji nasazuje každé ráno místo čepice.",
		"{vyroci} jsme je měli čtyři a smíchu bylo {cas}.",
	],
	flaw: [
		"po vybalení placatá, natřásla jsem ji {minut}.",
		"trochu se leskne na blesk, {kde} v šeru paráda.",
		"pár vlasů mi {kde} zůstalo na saku.",
		"pod ní je horko, {kde} jsem dělala přestávky.",
	],
	fair: ["na jeden večer {kde} dobrá, pak už se cuchá.", "ofina moc dlouhá, stříhala jsem ji {kde} sama."],
	bad: ["pelichala po celém gauči {doma}."],
	awful: ["přišla slisovaná na placku a {minut} česání nepomohlo."],
};

export const MAKE_UP: ReviewParts = {
	good: [
		"drží na obličeji {cas} a pak jde dolů vodou.",
		"citlivá pleť bez vyrážky, {kdo} má jinak ekzém ze všeho.",
		"nakreslila jsem {pocet} obličejů a zbyla půlka.",
		"barvy kryjí napoprvé, {kde} stála fronta.",
		"{komu} jsem malovala {minut} a seděla jak pěna.",
		"nezaschne a nepraská, zkoušeli jsme {kde} od rána.",
		"neteče ani v horku {kde}.",
		"na {oslava} naprostý hit.",
		"z kůže i z trička dolů bez problému, prala jsem to po oslavě {kde}.",
		"výborné pro školku, maluju {mesto} na každé besídce.",
	],
	flaw: [
		"na světlém límečku zůstala šmouha, {kdo} si o něj otřela bradu.",
		"víčko jde ztuha, {kde} jsme ho páčili lžičkou.",
		"chce to dvě vrstvy, jinak {kde} prosvítá.",
		"štěteček v balení nic moc, použili jsme {kde} svůj.",
	],
	fair: ["tmavé odstíny super, světlé {kde} slabé.", "na jedno malování {kde} vystačí, víc ne."],
	bad: ["stékalo to už {kde} po půlhodině."],
	awful: ["přišlo vyschlé, {komu} jsem to nenanesla vůbec."],
};

export const PROP: ReviewParts = {
	good: [
		"ke kostýmu přesně to, co chybělo, {kde} to zvedlo celý převlek.",
		"{kdo} to nedala z ruky {cas}.",
		"{nadseni} a my taky.",
		"pevnější, než jsme čekali, přežilo to i {koho}.",
		"{barvu} jsme vzali podle fotky a {kde} seděla.",
		"lehké, bezpečné, {kdo} s tím běhá po bytě.",
		"přišlo složené a za chvilku hotové, chystali jsme {minut}.",
		"na {oslava} nesmělo chybět.",
		"za ty peníze jsme čekali hračku na jedno použití, sloužilo {kde} i {vyroci}.",
		"divadlo {mesto} doporučuje.",
		"fotilo se s tím {kde} úplně všechno, i děda.",
		"půjčujeme si to v rodině, naposledy {vyroci}.",
		"vypadá dráž, než stojí, {kde} mi to nikdo nevěřil.",
	],
	flaw: [
		"trochu menší, než jsme si představovali, {komu} ale akorát.",
		"jeden spoj jsme {kde} jistili páskou.",
		"z obalu to bylo cítit, po dni {kde} dobré.",
		"barva o fous tmavší, {kde} se to ztratilo.",
		"obal nešel bez nůžek otevřít, {kdo} netrpělivě čekala.",
	],
	fair: ["na fotky {kde} fajn, na delší nošení ne.", "ujde, zblízka {kde} je vidět, že jde o levnější věc."],
	bad: ["rozpadlo se to {kde} dřív, než začal průvod."],
	awful: ["zlomené při prvním použití, {kdo} byla smutná celý večer."],
};

export const SKIN: ReviewParts = {
	good: [
		"drželo {cas} a dolů šlo teplou vodou.",
		"{komu} se to líbilo tak, že jsme museli i druhou ruku.",
		"na kůži nic nepálí ani nesvědí, zkoušeli jsme {doma} den předem.",
		"na {oslava} naprostý hit.",
		"{nadseni}, fronta se táhla až ke dveřím.",
		"stačilo pro {pocet} dětí ze třídy.",
		"vypadá to opravdově, {sal} se toho pár lidí leklo.",
		"nanesené {minut}, žádná věda.",
		"ani po tancování {sal} se nic nesetřelo.",
	],
	flaw: ["na triko to nepatří, {kdo} má flek dodnes.", "obal jde otevřít jen nůžkami, chystali jsme {sal}."],
	fair: ["na fotky stačí, zblízka {sal} nic moc."],
	bad: ["setřelo se to {sal} do hodiny."],
	awful: ["přišlo vyschlé, {vyroci} jsme to nepoužili."],
};
