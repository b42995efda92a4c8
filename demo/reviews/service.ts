import type { ReviewParts } from "../facts/review-format.ts";

/** Of delivery, branches and people of the shop: fits whatever was bought. */
export const SERVICE: ReviewParts = {
	good: [
		"{objednani}.",
		"vyzvedli jsme {mesto} a paní u pokladny nám ještě poradila.",
		"dobře zabalené, nic se cestou nepomačkalo.",
		"na pobočce {mesto} měli připraveno do dvou hodin.",
		"na dotaz odepsali ještě ten večer.",
		"krabice poctivě vycpaná papírem, žádný zbytečný plast.",
		"brali jsme {vyroci} a určitě zase přijdeme.",
		"kupováno {vyroci}.",
		"objednáváme pravidelně, naposledy {vyroci}, a vždycky v pořádku.",
		"spletli jsme adresu a na telefonu to hned opravili.",
		"parkování {mesto} horší, obsluha výborná.",
		"díky za rychlé vyřízení, zachránili jste nám sobotu {kde}.",
		"dovezli to přesně v okně, které si člověk vybral, i když to bylo {mesto}.",
		"děti si balík rozbalily dřív, než jsme dojeli z výdejny {mesto}.",
		"poprvé u vás a určitě ne naposledy, sloužilo to {vyroci}.",
		"platba převodem se připsala hned a v sobotu jsme slavili {kde}.",
		"slečna {mesto} na prodejně nám to ještě zabalila jako dárek.",
		"doporučila nám vás {kdo} a měla pravdu.",
		"za dopravu nula, protože jsme přidali ještě maličkosti {vyroci}.",
		"e-mail o každém kroku, nemuseli jsme nic hlídat.",
		"vrátit jednu věc navíc šlo {mesto} bez řečí.",
		"zásilkovna až na rohu, {kdo} ji vyzvedla cestou ze školy.",
		"na webu psali pět kusů skladem {mesto} a opravdu tam byly.",
		"kurýr nechal balík u sousedů, přesně jak jsme prosili.",
		"nachystáno s předstihem, {vyroci} jsme měli den klidu.",
		"popis sedí do puntíku, to se dnes nevidí, ověřeno {kde}.",
		"ceny rozumné, koukali jsme i jinde {mesto}.",
		"objednávka z mobilu ve vlaku a dojelo to dřív než my.",
		"jediný obchod, kde to měli ve správné barvě, hledali jsme {vyroci} všude.",
		"hezky popsaná krabice, {kdo} hned věděla, co je v ní.",
		"spokojenost i s poradnou na telefonu, volali jsme kvůli oslavě {kde}.",
		"v košíku se ukázalo, co ještě chybí, trefili jste se.",
	],
	flaw: [
		"hvězdička dolů za dopravu, kurýr {mesto} přijel až na potřetí.",
		"jen doručení o den později, než psali, a to jsme chystali oslavu {kde}.",
		"na pobočce {mesto} byla dlouhá fronta.",
		"obal přišel natržený, obsah naštěstí celý, slavilo se {kde}.",
		"faktura dorazila až po urgenci, jinak spokojenost, sloužilo to {vyroci}.",
	],
	fair: [
		"čekali jsme na to pět dní, oslava {kde} se málem obešla bez toho.",
		"za tu cenu ujde, {kdo} si hrát nepřestane kvůli pár korunám.",
		"splnilo účel, nic víc. Sloužilo {kde} {cas}.",
	],
	bad: [
		"z výdejny {mesto} jsme si odnesli promáčknutou krabici a reklamace trvala týden.",
		"přišlo den po oslavě, kterou jsme měli {kde}.",
	],
	awful: [
		"balík se ztratil a nový přijel tři dny po termínu. Slavili jsme {kde} bez toho.",
		"poslali něco jiného, než jsme objednali {vyroci}. Peníze vrátili, náladu ne.",
	],
};

export const SERVICE_EN: ReviewParts = {
	good: [
		"It took {days} from order to door.",
		"The staff in {town} were a great help.",
		"Collected in {town} on the way home from work.",
		"Well packed, nothing bent.",
		"Bought for {party}.",
		"They answered my question in English within the hour.",
	],
	flaw: [
		"The courier came a day late, though.",
		"The box was dented when I picked it up in {town}.",
		"Delivery took longer than the promised {days}.",
	],
	fair: ["Does its job at {party}, no more than that.", "Fine for {place}, but I expected more."],
	bad: ["Came damaged, and the replacement missed {party}."],
	awful: ["Never arrived in time for {party}."],
};
