import type { ReviewParts } from "../facts/review-format.ts";

export const PLATE: ReviewParts = {
	good: [
		"neprohýbají se ani pod kusem dortu se šlehačkou, prověřeno {kde}.",
		"pevné, omáčka jimi neprosákla {cas}.",
		"po oslavě jen pytel na papír a žádné mytí, {kde} k nezaplacení.",
		"{barvu} jsme měli {vyroci} a stůl vypadal slavnostně.",
		"potisk jak z obrázku, {kdo} nechtěla dort, aby ho nezakryl.",
		"{pocet} hostů a ani jeden proděravěný.",
		"na {oslava} jsme jiné nechtěli.",
		"velikost tak akorát na chlebíčky i zákusek, servírovali jsme {kde}.",
		"okraj zvednutý, nic nesklouzlo, i když {kdo} běhala {kde}.",
		"zbylo {kusu} kusů na příště, to se hodí.",
		"barva stejná ve všech balíčcích, dali jsme je {kde} na dva stoly.",
		"guláš by možná nedaly, chlebíčky a ovoce {kde} v pohodě.",
	],
	flaw: [
		"na {pocet} lidí jsme potřebovali dvě balení.",
		"dva kusy přišly pomačkané, {kde} jsme je dali dospod.",
		"odstín živější než na obrazovce, {vyroci} ale vůbec nevadil.",
		"na horké se nehodí, {kde} se jeden zkroutil.",
	],
	fair: ["na dort dobré, na grilování {kde} slabší.", "čekali jsme silnější papír, {kde} jsme dávali dva na sebe."],
	bad: ["polovina dorazila ohnutá, {vyroci} to nevypadalo nijak."],
	awful: ["mokrá krabice, vlnité a {kde} k nepoužití."],
};

export const CUP: ReviewParts = {
	good: [
		"nepropouštějí ani po dvou hodinách, limonáda {kde} stála {cas}.",
		"děti si je podepsaly a nikdo {kde} nehledal svůj.",
		"pevné, nepromáčknou se v ruce, prověřila {kdo}.",
		"{barvu} jsme vzali k výzdobě {kde} a sedla.",
		"obrázek se nesmývá, zůstaly nám {vyroci} na památku.",
		"vešlo se do nich přesně tolik, kolik píší, nalévali jsme {kde}.",
		"jedno balení stačilo na dolévání i na druhý den, slavilo se {kde}.",
		"na {oslava} roztomilé.",
		"horký čaj {kde} zvládly taky.",
		"stohují se, takže zabraly {kde} minimum místa.",
		"po akci do papíru a hotovo, uklizeno {minut}.",
		"{nadseni}, pilo se i to, co se jinak nepije.",
	],
	flaw: [
		"na větru {venku} lehké, převrhly se dva.",
		"na {pocet} lidí berte o balení navíc.",
		"jeden v balení měl promáčknutý okraj, {kde} jsme ho schovali dozadu.",
		"okraj se po hodině {kde} trochu třepil.",
	],
	fair: ["na studené ano, na horké {kde} ne.", "barva vybledlejší než na webu, {vyroci} to ušlo."],
	bad: ["u tří kusů protékalo dno, {kde} jsme utírali stůl."],
	awful: ["přišly slisované do placky, {vyroci} jsme vytáhli domácí skleničky."],
};

export const STRAW: ReviewParts = {
	good: [
		"vydržela {cas} a nerozmočila se.",
		"nechutnají po papíru, {kdo} to hned hlásila.",
		"{barvu} jsme vybrali k limonádě {kde} a ladila.",
		"{kusu} kusů vystačí na celé léto {kde}.",
		"pevnější než ta z fast foodu, {kde} se nezlomila ani jedna.",
		"na {oslava} hezký detail.",
		"i {kdo}, co všechno rozkouše, ho dopila do konce.",
	],
	flaw: [
		"ke smoothie {kde} moc tenká.",
		"po hodině {kde} už měkla.",
		"sáček nejde znovu zavřít, doma {kde} se rozsypala.",
	],
	fair: ["na jednu limonádu {kde} stačí.", "průměr, {kdo} ho rozkousala hned."],
	bad: ["rozlepila se {kde} už v první skleničce."],
	awful: ["ohnutá všechna, {vyroci} jsme je nedali ani na stůl."],
};

export const SERVING: ReviewParts = {
	good: [
		"{barvu} jsme měli {kde} a vypadala draze.",
		"pevné, vydrželo to {cas} i s horkými bramborami.",
		"popcorn {kde} zmizel hned, nádobí žádné.",
		"{kusu} kusů akorát pro nás všechny {vyroci}.",
		"na pohoštění {venku} ideální.",
		"na {oslava} jsme je plnili ovocem a bonbony.",
		"nic se nelámalo, ani když {kdo} dloubala do zmrzliny.",
		"nepije to mastnotu, {kde} zůstalo čisté i prostírání.",
		"po použití do tříděného odpadu, uklizeno {minut}.",
		"na každého se dostalo, slavilo se {kde}.",
	],
	flaw: [
		"čekali jsme o něco větší rozměr, {kde} jsme přidávali.",
		"jeden kus měl odřený okraj, {vyroci} si toho nikdo nevšiml.",
		"na {pocet} lidí dvě balení.",
	],
	fair: ["na sladké dobré, na maso {kde} měkké.", "jednou použít {kde} a dost."],
	bad: ["dva kusy zlomené, {kde} chyběly."],
	awful: ["všechno poškrábané, {vyroci} jsme to nepoužili."],
};

