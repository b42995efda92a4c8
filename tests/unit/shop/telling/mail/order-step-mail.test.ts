import { describe, expect, test } from "vitest";
import type { Order } from "#lib/contract/schemas/order.ts";
import { renderOrderStepMail } from "#lib/shop/telling/mail/order-step-mail.ts";
import type { OrderStepNews } from "#lib/shop/telling/mail/templates/order-step-news.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { aMailedOrder, HASH, SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const PAID: Partial<Order> = { is_paid: true, expires_at: null };
const BRANCH = { id: 1, name: "Konfety Brno", street: "Masarykova 3", city: "Brno", zip: "60200" };
const POINT = { code: "P1", name: "Trafika U Lípy", street: "Dlouhá 5", city: "Olomouc", zip: "77900" };
const CASH = { id: 3, key: "cod", kind: "cash_on_delivery" as const, name: "Dobírkou" };
const RECEIVED = {
	name: "Jana Nováková",
	email: "jinam@example.cz",
	reason: "Nesedí barva",
	receivedAt: new Date("2026-12-01T08:30:00Z"),
	refundMinor: 146_900,
};
const eventsOf = (...states: Order["state"][]): Order["events"] =>
	states.map((state) => ({ state, date: "2026-11-25T10:00:00.000Z" }));

function render(step: OrderStepNews["step"], order: Partial<Order>, changes: Partial<OrderStepNews> = {}) {
	return renderOrderStepMail(LETTERHEAD, {
		step,
		cause: "command",
		order: aMailedOrder({ ...PAID, ...order }),
		isProved: true,
		locale: "cs",
		withdrawal: null,
		paper: null,
		branch: null,
		...changes,
	});
}

