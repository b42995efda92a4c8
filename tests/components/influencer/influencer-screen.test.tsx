// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { InfluencerScreen } from "#components/influencer/influencer-screen.tsx";
import type { InfluencerReport } from "#lib/contract/schemas/influencer.ts";
import { ENDED, forgetAccount, REFUSED, showAccount, stubAccount } from "#tests/components/account/an-account.tsx";

const NONE = { used_count: 0, turnover: 0, margin: 0 };
const TEREZA5: InfluencerReport["vouchers"][number] = {
	voucher_id: 2,
	code: "TEREZA5",
	voucher_type: "percent",
	value: 5,
	is_active: true,
	total_count: 100,
	commission_percent: 7.5,
	used_count: 3,
	turnover: 152_450,
	margin: 12_196,
	unpaid_commission: 7_196,
};

function aReport(changes: Partial<InfluencerReport> = {}): InfluencerReport {
	const months = Array.from({ length: 12 }, (_, index) => ({
		month: index === 0 ? "2025-12" : `2026-${String(index).padStart(2, "0")}`,
		...NONE,
	}));
	months[11] = { month: "2026-11", used_count: 3, turnover: 152_450, margin: 12_196 };
	return {
		vouchers: [TEREZA5],
		totals: {
			used_count: 3,
			turnover: 152_450,
			margin: 12_196,
			unpaid_commission: 7_196,
			payable_commission: 2_000,
			paid_commission: 5_000,
		},
		terms: { percent: 8, payable_after_days: 30 },
		months,
		payouts: [{ date: "2026-10-05T10:00:00.000Z", amount: 5_000, note: "faktura 2026014" }],
		...changes,
	};
}

const PATH = "/api/account/influencer";
const show = (report: unknown, status = 200, locale: "cs" | "en" = "cs") => {
	const stub = stubAccount(({ path }) => (path === PATH ? { status, body: report } : undefined));
	const page = <InfluencerScreen locale={locale} notFound={<h1>Stránka nenalezena</h1>} />;
	return { ...stub, ...showAccount(page, { locale }) };
};
/** Labels of a description list with their facts. */
const factsIn = (element: HTMLElement) =>
	[...element.querySelectorAll("dt")].map((label) => [plain(label), plain(label.nextElementSibling)]);
/** What one reads, with plain spaces. */
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll("\u00a0", " ");

afterEach(forgetAccount);

test("shows what is unpaid, payable, earned and paid", async () => {
	show(aReport());
	const section = await screen.findByRole("region", { name: "Celkem" });
	expect(factsIn(section)).toEqual([
		["Nevyplacená provize", "71,96 Kč"],
		["Z toho můžeme vyplatit", "20,00 Kč"],
		["Provize celkem", "121,96 Kč"],
		["Vyplaceno", "50,00 Kč"],
		["Objednávky s poukazem", "3"],
		["Prodané zboží", "1 524,50 Kč"],
	]);
	expect(within(section).getByText(/30 dní po objednávce/)).toBeTruthy();
});

test("explains a negative unpaid commission", async () => {
	const { totals } = aReport();
	show(aReport({ totals: { ...totals, unpaid_commission: -1_000, payable_commission: 0 } }));
	const section = await screen.findByRole("region", { name: "Celkem" });
	expect(factsIn(section)[0]).toEqual(["Nevyplacená provize", "-10,00 Kč"]);
	expect(within(section).getByText(/Rozdíl se započte/)).toBeTruthy();
});

test("shows each voucher with its numbers, and copies its code", async () => {
	const amount = { ...TEREZA5, voucher_id: 3, code: "STOVKA-T", voucher_type: "amount", value: 99.9 } as const;
	show(aReport({ vouchers: [TEREZA5, { ...amount, is_active: false, total_count: null }] }));
	const [first, second] = await screen.findAllByRole("heading", { level: 3 });
	const card = (heading: HTMLElement | undefined) => heading?.closest("li") ?? document.body;
	expect(first).toBe(screen.getByRole("heading", { level: 3, name: "Poukaz TEREZA5" }));
	expect(first?.hasAttribute("aria-label")).toBe(false);
	expect(plain(card(first))).toContain("Sleva 5 % · Provize 7,5 %");
	expect(within(card(first)).getByText("Platí")).toBeTruthy();
	expect(factsIn(card(first))).toEqual([
		["Nevyplacená provize", "71,96 Kč"],
		["Použito", "3"],
		["Lze použít celkem", "100"],
		["Provize celkem", "121,96 Kč"],
		["Prodané zboží", "1 524,50 Kč"],
	]);
	expect(plain(card(second))).toContain("Sleva 99,90 Kč");
	expect(within(card(second)).getByText("Neplatí")).toBeTruthy();
	expect(factsIn(card(second))[2]).toEqual(["Lze použít celkem", "bez omezení"]);
	const user = userEvent.setup();
	await user.click(within(card(first)).getByRole("button", { name: /Kopírovat/ }));
	expect(await navigator.clipboard.readText()).toBe("TEREZA5");
});

