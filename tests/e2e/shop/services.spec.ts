import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays, pragueDay } from "#lib/domain/time/calendar-day.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { expect, readMail, TEXTS, test } from "../../support/browser/e2e.ts";
import { axeViolations } from "../../support/browser/e2e-axe.ts";
import { runOnE2eShop } from "../../support/browser/e2e-command.ts";
import { expectToFit } from "../../support/browser/e2e-fit.ts";

const t = TEXTS.cs;
const REQUEST = /\/pozadavek\/\d+\/[\w-]{20,}$/;
/** The beginning of a name; browsers show other blanks than the texts have. */
const named = (text: string) => new RegExp(`^${text.replace(/\s/g, "\\s")}`);

type Kind = "rental" | "inflation" | "decoration";

async function urlOf(page: Page, kind: Kind): Promise<string> {
	const services: { kind: Kind; url: string }[] = await (await page.request.get("/api/services/cs")).json();
	return services.find((service) => service.kind === kind)?.url ?? "";
}

const box = (page: Page, label: string) => page.getByRole("textbox", { name: named(label) });

/** Whose mail is looked for must be nobody else's. */
const anEmail = () => `${randomUUID()}@example.cz`;

async function fillContact(page: Page, email = anEmail()): Promise<void> {
	await box(page, t.requestForm.firstname).fill("Jana");
	await box(page, t.requestForm.lastname).fill("Nováková");
	// The newsletter in the footer asks for an e-mail as well.
	await page
		.getByRole("main")
		.getByRole("textbox", { name: named(t.requestForm.email) })
		.fill(email);
	await box(page, t.checkout.contact.phone).fill("777 123 456");
	await page
		.getByRole("main")
		.getByRole("checkbox", { name: /Souhlasím/ })
		.check();
}

/** Number of the request whose page is open. */
async function numberOf(page: Page): Promise<string> {
	await expect(page).toHaveURL(REQUEST);
	const heading = page.getByRole("heading", { level: 1, name: /P26\d{4,}/ });
	return /P26\d{4,}/.exec(await heading.innerText())?.[0] ?? "";
}

/** Chooses the first free day of the calendar, for one day. */
async function chooseOneDay(page: Page): Promise<void> {
	const grid = page.getByRole("grid");
	await expect(grid.first()).toBeVisible();
	const free = grid.getByRole("button", { name: new RegExp(t.rental.calendar.words.free) });
	for (let months = 0; months < 2 && (await free.count()) === 0; months++)
		await page.getByRole("button", { name: t.requestForm.calendar.next }).click();
	await free.first().click();
	await grid.getByRole("button", { name: new RegExp(t.rental.calendar.first) }).click();
	await expect(grid.getByRole("button", { name: new RegExp(t.rental.calendar.last) })).toBeVisible();
}

/** Chooses the first size there is, and the first branch that has it. */
async function chooseSize(page: Page): Promise<void> {
	await page.getByRole("radiogroup", { name: t.rental.size }).getByRole("radio").first().check({ force: true });
	const branch = page.getByRole("combobox", { name: named(t.rental.branch) });
	const first = await branch.locator("option[value]:not([value=''])").first().getAttribute("value");
	await branch.selectOption(first ?? "");
}

