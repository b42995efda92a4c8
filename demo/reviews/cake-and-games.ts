import type { ReviewParts } from "../facts/review-format.ts";

export const CANDLE: ReviewParts = {
	good: [
		"hoří klidně a nekape na krém, sfoukli jsme je {kde}.",
		"vydržely na dvě písničky i na focení, slavilo se {kde}.",
		"na dortu {vyroci} vypadaly náramně.",
		"{barvu} jsme sladili s polevou.",
		"{kdo} sfoukla všechny napoprvé.",
		"držáčky pevné, nepropadly se ani do piškotu, zapichovala {kdo}.",
		"{nadseni}, zapalovat se muselo pořád dokola, slavilo se {kde}.",
		"na {oslava} roztomilý detail.",
		"po umytí schovaná na památku v krabičce, byla {vyroci}.",
		"nesmrdí a nečadí, seděli jsme {kde} kousek od nich.",
		"cukrárka {mesto} chválila, jak dobře drží.",
	],
	flaw: [
		"jedna přišla zlomená, {vyroci} jsme ji zapíchli hlouběji.",
		"hoří rychleji, než jsme čekali, {kde} jsme museli zpívat svižně.",
		"barva trochu bledší než na obrázku, {kde} za tmy jedno.",
	],
	fair: ["menší, než vypadá na fotce, na velkém dortu {vyroci} zanikla.", "obyčejné, {kde} splnily účel."],
	bad: ["jedna nehořela vůbec a vosk {kde} stekl na marcipán."],
	awful: ["zlomené všechny, {vyroci} jsme hledali čajové."],
};

export const TOPPER: ReviewParts = {
	good: [
		"stojí rovně a nezapadá do krému, dort {vyroci} s ním dostal šmrnc.",
		"muffiny {kde} zmizely první.",
		"{nadseni}, zůstal nám na památku v krabičce pokladů.",
		"na {oslava} hezčí než marcipánové figurky.",
		"zabaleno mezi kartony, přišlo bez jediného škrábnutí {vyroci}.",
		"po opláchnutí posloužil znovu, naposledy {kde}.",
		"potisk ostrý, barvy veselé, {kdo} zdobila sama.",
		"upekla jsem {pocet} kousků a vyšlo to přesně.",
		"cukrář {mesto} se ptal, kde jsme ho vzali.",
	],
	flaw: [
		"jeden hrot byl kratší, {vyroci} jsme ho podložili.",
		"papírové košíčky trochu mastnily, {kde} to nikdo neřešil.",
		"užší, než jsme mysleli, na dortu pro {pocet} lidí trochu ztracený.",
	],
	fair: ["hezké, jen lehké, {venku} se otáčelo.", "průměr, {vyroci} stačilo."],
	bad: ["barva na hraně odřená, {vyroci} jsme to otočili dozadu."],
	awful: ["zlomené v půli, dort {vyroci} zůstal holý."],
};

export const GAME: ReviewParts = {
	good: [
		"zabavilo to {pocet} dětí {cas}.",
		"pravidla pochopí i předškolák, hráli jsme {kde}.",
		"{kdo} to chce hrát každou neděli.",
		"{nadseni} a rodiče měli klid na kafe.",
		"na {oslava} nejlepší program.",
		"pršelo, tak se hrálo {kde} a nikdo se nenudil.",
		"karton pevný, po odpoledni {kde} pořád celé.",
		"hráli jsme to {vyroci} a smál se i děda.",
		"připraveno {minut}, víc času zabralo losování družstev.",
		"úkoly vtipné, obtížnost akorát pro {koho}.",
		"paní učitelka {mesto} si to objednala do třídy.",
	],
	flaw: [
		"bylo to rychle pryč, {kde} jsme hráli třikrát dokola.",
		"pro starší děti snadné, {kdo} to měla hned.",
		"tužka v balení nebyla, {kde} jsme sháněli propisky.",
	],
	fair: ["nápad dobrý, provedení průměrné, {kde} vydrželo jednu oslavu.", "pro {pocet} dětí jsou potřeba dvě."],
	bad: ["jedna část v krabici chyběla, {kde} jsme ji domalovali."],
	awful: ["nalepené nakřivo a potrhané, {vyroci} jsme hráli na schovku."],
};