describe("mail about a step of an order", () => {
	test.each([
		["paid", "cs", "Doručíme ve středu 25. 11."],
		["handed_over", "cs", "Doručíme ve středu 25. 11."],
		["handed_over", "en", "Delivered on Wednesday 25 November."],
	] as const)("%s, %s: says the day that was promised", async (step, locale, sentence) => {
		const dates = { from: "2026-11-25", to: "2026-11-25" };
		const { text } = await render(step, { state: step, dates }, { locale });
		expect(text.replaceAll("\u00a0", " ").split("\n")).toContain(sentence);
		expect((await render(step, { state: step, dates: null }, { locale })).text).not.toMatch(/Doručíme|Delivered on/);
	});

	test("paid: says where it comes, or at which branch it will be", async () => {
		expect((await render("paid", { branch: BRANCH, address: null })).text).toContain("Masarykova 3");
		expect((await render("paid", {})).text).toContain("Doručení");
	});

	test.each(["ready_at_branch", "delivered"] as const)("%s: says no day, since the goods are there", async (step) => {
		const dates = { from: "2026-11-25", to: "2026-11-25" };
		expect((await render(step, { dates })).text).not.toContain("25.\u00a011.");
	});

	test.each([
		["paid", "Konfety: objednávka 2600001 je zaplacená", "Konfety: order 2600001 is paid"],
		["handed_over", "Konfety: objednávka 2600001 je na cestě", "Konfety: order 2600001 is on its way"],
		[
			"ready_at_branch",
			"Konfety: objednávka 2600001 čeká na pobočce",
			"Konfety: order 2600001 is waiting at the branch",
		],
		["delivered", "Konfety: objednávka 2600001 je u\u00a0vás", "Konfety: order 2600001 is with you"],
		["cancelled", "Konfety: objednávka 2600001 je zrušená", "Konfety: order 2600001 is cancelled"],
		[
			"withdrawn",
			"Konfety: přijali jsme odstoupení od smlouvy, objednávka 2600001",
			"Konfety: we have received your withdrawal from the contract, order 2600001",
		],
	] as const)(
		"%s: in the buyer's language, HTML and text, with the link to the order",
		async (step, czech, english) => {
			const withdrawal = step === "withdrawn" ? RECEIVED : null;
			const [cs, en] = [await render(step, {}, { withdrawal }), await render(step, {}, { withdrawal, locale: "en" })];
			expect([cs.subject, en.subject]).toEqual([czech, english]);
			expect(cs.html).toContain('lang="cs"');
			expect(en.html).toContain('lang="en"');
			for (const part of [cs.html, cs.text]) expect(part).toContain(`${SHOP_URL}/shrnuti/7/${HASH}`);
			for (const part of [en.html, en.text]) expect(part).toContain(`${SHOP_URL}/en/summary/7/${HASH}`);
			for (const { text } of [cs, en]) expect(text).not.toMatch(/orderStep|undefined|\{\w/);
		},
	);

	test("paid: how much, what comes next, and that the invoice is attached", async () => {
		const parcel = await render("paid", {}, { paper: "invoice" });
		expect(parcel.to).toBe("jana@example.cz");
		expect(parcel.text).toContain("Platbu 1\u00a0469,00\u00a0Kč");
		expect(parcel.text).toContain("předáme dopravci");
		expect(parcel.text).toContain("Fakturu najdete v příloze.");
		const pickup = await render("paid", { branch: BRANCH });
		expect(pickup.text).toContain("čekat na pobočce");
		expect(pickup.text).not.toContain("v příloze");
	});

	test("handed over: which carrier delivers it where, and what is paid on delivery", async () => {
		const courier = await render("handed_over", {});
		expect(courier.text).toContain("(Kurýr na adresu)");
		expect(courier.text).toContain("Lidická 12");
		expect(courier.text).not.toContain("Při převzetí");
		const point = await render("handed_over", { pickup_point: POINT, payment: CASH, is_paid: false });
		expect(point.text).toContain("Trafika U Lípy");
		expect(point.text).not.toContain("Lidická 12");
		expect(point.text).toContain("Při převzetí zaplatíte 1\u00a0469,00\u00a0Kč.");
	});

	test("handed over with a parcel's number: the number, and the link to the carrier's tracking", async () => {
		const url = "https://www.ppl.cz/vyhledat-zasilku?shipmentId=40856071177";
		const known = await render("handed_over", { tracking: { number: "40856071177", url } });
		expect(known.text).toContain("Číslo zásilky je 40856071177.");
		expect(known.html).toContain(`href="${url}"`);
		const english = await render("handed_over", { tracking: { number: "DR1", url: null } }, { locale: "en" });
		expect(english.text).toContain("The tracking number is DR1.");
		expect(english.html).not.toContain("Track the parcel");
	});

	test("ready at its branch: which one, with its address", async () => {
		const { text } = await render("ready_at_branch", { branch: BRANCH, address: null });
		for (const part of ["Konfety Brno", "Masarykova 3", "602\u00a000 Brno"]) expect(text).toContain(part);
	});

	test("delivered: until when and where to withdraw; goods that cannot be returned", async () => {
		const order = { events: eventsOf("paid", "delivered"), withdraw_until: "2026-12-09T22:59:59.999Z" };
		const { html, text } = await render("delivered", order);
		for (const part of [html, text]) {
			expect(part).toContain("předali 25. listopadu 2026");
			expect(part).toContain("do 9. prosince 2026");
			expect(part).toContain("Odstoupit od smlouvy zde");
			expect(part).toContain(`${SHOP_URL}/shrnuti/7/${HASH}/odstoupeni`);
		}
		const lines = aMailedOrder().lines.map((line) => ({ ...line, withdrawal_exemption: "perishable" as const }));
		expect((await render("delivered", { ...order, lines: lines.slice(0, 1) })).text).toContain(
			"Vrátit nelze: Balónek srdce (rychle podléhá zkáze).",
		);
		const exempt = await render("delivered", { ...order, withdraw_until: null });
		expect(exempt.text).toContain("vrátit nelze");
		expect(exempt.text).not.toContain("Odstoupit od smlouvy zde");
	});

	test.each([
		["shopper", "jste zrušili"],
		["job", "včas nedostali platbu"],
		["command", "jsme museli zrušit"],
	] as const)("cancelled by the %s: says why", async (cause, words) => {
		const { text } = await render("cancelled", { is_paid: false }, { cause });
		expect(text).toContain(words);
		expect(text).not.toContain("Zaplacenou částku");
		const paid = await render("cancelled", {}, { cause, paper: "credit_note" });
		expect(paid.text).toContain("Zaplacenou částku 1\u00a0469,00\u00a0Kč vám vrátíme.");
		expect(paid.text).toContain("Opravný daňový doklad najdete v příloze.");
	});

	test("withdrawn: a receipt of what was received, with date and time, to the address that was given", async () => {
		const events = eventsOf("paid", "accepted", "packed", "handed_over", "delivered", "withdrawn");
		const mail = await render("withdrawn", { events }, { withdrawal: RECEIVED });
		expect(mail.to).toBe("jinam@example.cz");
		for (const part of [mail.html, mail.text]) {
			expect(part).toContain("1. prosince 2026 v 9:30");
			expect(part).toContain("Objednávka 2600001 ze dne 20. listopadu 2026");
			expect(part).toContain("Jméno: Jana Nováková");
			expect(part).toContain("E-mail pro potvrzení: jinam@example.cz");
			expect(part).toContain("Důvod: Nesedí barva");
			expect(part).toContain("12\u00a0×\u00a0Balónek srdce, červený");
			expect(part).toContain("zpátky do 14 dnů");
			expect(part).toContain("Částku 1\u00a0469,00\u00a0Kč vám vrátíme");
		}
	});

	test("withdrawn in part: the receipt names what it covers and how much is refunded for that", async () => {
		const [line] = aMailedOrder().lines;
		if (!line) throw new Error("The order has no goods");
		const cake = { ...line, name: "Dort", withdrawal_exemption: "perishable" as const };
		const events = eventsOf("paid", "accepted", "packed", "handed_over", "delivered", "withdrawn");
		const withdrawal = { ...RECEIVED, refundMinor: 13_500 };
		const { text } = await render("withdrawn", { events, lines: [cake, line] }, { withdrawal });
		expect(text).toContain("Balónek srdce, červený");
		expect(text).not.toContain("Dort");
		expect(text).toContain("Částku 135,00\u00a0Kč vám vrátíme");
	});

	test("a company is told nothing of withdrawing when its order is delivered", async () => {
		const { text } = await render("delivered", { companyId: "27082440", withdraw_until: null });
		expect(text).not.toMatch(/vrátit nelze|odstoupit/);
	});

	test("withdrawn before it left the shop: nothing is to be sent back; without a reason none is shown", async () => {
		const withdrawal = { ...RECEIVED, reason: "", refundMinor: 0 };
		const { text } = await render("withdrawn", { is_paid: false, events: eventsOf("accepted") }, { withdrawal });
		expect(text).toContain("Zboží zůstává u\u00a0nás");
		expect(text).not.toContain("Důvod");
		expect(text).not.toContain("vám vrátíme do 14 dnů");
	});

	test("what people typed is text, never markup", async () => {
		const withdrawal = { ...RECEIVED, name: "<script>alert(1)</script> {number}", reason: "<img src=x>" };
		const { html, text } = await render("withdrawn", {}, { withdrawal });
		expect(html).not.toMatch(/<script>|<img src=x/);
		expect(text).toContain("<script>alert(1)</script> {number}");
	});

	test.each([
		["paid", {}, "Stav: Zaplaceno (krok 2 z\u00a05)"],
		["handed_over", {}, "Stav: Předáno dopravci (krok 4 z\u00a05)"],
		["handed_over", { payment: CASH }, "Stav: Předáno dopravci (krok 3 z\u00a04)"],
		["ready_at_branch", { branch: BRANCH }, "Stav: Připraveno k\u00a0vyzvednutí (krok 4 z\u00a05)"],
		["delivered", {}, "Stav: Doručeno (krok 5 z\u00a05)"],
	] as const)("%s %o: says how far the order is, and shows its goods", async (step, order, words) => {
		const { html, text } = await render(step, order);
		expect(text.split("\n")).toContain(words);
		expect(html).toContain(">Objednáno</td>");
		expect(text).toContain("12\u00a0×\u00a0Balónek srdce, červený: 1\u00a0500,00\u00a0Kč");
	});

	test.each(["cancelled", "withdrawn"] as const)("%s: leads nowhere, so it shows no way", async (step) => {
		const { html, text } = await render(step, {}, { withdrawal: step === "withdrawn" ? RECEIVED : null });
		expect(text).not.toContain("Stav:");
		expect(html).not.toContain(">Objednáno</td>");
	});

	test("a late mail shows the way of its own step, whatever became of the order", async () => {
		expect((await render("paid", { state: "delivered" })).text).toContain("Stav: Zaplaceno (krok 2");
	});

	test.each(["paid", "handed_over", "ready_at_branch", "delivered", "cancelled", "withdrawn"] as const)(
		"%s: to an unproved e-mail says nothing that was typed",
		async (step) => {
			const typed = aMailedOrder().invoice;
			const person = { ...typed, firstname: "KUPTE", lastname: "KUPTE", street: "KUPTE", city: "KUPTE" };
			const lines = aMailedOrder().lines.map((line) => ({ ...line, note: "KUPTE" }));
			const order = { invoice: person, address: person, note: "KUPTE", phone: "KUPTE", lines };
			const withdrawal = step === "withdrawn" ? { ...RECEIVED, name: "KUPTE", reason: "KUPTE" } : null;
			const { subject, html, text } = await render(step, order, { withdrawal, isProved: false });
			expect(subject + html + text).not.toContain("KUPTE");
		},
	);

	test("an apology for a broken promise does not look like a promise", async () => {
		const dates = { from: "2026-11-25", to: "2026-11-25" };
		const leadOf = async (is_late: boolean) =>
			/<p class="lead (\w+)"[^>]*>(Doruč\p{L}+)/u
				.exec((await render("handed_over", { dates, is_late })).html)
				?.slice(1);
		expect(await leadOf(false)).toEqual(["good", "Doručíme"]);
		expect(await leadOf(true)).toEqual(["ink", "Doručit"]);
	});
});
