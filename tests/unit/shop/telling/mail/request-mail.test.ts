import { describe, expect, test } from "vitest";
import type { RequestRow } from "#lib/shop/selling/request/request.sql.ts";
import { renderRequestMail } from "#lib/shop/telling/mail/request-mail.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const HASH = "h".repeat(32);

const rental: RequestRow = {
	...{ id: 7, number: "P260007", hash: HASH, kind: "rental", state: "new", locale: "cs" },
	...{ firstname: "Jana", lastname: "Nováková", email: "jana@example.cz", phone: "+420777123456", note: "" },
	details: {
		...{ kind: "rental", costume: "Kostým Pirát", costume_url: "/1/kostymy/pirat", size: "M" },
		...{ from_day: "2026-12-04", to_day: "2026-12-07", days: 4 },
	},
	...{ price_minor: 69_000, deposit_minor: 100_000, created_at: "2026-11-20T10:00:00Z" },
	branch: {
		...{ id: 1, name: "Konfety Praha", street: "Nádražní 62", city: "Praha 5", zip: "15000" },
		...{ phone: "+420 800 100 201", email: "praha@konfety.example" },
	},
	steps: [],
	asset_code: "KO-1201-M-1",
};
const inflation: RequestRow = {
	...rental,
	kind: "inflation",
	deposit_minor: null,
	details: {
		...{ kind: "inflation", pickup_at: "2026-12-05T09:00:00Z", party_ends_at: "2026-12-05T19:00:00Z" },
		balloons: [{ name: "Latex", quantity: 10, is_own: true, has_gel: true, wish: "zlatá 3", total_with_tax: 38_000 }],
	},
};
const decoration: RequestRow = {
	...rental,
	...{ kind: "decoration", price_minor: null, deposit_minor: null, branch: null, locale: "en" },
	details: {
		...{ kind: "decoration", day: "2027-01-16", place: "Brno", motif: "Forest", colours: "", guests: 40 },
		budget: 1_200_000,
	},
};
const event: RequestRow = {
	...decoration,
	kind: "event",
	locale: "cs",
	details: {
		...{ kind: "event", title: "Karneval", day: "2027-02-13", time: "15:00", place: "Knihovna", guests: 60 },
		about: "Odpoledne pro děti.",
	},
};

const toAsker = (request: RequestRow, state: RequestRow["state"], note = "") =>
	renderRequestMail(LETTERHEAD, { to: "asker", request, state, note, branch: null }, request.email);

test("Czech: what was asked for, where, for how much, and the link to its page", async () => {
	const mail = await toAsker(rental, "new");
	expect(mail).toMatchObject({ to: "jana@example.cz", subject: "Konfety: máme to – půjčení kostýmu P260007" });
	expect(mail.html).toContain('lang="cs"');
	const link = `${SHOP_URL}/pozadavek/7/${HASH}`;
	for (const part of [
		"Kostým pro vás na tyto dny držíme.",
		"Kostým: Kostým Pirát, velikost M",
		"Vyzvednout: pátek\u00a04.\u00a012.",
		"Vrátit: pondělí\u00a07.\u00a012. do\u00a012:00",
		"Délka: 4 dny",
		"Cena: 690,00\u00a0Kč",
		"Vratná kauce: 1\u00a0000,00\u00a0Kč",
		"Nádražní 62",
		link,
	])
		expect(mail.text).toContain(part);
	expect(mail.text).not.toContain("KO-1201-M-1");
	// When it comes back stands out.
	expect(mail.html).toMatch(/<p style="[^"]*font-weight:700[^"]*">Vrátit: pondělí/);
});

test("English: in English, with the English address of its page", async () => {
	const mail = await toAsker(decoration, "confirmed", "See you in January.");
	expect(mail.subject).toBe("Konfety: it is on – turnkey decoration P260007");
	expect(mail.html).toContain('lang="en"');
	for (const part of ["16 January 2027", "Guests: 40", "See you in January.", `${SHOP_URL}/en/request/7/${HASH}`])
		expect(mail.text).toContain(part);
	expect(mail.text).not.toContain("Colours");
	expect(mail.text).not.toContain("Price:");
});

describe.each([
	["rental", rental, ["new", "confirmed", "ready", "out", "done", "declined", "cancelled"]],
	["inflation", inflation, ["new", "confirmed", "ready", "done", "declined", "cancelled"]],
	["decoration", decoration, ["new", "confirmed", "done", "declined", "cancelled"]],
	["event", event, ["new", "confirmed", "done", "declined", "cancelled"]],
] as const)("%s", (_, request, states) => {
	test("has a text for each step, and the shop's message", async () => {
		const mails = await Promise.all(states.map((state) => toAsker(request, state, "Vzkaz obchodu.")));
		expect(new Set(mails.map(({ subject }) => subject)).size).toBe(states.length);
		for (const mail of mails) {
			expect(mail.text).toContain("Vzkaz obchodu.");
			expect(mail.text).not.toMatch(/mail\.request|\{\w+\}|undefined/);
		}
	});
});

const BRING =
	"1\u00a0690,00\u00a0Kč kartou nebo hotově: půjčovné 690,00\u00a0Kč a\u00a0vratnou kauci 1\u00a0000,00\u00a0Kč.";
test.each([
	["new", true],
	["confirmed", true],
	["ready", true],
	["out", false],
	["done", false],
	["cancelled", false],
] as const)("a costume that is %s: what to bring, and how the deposit comes back (%s)", async (state, isSaid) => {
	const { text } = await toAsker(rental, state);
	for (const part of ["Občanský průkaz nebo pas.", BRING, "vám vrátíme hned, jak kostým přinesete zpátky"])
		expect(text.includes(part), part).toBe(isSaid);
	expect((await toAsker(inflation, state === "out" ? "done" : state)).text).not.toContain("Občanský průkaz");
});