test("months are shown as bars and as a table, the latest first", async () => {
	show(aReport());
	const chart = await screen.findByRole("img", { name: /Provize za posledních 12 měsíců/ });
	expect(plain(chart)).toContain("121,96 Kč");
	const table = screen.getByRole("table", { name: "Posledních 12 měsíců" });
	const rows = within(table).getAllByRole("row");
	expect(rows).toHaveLength(13);
	expect(plain(rows[1])).toBe("listopad 202631 524,50 Kč121,96 Kč");
	expect(plain(rows[12])).toBe("prosinec 202500,00 Kč0,00 Kč");
	const heights = [...chart.querySelectorAll<HTMLElement>("[style]")].map(({ style }) => style.height);
	expect(heights).toEqual([...Array.from({ length: 11 }, () => "0%"), "100%"]);
});

test("lists payouts, or says that there were none", async () => {
	show(aReport());
	const table = await screen.findByRole("table", { name: "Vyplacené provize" });
	expect(plain(within(table).getAllByRole("row")[1])).toBe("5. 10. 202650,00 Kčfaktura 2026014");
	forgetAccount();
	show(aReport({ payouts: [] }));
	expect(await screen.findByText("Zatím jsme vám nic nevyplatili.")).toBeTruthy();
});

test("an influencer without vouchers is told what will be here", async () => {
	show(aReport({ vouchers: [], payouts: [] }));
	expect(await screen.findByRole("heading", { name: "Zatím nemáte žádný poukaz" })).toBeTruthy();
	expect(screen.queryByRole("table")).toBeNull();
});

test("for another customer the page does not exist", async () => {
	show({ error: "not_found" }, 404);
	expect(await screen.findByRole("heading", { name: "Stránka nenalezena" })).toBeTruthy();
	expect(screen.queryByRole("heading", { name: "Pro influencery" })).toBeNull();
});

test("a failure is shown, and can be tried again", async () => {
	let isDown = true;
	stubAccount(({ path }) => {
		if (path !== PATH) return undefined;
		return isDown ? REFUSED("unavailable", 503) : { body: aReport() };
	});
	showAccount(<InfluencerScreen locale="cs" notFound={<p>404</p>} />);
	expect((await screen.findByRole("alert")).textContent).toContain("Přehled se nepodařilo načíst.");
	isDown = false;
	await userEvent.setup().click(screen.getByRole("button", { name: "Zkusit znovu" }));
	expect(await screen.findByRole("region", { name: "Celkem" })).toBeTruthy();
});

test("an ended session leads to the login", async () => {
	stubAccount(() => ENDED);
	const { replace } = showAccount(<InfluencerScreen locale="cs" notFound={<p>404</p>} />);
	await vi.waitFor(() => expect(replace.mock.calls[0]?.[0]).toMatch(/^\/prihlaseni\?redirect=/));
});

test("the table is saved as the shop sent it, and a failure is shown", async () => {
	const saved: string[] = [];
	const made = vi.fn((_file: Blob) => "blob:1");
	vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
	vi.spyOn(URL, "createObjectURL").mockImplementation((file) => made(file as Blob));
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved.push(this.download);
	});
	const { calls } = show(aReport());
	const button = await screen.findByRole("button", { name: "Stáhnout tabulku (CSV)" });
	const user = userEvent.setup();
	await user.click(button);
	expect(await screen.findByText(/Tabulku se nepodařilo stáhnout/)).toBeTruthy();
	expect(saved).toEqual([]);
	vi.stubGlobal("fetch", async () => new Response("\ufeffMěsíc", { headers: { "Content-Type": "text/csv" } }));
	await user.click(button);
	await vi.waitFor(() => expect(saved).toEqual(["konfety-provize.csv"]));
	expect(made.mock.calls[0]?.[0].size).toBe(new TextEncoder().encode("\ufeffMěsíc").length);
	expect(calls.at(-1)?.path).toBe("/api/account/influencer/cs/report.csv");
});

test("the English page has English words, dates and months, and an English table to download", async () => {
	const saved: string[] = [];
	vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
	vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved.push(this.download);
	});
	show(aReport(), 200, "en");
	expect(await screen.findByRole("heading", { level: 1, name: "For influencers" })).toBeTruthy();
	const card = screen.getByRole("heading", { name: "Voucher TEREZA5" }).closest("li") as HTMLElement;
	expect(factsIn(card)).toContainEqual(["Used", "3"]);
	expect(screen.getByRole("img", { name: /^Commission in the last 12 months/ })).toBeTruthy();
	const months = within(screen.getByRole("table", { name: "The last 12 months" })).getAllByRole("row");
	expect([months.length, plain(months[1])]).toEqual([13, expect.stringMatching(/^November 20263/)]);
	const payouts = within(screen.getByRole("table", { name: "Commission paid out" })).getAllByRole("row");
	expect(plain(payouts[1])).toMatch(/^Oct 5, 2026.*faktura 2026014$/);
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		return new Response("Month", { headers: { "Content-Type": "text/csv" } });
	});
	await userEvent.setup().click(screen.getByRole("button", { name: "Download the table (CSV)" }));
	await vi.waitFor(() => expect(saved).toEqual(["konfety-commission.csv"]));
	expect(asked).toEqual(["/api/account/influencer/en/report.csv"]);
});
