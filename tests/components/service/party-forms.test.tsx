// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { EventForm } from "#components/request/event-form.tsx";
import { EventSent } from "#components/request/event-sent.tsx";
import { DecorationForm } from "#components/service/decoration-form.tsx";
import { fill, textBox } from "../account/a-sign-up.tsx";
import { type Answer, forgetCartShop } from "../cart/a-cart-shop.tsx";
import {
	fillContact,
	MADE,
	PERSON,
	send,
	showService,
	stubService,
	type User,
	wentTo,
	withoutKey,
} from "./a-service-page.tsx";

afterEach(forgetCartShop);

const stub = (post: Answer = { status: 201, body: MADE }) =>
	stubService(({ method }) => (method === "POST" ? post : undefined));
const pick = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const ASK = "Poptat výzdobu";
const SEND = "Odeslat poptávku";

async function fillDecoration(user: User, budget = "12 000") {
	pick(/^Datum oslavy/, "2027-01-16");
	await fill(user, textBox(/^Počet hostů/), "40");
	await fill(user, textBox(/^Místo oslavy/), "Restaurace U Lípy, Brno");
	await fill(user, textBox(/^Motiv/), "Lesní víly");
	await fill(user, textBox(/^Rozpočet/), budget);
	await fillContact(user);
}

async function fillEvent(user: User) {
	await fill(user, textBox(/^Název akce/), "Karneval v knihovně");
	pick(/^Datum/, "2027-02-13");
	pick(/^Začátek/, "15:00");
	await fill(user, textBox(/^Místo/), "Knihovna Jiřího Mahena");
	await fill(user, textBox(/^Počet hostů/), "60");
	await fill(user, textBox(/^O\sco jde/), "Odpoledne pro děti s malováním na obličej.");
	await fillContact(user);
}

test("decoration is requested with date, place, motif, guests and budget, and leads to its page", async () => {
	const shop = stub();
	const { user, push } = showService(<DecorationForm locale="cs" />);
	await fillDecoration(user);
	await send(user, ASK);
	await wentTo(push, MADE.url);
	expect(shop.posts().map(({ path }) => path)).toEqual(["/api/decoration/requests"]);
	expect(withoutKey(shop.posts()[0]?.body)).toEqual({
		...PERSON,
		day: "2027-01-16",
		place: "Restaurace U Lípy, Brno",
		motif: "Lesní víly",
		colours: "",
		guests: 40,
		budget: 12_000,
	});
});

test.each([
	["3899", "Počítejte prosím alespoň s 3 900 Kč."],
	["10000001", "Počítejte prosím nejvýš s 10 000 000 Kč."],
	["1000000000", "Počítejte prosím nejvýš s 10 000 000 Kč."],
	["dvacet tisíc", "Pole musí obsahovat pouze číslice."],
	["", "Pole musí být vyplněno"],
])("a budget of „%s“ is refused: %s", async (budget, sentence) => {
	const shop = stub();
	const { user } = showService(<DecorationForm locale="cs" />);
	await fillDecoration(user, "1");
	await user.clear(textBox(/^Rozpočet/));
	if (budget !== "") await fill(user, textBox(/^Rozpočet/), budget);
	await send(user, ASK);
	await screen.findByText((text) => text.replaceAll("\u00a0", " ") === sentence);
	expect(shop.posts()).toEqual([]);
});

test("an event is requested, leads to the page of thanks, and that to the request's page", async () => {
	const shop = stub();
	const { user, push, showAgain } = showService(<EventForm locale="cs" />, "/eventy/novy");
	await fillEvent(user);
	await send(user, SEND);
	await wentTo(push, "/eventy/dekujeme");
	expect(shop.posts().map(({ path }) => path)).toEqual(["/api/events/requests"]);
	expect(withoutKey(shop.posts()[0]?.body)).toEqual({
		...PERSON,
		title: "Karneval v knihovně",
		day: "2027-02-13",
		time: "15:00",
		place: "Knihovna Jiřího Mahena",
		guests: 60,
		about: "Odpoledne pro děti s malováním na obličej.",
	});
	showAgain(<EventSent />);
	await screen.findByText(/Vaše poptávka má číslo P260007\./);
	expect(screen.getByRole("link", { name: "Podívat se na ni" }).getAttribute("href")).toBe(MADE.url);
});

test("the page of thanks opened directly names no event", () => {
	stub();
	showService(<EventSent />);
	expect(screen.queryByRole("link", { name: "Podívat se na ni" })).toBeNull();
});

test.each([
	["day", "day_too_early", "Nejdřív to stihneme zítra."],
	["about", "too_short", "Vyplňte prosím minimálně 10 znaků."],
	["guests", "guests_many", "Postaráme se nejvýš o 5 000 hostů."],
])("a refused %s (%s) is shown beside its field and what was typed stays", async (field, key, sentence) => {
	stub({ status: 422, body: { error: "invalid", errors: { [field]: [key] } } });
	const { user, push } = showService(<EventForm locale="cs" />, "/eventy/novy");
	await fillEvent(user);
	await send(user, SEND);
	await screen.findByText((text) => text.replaceAll("\u00a0", " ") === sentence);
	expect(textBox(/^Název akce/)).toHaveProperty("value", "Karneval v knihovně");
	expect(push.mock.calls).toEqual([]);
});

test.each([
	["0", "Počítejte prosím alespoň s jedním hostem."],
	["5001", "Postaráme se nejvýš o 5 000 hostů."],
	["-5", "Pole musí obsahovat pouze číslice."],
])("%s guests are refused: %s", async (guests, sentence) => {
	const shop = stub();
	const { user } = showService(<EventForm locale="cs" />, "/eventy/novy");
	await fillEvent(user);
	await user.clear(textBox(/^Počet hostů/));
	await fill(user, textBox(/^Počet hostů/), guests);
	await send(user, SEND);
	await screen.findByText((text) => text.replaceAll("\u00a0", " ") === sentence);
	expect(shop.posts()).toEqual([]);
});

test("a description of nine characters is too short, and the error says how long it must be", async () => {
	const shop = stub();
	const { user } = showService(<EventForm locale="cs" />, "/eventy/novy");
	await fillEvent(user);
	await user.clear(textBox(/^O\sco jde/));
	await fill(user, textBox(/^O\sco jde/), "Maškarák!");
	await send(user, SEND);
	await screen.findByText("Vyplňte prosím minimálně 10 znaků.");
	expect(shop.posts()).toEqual([]);
});

test("on return after sending the form is blank", async () => {
	stub();
	const { user, push, unmount } = showService(<DecorationForm locale="cs" />);
	await fillDecoration(user);
	await send(user, ASK);
	await wentTo(push, MADE.url);
	unmount();
	showService(<DecorationForm locale="cs" />);
	expect(textBox(/^Motiv/)).toHaveProperty("value", "");
});