test("a costume with a single size names no size", async () => {
	const alone = { ...rental, details: { ...rental.details, size: "" } } as RequestRow;
	expect((await toAsker(alone, "new")).text).toMatch(/^Kostým: Kostým Pirát$/m);
});

test("a costume that is handed over says when it is to be returned", async () => {
	expect((await toAsker(rental, "out")).text).toContain("Vraťte ho prosím nejpozději 7. prosince 2026 do\u00a012:00.");
});

test("the shop reads which balloons are wished, the mailbox of an unproved e-mail does not", async () => {
	const toShop = { to: "shop", request: inflation, state: "new", note: "", branch: null } as const;
	expect((await renderRequestMail(LETTERHEAD, toShop, "eshop@example.cz")).text).toContain("10× Latex, zlatá 3, s");
	const { text } = await toAsker(inflation, "new");
	expect(text).not.toContain("zlatá 3");
	expect(text).toContain("Barvy a\u00a0přání: jak jste je napsali, máme zapsané");
	const { details } = inflation;
	if (details.kind !== "inflation") throw new Error("Balloons are inflated");
	const balloons = details.balloons.map((line) => ({ ...line, wish: "" }));
	const plain = await toAsker({ ...inflation, details: { ...details, balloons } }, "new");
	expect(plain.text).not.toContain("Barvy a\u00a0přání");
});

test("balloons say how many of which kind, and when in Prague time", async () => {
	const { text } = await toAsker(inflation, "new");
	expect(text).toContain("10× Latex, s\u00a0vlastním balónkem, s\u00a0gelem: 380,00\u00a0Kč");
	expect(text).toContain("Vyzvednutí: 5. prosince 2026 v 10:00");
});

test("an event names its date", async () => {
	expect((await toAsker(event, "new")).text).toContain("Kdy: 13. února 2027 v\u00a015:00");
});

test.each([
	["rental", rental],
	["inflation", inflation],
	[
		"decoration",
		{ ...decoration, details: { ...decoration.details, place: "KUPTE", motif: "KUPTE", colours: "KUPTE" } },
	],
	["event", { ...event, details: { ...event.details, title: "KUPTE", place: "KUPTE", about: "KUPTE" } }],
] as const)(
	"%s: the mail to an unproved e-mail contains nothing that was typed; the mail to the shop's staff contains all",
	async (_, asked) => {
		const typed = { firstname: "KUPTE", lastname: "KUPTE", phone: "KUPTE", note: "KUPTE" };
		const request = { ...asked, ...typed } as RequestRow;
		for (const locale of ["cs", "en"] as const) {
			const { subject, html, text } = await toAsker({ ...request, locale }, "new");
			expect(subject + html + text).not.toContain("KUPTE");
			expect(text).toMatch(
				locale === "cs" ? /najdete na stránce|uvidíte je na stránce/ : /on its page|on the page of the request/,
			);
		}
		const toShop = await renderRequestMail(
			LETTERHEAD,
			{ to: "shop", request, state: "new", note: "", branch: null },
			"obchod@konfety.example",
		);
		const times = 4 + Object.values(request.details).filter((detail) => detail === "KUPTE").length;
		expect(toShop.text.match(/KUPTE/g)).toHaveLength(times);
	},
);

test("the mail to the shop's staff has whom to call, which costume of which branch, and what to do, in Czech and without the link", async () => {
	const news = { to: "shop", request: { ...rental, locale: "en" }, state: "new", note: "", branch: null } as const;
	const mail = await renderRequestMail(LETTERHEAD, news, "obchod@konfety.example, praha@konfety.example");
	expect(mail.subject).toBe("Nový požadavek P260007: půjčení kostýmu");
	expect(mail.to).toBe("obchod@konfety.example, praha@konfety.example");
	for (const part of [
		"Jana Nováková, +420777123456, jana@example.cz",
		"Kus KO-1201-M-1",
		"Zavolejte prosím zákazníkovi",
	])
		expect(mail.text).toContain(part);
	expect(mail.html).not.toContain(HASH);
	const cancelled = await renderRequestMail(LETTERHEAD, { ...news, state: "cancelled" }, "obchod@konfety.example");
	expect(cancelled.subject).toBe("Zrušený požadavek P260007: půjčení kostýmu");
	expect(cancelled.text).toContain("Nic nepřipravujte");
	expect(mail.text + cancelled.text).not.toContain("npm");
});

test("what people wrote is text, never markup or a header", async () => {
	const request = { ...rental, note: "<script>alert(1)</script> {count}", firstname: "Eva\r\nBcc: x@example.cz" };
	const { html, text } = await renderRequestMail(
		LETTERHEAD,
		{ to: "shop", request, state: "new", note: "", branch: null },
		"a@konfety.example",
	);
	expect(html).not.toContain("<script>");
	expect(text).toContain("<script>alert(1)</script> {count}");
});

test("whoever asked is told whom to call; the shop's own people are not", async () => {
	const asker = await toAsker(rental, "new");
	expect(asker.text).toContain("Zavolejte nám na +420");
	const news = { to: "shop", request: rental, state: "new", note: "", branch: null } as const;
	const staff = await renderRequestMail(LETTERHEAD, news, "obchod@konfety.example");
	expect(staff.text).not.toContain("Zavolejte nám");
	for (const { text } of [asker, staff]) expect(text).toContain("Konfety s.r.o., Nádražní 62");
});