test("a costume is found among services and goods, requested, shown, and confirmed by the shop", async ({ page }) => {
	const rental = await urlOf(page, "rental");
	await test.step("the list of services leads to the rental", async () => {
		await page.goto(screenPath("cs", "services"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.service.title);
		expect(await axeViolations(page)).toEqual([]);
		await page.getByRole("main").locator(`a[href="${rental}"]`).click();
		await expect(page).toHaveURL(rental);
		await expect(page.getByRole("heading", { level: 2, name: t.service.formTitle.rental })).toBeVisible();
	});
	await test.step("a costume in the shop leads there too, and is chosen", async () => {
		const [costume] = await (await page.request.get("/api/rental/costumes/cs")).json();
		await page.goto(costume.url);
		await page.getByRole("link", { name: t.service.rentLink.replace("{price}", "") }).click();
		await expect(page.getByRole("radio", { name: costume.name })).toBeChecked();
	});
	const email = anEmail();
	await chooseSize(page);
	await chooseOneDay(page);
	await expect(page.getByText(/Půjčení na 1 den/)).toBeVisible();
	await expectToFit(page);
	expect(await axeViolations(page)).toEqual([]);
	await fillContact(page, email);
	await page.reload();
	await expect(box(page, t.requestForm.lastname)).toHaveValue("Nováková");
	await expect(page.getByRole("grid").getByRole("button", { name: new RegExp(t.rental.calendar.last) })).toBeVisible();
	await page
		.getByRole("main")
		.getByRole("checkbox", { name: /Souhlasím/ })
		.check();
	await page.getByRole("button", { name: t.rental.send }).click();
	const number = await numberOf(page);
	await expect(page.getByText(t.request.states.new, { exact: true })).toBeVisible();
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
	await expectToFit(page);
	expect(await axeViolations(page)).toEqual([]);
	const mail = await readMail(number, email);
	expect(mail.html).toContain(new URL(page.url()).pathname);
	await runOnE2eShop("requests", "confirm", number);
	await page.reload();
	await expect(page.getByText(t.request.states.confirmed, { exact: true }).first()).toBeVisible();
});

test("decoration is requested once nothing is missing, and cancelled by keyboard after a confirmation @phone", async ({
	page,
	isMobile,
}) => {
	await page.goto(await urlOf(page, "decoration"));
	await page.getByRole("button", { name: t.decoration.send }).click();
	await expect(page.getByRole("main").getByText(t.validation.required).first()).toBeVisible();
	if (!isMobile) expect(await axeViolations(page)).toEqual([]);
	await expectToFit(page);
	await box(page, t.decoration.day).fill(addDays(pragueDay(new Date()), 30));
	await box(page, t.decoration.guests).fill("40");
	await box(page, t.decoration.place).fill("Restaurace U Lípy, Brno");
	await box(page, t.decoration.motif).fill("Lesní víly");
	await box(page, t.decoration.budget).fill("12 000");
	await fillContact(page);
	await page.getByRole("button", { name: t.decoration.send }).click();
	const number = await numberOf(page);
	await expect(page.getByRole("article").getByText("Lesní víly")).toBeVisible();

	const opener = page.getByRole("button", { name: t.request.cancel.button.decoration });
	const dialog = page.getByRole("dialog", { name: t.request.cancel.title.replace("{number}", number) });
	await opener.press("Enter");
	await expect(dialog).toBeVisible();
	if (!isMobile) expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.press("Escape");
	// The browser closes it first, and then says so to the page.
	await expect(page.locator("dialog").filter({ hasText: number })).toHaveCount(0);
	await expect(opener).toBeFocused();
	await opener.press("Enter");
	await dialog.getByRole("button", { name: t.request.cancel.confirm }).press("Enter");
	await expect(page.getByText(t.request.next.decoration.cancelled)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(opener).toBeHidden();
});

test("balloons that would sink before the end of the party are not booked; with a shorter party they are", async ({
	page,
}) => {
	await page.goto(await urlOf(page, "inflation"));
	const type = page.getByRole("combobox", { name: named(t.inflation.type) });
	const types: { key: string; float_hours: { min: number } }[] = await (
		await page.request.get("/api/inflation/types/cs")
	).json();
	const shortest = types.toSorted((a, b) => a.float_hours.min - b.float_hours.min)[0];
	await type.selectOption(shortest?.key ?? "");
	await box(page, t.inflation.quantity).fill("5");
	await box(page, t.inflation.wish).fill("zlaté");
	const branch = page.getByRole("combobox", { name: named(t.inflation.branch) });
	await branch.selectOption({ index: 1 });
	const slot = page.getByRole("combobox", { name: named(t.inflation.slot.label) });
	// The second open day there is: of today's times few may be left.
	const open = page.getByRole("grid").getByRole("button", { name: new RegExp(`, ${t.inflation.calendar.open}$`) });
	await expect(page.getByRole("grid").first()).toBeVisible();
	if ((await open.count()) < 2) await page.getByRole("button", { name: t.requestForm.calendar.next }).click();
	const chosen = page.getByRole("grid").getByRole("button", { name: new RegExp(t.inflation.calendar.chosen) });
	await open.nth(1).click();
	await expect(chosen).toBeVisible();
	await expect(slot).toBeVisible();
	const free = await slot.locator("option:not([disabled]):not([value=''])").last().getAttribute("value");
	await slot.selectOption(free ?? "");
	const day = pragueDay(new Date(free ?? ""));
	await page.getByLabel(named(t.inflation.partyDay)).fill(addDays(day, 14));
	await page.getByLabel(named(t.inflation.partyTime)).fill("20:00");
	await expect(page.getByText(t.inflation.floats.tooShort).first()).toBeVisible();
	await fillContact(page);
	await page.getByRole("button", { name: t.inflation.send }).click();
	await expect(page.getByRole("main").getByText(t.validation.floats_too_short)).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
	await expectToFit(page);
	await page.getByLabel(named(t.inflation.partyDay)).fill(day);
	await page.getByLabel(named(t.inflation.partyTime)).fill("23:00");
	await page.getByRole("button", { name: t.inflation.send }).click();
	await numberOf(page);
	await expect(page.getByText(t.request.next.inflation.new)).toBeVisible();
});

test("an event is requested, and the page of thanks links to its page", async ({ page }) => {
	await page.goto(screenPath("cs", "newEvent"));
	await box(page, t.eventForm.name).fill("Karneval v knihovně");
	await page.getByLabel(named(t.eventForm.day)).fill(addDays(pragueDay(new Date()), 40));
	await page.getByLabel(named(t.eventForm.time)).fill("15:00");
	await box(page, t.eventForm.place).fill("Knihovna Jiřího Mahena, Brno");
	await box(page, t.eventForm.guests).fill("60");
	await box(page, t.eventForm.about).fill("Odpoledne pro děti s malováním na obličej.");
	await fillContact(page);
	await expectToFit(page);
	expect(await axeViolations(page)).toEqual([]);
	await page.getByRole("button", { name: t.eventForm.send }).click();
	await expect(page).toHaveURL(screenPath("cs", "eventThanks"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.eventForm.thanksTitle);
	expect(await axeViolations(page)).toEqual([]);
	await page.getByRole("link", { name: t.eventForm.toRequest }).click();
	await numberOf(page);
});