export const NAPKIN: ReviewParts = {
	good: [
		"třívrstvé, savé, rozlitý džus {kde} zmizel na jeden zátah.",
		"potisk nepouští barvu na prsty, {kde} si toho všimla i babička.",
		"{barvu} jsme skládali do vějíře {minut}.",
		"{kusu} kusů vystačilo na celou oslavu {kde}.",
		"obrázek tak hezký, že {kdo} si jeden schovala do deníčku.",
		"na {oslava} doladily stůl.",
		"jemné, neškrábou, {komu} jsme utírali pusu od čokolády.",
		"stůl {kde} s nimi hned vypadal jinak.",
		"koupeno {vyroci}, zbytek na dekupáž.",
		"nerozpadají se v mokré ruce, {kde} jsme grilovali žebra.",
	],
	flaw: [
		"tisk jen na jedné půlce, {kde} jsme je museli otáčet.",
		"balíček byl {mesto} natržený, kusy ale čisté.",
		"o dost tmavší než na fotce, {vyroci} nakonec dobré.",
		"tenčí, než jsme zvyklí, {kde} se braly po dvou.",
	],
	fair: ["na zákusek ano, k hlavnímu jídlu {kde} malé.", "obyčejné, {kde} splnily účel."],
	bad: ["barva pouštěla, {kde} máme fleky na desce stolu."],
	awful: ["zmačkané a vlhké, {vyroci} rovnou do koše."],
};

export const CLOTH: ReviewParts = {
	good: [
		"rozlitá limonáda {kde} šla setřít hadrem.",
		"délka seděla na náš stůl {kde} i s převisem.",
		"{barvu} jsme vzali {vyroci} a sál hned ožil.",
		"neklouže, i když za něj {kdo} tahala.",
		"složený mezi ostatními věcmi čeká na příště, přežil {cas} {kde}.",
		"vyžehlil se sám, stačila chvilka na slunci {kde}.",
		"na {oslava} perfektní základ.",
		"zakryl starý pracovní stůl {kde} a nikdo nic nepoznal.",
		"lem rovný, nic se netřepí, stříhali jsme ho {minut}.",
	],
	flaw: [
		"sklady z balení byly vidět i {kde}, žehlit se moc nedá.",
		"na větru {venku} přidejte svorky.",
		"o deset centimetrů kratší, než by bylo {kde} ideální.",
	],
	fair: ["tenký, hrana stolu {kde} prosvítá.", "na jednu oslavu {kde} stačí, pak jsou vidět záhyby."],
	bad: ["protrhl se {kde} o roh hned při natahování."],
	awful: ["přišel potrhaný a {vyroci} jsme jeli bez něj."],
};

export const TABLE_SET: ReviewParts = {
	good: [
		"všechno v jedné krabici, prostřeli jsme {kde} {minut}.",
		"kousky k sobě ladí, nic se nehádá, {kde} to všichni chválili.",
		"na {oslava} jsme nemuseli nic vymýšlet.",
		"přišli dva hosté navíc a pořád to stačilo, slavilo se {kde}.",
		"spočítali jsme to po kusech a sada vyšla levněji, použita {vyroci}.",
		"{nadseni} už od dveří.",
		"nic se nepromáčelo ani neohnulo, sedělo se {kde} {cas}.",
		"úklid: všechno do pytle, hotovo {minut}.",
		"podruhé, naposledy {vyroci}, a zase spokojenost.",
		"v krabici roztříděné po sáčcích, {kde} jsme jen vytahovali.",
		"pro celou třídu {mesto} jsme vzali dvě a vyšlo to.",
		"{kdo} si prostřela celý stůl sama.",
	],
	flaw: [
		"jednoho kusu bylo míň, doposlali ho {mesto} za dva dny.",
		"krabice pomačkaná, obsah celý, chystali jsme {kde}.",
		"na {pocet} lidí si přikupte rezervu.",
		"obrázek na kusech trochu jinde než na webu, {vyroci} to neřešil nikdo.",
	],
	fair: ["polovina krásná, polovina obyčejná, {kde} to bylo znát.", "pro víc než {pocet} lidí málo."],
	bad: ["jedna část chyběla a přišla až po oslavě {kde}."],
	awful: ["dorazilo dva dny po oslavě, {kde} jsme jedli z domácího porcelánu."],
};

export const PARTY_SET: ReviewParts = {
	good: [
		"jedna krabice a hotovo, výzdoba {kde} hotová {minut}.",
		"hosté mysleli, že jsme to chystali měsíc, a bylo to {minut}.",
		"na {oslava} bez starostí.",
		"ušetřené peníze padly na větší dort {vyroci}.",
		"{nadseni}, když jsme odkryli ten stůl.",
		"v balení přesně to, co je v seznamu, kontrolovali jsme {kde} kus po kusu.",
		"stačilo přikoupit pití, zbytek byl {kde} z krabice.",
		"kvalita jednotlivých kusů lepší, než jsme u sady čekali, měli jsme ji {vyroci}.",
		"{kdo} si ji vybrala sama a trefila se.",
		"vystačilo to i pro dva nečekané hosty {kde}.",
		"darovali jsme ji kamarádce {mesto} a hned poslala fotky.",
		"barvy ladí, focení {kde} se povedlo.",
	],
	flaw: [
		"jednu věc jsme {kde} nakonec nevyužili.",
		"pro {pocet} hostů o pár kusů málo.",
		"roh krabice promáčknutý už {mesto}, uvnitř v pořádku.",
		"návod, co kam, by pomohl, {kde} jsme improvizovali.",
	],
	fair: ["na menší oslavu {kde} fajn, na větší se musí dokupovat.", "pěkné, ale dalo se {mesto} složit levněji."],
	bad: ["dva díly ze sady chyběly, {kde} to bylo vidět."],
	awful: ["nestihlo to přijít a {vyroci} jsme zdobili krepákem."],
};