export const ADULT_GAME: ReviewParts = {
	good: [
		"smáli jsme se {cas}, břicho mě bolí ještě dnes.",
		"rozproudilo to i partu, co se {kde} neznala.",
		"na {oslava} to byl hřeb večera.",
		"úkoly vtipné, ne trapné, hrálo se {kde}.",
		"nevěsta {kde} brečela smíchy.",
		"{pocet} lidí a každý se dostal na řadu.",
		"kvalitní papír, přežil i rozlité pivo {kde}.",
		"krabička do kapsy, vzali jsme ji i na vodu, předtím byla {vyroci}.",
		"vytáhli jsme to {vyroci} a nešli spát.",
		"pravidla na pár řádků, {kde} se hrálo {minut} po rozbalení.",
		"kamarádi {mesto} si ji hned objednali taky.",
	],
	flaw: [
		"pár otázek se opakuje, {kde} jsme si vymýšleli vlastní.",
		"pro víc než {pocet} lidí dlouhé čekání na tah.",
		"krabička se {kde} trochu promáčkla.",
	],
	fair: ["první půlhodina {kde} zábava, pak už ne.", "čekali jsme ostřejší otázky, {vyroci} to ale prošlo."],
	bad: ["tisk místy nečitelný, {kde} při svíčkách hrůza."],
	awful: ["chyběla polovina, {vyroci} jsme hráli prší."],
};

export const TREAT: ReviewParts = {
	good: [
		"děti si to od nás odnášely s pusou od ucha k uchu, rozdávali jsme {kde}.",
		"{nadseni}, ještě cestou v autě.",
		"na {oslava} milá drobnost pro každého.",
		"pro {pocet} hostů jsme měli nachystáno {minut}.",
		"za ty peníze nečekaně poctivé, brali jsme {vyroci}.",
		"do školky {mesto} ideální, nikdo nezůstal zkrátka.",
		"pevné, nic se neroztrhlo, {kdo} to nosí pořád s sebou.",
		"{kusu} kusů přesně podle popisu.",
		"bavilo to i rodiče, {kde} se o to přetahovali.",
		"vydržely {cas}, což u takové drobnosti nebývá.",
	],
	flaw: [
		"pár kusů bylo stejných, {kde} se děti vyměňovaly.",
		"chce to rezervu, na {pocet} dětí jedno balení nestačí.",
		"obal šel {kde} otevřít jen nůžkami.",
	],
	fair: ["na okamžik {kde} radost, druhý den v koši.", "menší, než to vypadá, {vyroci} ale stačilo."],
	bad: ["dva kusy nefungovaly, {kdo} to obrečela."],
	awful: ["přišlo rozmáčené, {vyroci} jsme narychlo kupovali náhradu."],
};

export const PINATA: ReviewParts = {
	good: [
		"vydržela {pocet} ran a pak ten déšť bonbonů!",
		"{nadseni}, sbírali jsme {kde} ještě druhý den.",
		"plní se snadno, otvor je dost velký, měli jsme hotovo {minut}.",
		"háček pevný, visela na jabloni {venku}.",
		"na {oslava} vrchol odpoledne.",
		"byla tak hezká, že ji {kdo} nechtěla rozbít.",
		"třásně nalepené poctivě, {kde} vypadala jak z výkladu.",
		"vystřídalo se {pocet} dětí a každé si bouchlo.",
		"vešlo se do ní půl kila sladkostí, padly {vyroci} do poslední.",
		"řada dětí {venku} se táhla až k brance.",
	],
	flaw: [
		"sladkosti dovnitř nejsou, to jsme {kde} málem přehlédli.",
		"jedna třáseň odlepená, {vyroci} si toho nikdo nevšiml.",
		"moc pevná, dorážel ji {kde} tatínek.",
		"trochu menší, než vypadá, pro {pocet} dětí na dvě kola.",
	],
	fair: ["rozpadla se na druhou ránu, {kde} bylo po zábavě.", "hezká, ale háček se {kde} vyvlékl."],
	bad: ["přišla promáčklá z boku, {vyroci} jsme ji otočili ke zdi."],
	awful: ["roztržená už v krabici, {kdo} byla zklamaná."],
};
