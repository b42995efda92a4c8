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
