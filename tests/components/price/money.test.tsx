// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CurrencySwitch } from "#components/layout/currency-switch.tsx";
import { CurrencyScript } from "#components/layout/page/currency-script.tsx";
import { PriceFilter } from "#components/listing/price-filter.tsx";
import { Money } from "#components/price/money.tsx";
import { Price } from "#components/price/price.tsx";
import { PRICE_PLACE, SAVED_PLACE } from "#components/price/price-pattern.ts";
import { SetSums } from "#components/price/set-sums.tsx";
import type { ListedCurrency } from "#lib/contract/schemas/lists.ts";
import { PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { chooseCurrency, rereadCurrency } from "#lib/storefront/cart/currency.ts";
import { CURRENCIES_ID, CURRENCY_SCRIPT } from "#lib/storefront/cart/currency-script.ts";
import { forgetProduct, show } from "../product/show.tsx";

const CZK = { id: 1, is_default: true, code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1" };
const EUR = { ...CZK, id: 2, is_default: false, code: "EUR", symbol_after: "€", rate: "0.04050000" };

const root = document.documentElement;

function setCookie(value: string): void {
	// biome-ignore lint/suspicious/noDocumentCookie: as another tab or an earlier visit left it
	document.cookie = `currencyId=${value}; path=/`;
}

/** What the script in the head does before anything else. */
function runScript(currencies: ListedCurrency[] = [CZK, EUR]): void {
	delete root.dataset.currency;
	document.getElementById(CURRENCIES_ID)?.remove();
	document.head.innerHTML += renderToString(<CurrencyScript currencies={currencies} />);
	new Function(CURRENCY_SCRIPT)();
	rereadCurrency();
}

beforeEach(() => runScript());
afterEach(() => {
	forgetProduct();
	setCookie("; max-age=0");
	act(() => runScript());
});

const text = () => document.body.textContent?.replaceAll("\u00a0", " ");

describe("before the first paint", () => {
	test.each([
		["2", "EUR"],
		["1", undefined],
		["99", undefined],
		["2x", undefined],
		["", undefined],
	])("with the stored id %j the document waits for %j", (id, mark) => {
		setCookie(id);
		runScript();
		expect(root.dataset.currency).toBe(mark);
	});

	test("a currency's name cannot close the script element", () => {
		const html = renderToString(<CurrencyScript currencies={[{ ...EUR, symbol_after: "</script>" }]} />);
		expect(html.match(/<\/script>/g)).toHaveLength(2);
		runScript([{ ...EUR, symbol_after: "</script>" }]);
		expect(window.shopCurrencies?.[0]?.symbol_after).toBe("</script>");
	});
});

describe("a price", () => {
	const price = { nowMinor: 1_990, struckMinor: 2_990, lowestMinor: 2_490 };

	test("is in crowns when no currency was chosen", () => {
		show(<Money czk={123_400} pattern="od %" />);
		expect(text()).toContain("od 1 234,00 Kč");
	});

	test("is in the chosen currency: the price, the old one, the lowest one", () => {
		setCookie("2");
		runScript();
		show(<Price goods={{ productId: 1 }} price={price} isFrom />);
		expect(text()).toContain("od 0,81 €");
		expect(text()).toContain("Původní cena 1,21 €");
		expect(text()).toMatch(/Nejnižší cena[^:]*: 1,01 €/);
		expect(text()).not.toContain("Kč");
	});

	test("rendered by the server in crowns is marked as such until it is converted", async () => {
		setCookie("2");
		runScript();
		const page = document.createElement("div");
		page.innerHTML = renderToString(<Money czk={10_000} />);
		expect(page.querySelector("[data-crowns]")?.textContent).toBe("100,00\u00a0Kč");
		document.body.append(page);
		const hydrated = await act(async () => hydrateRoot(page, <Money czk={10_000} />));
		expect(page.querySelector("[data-crowns]")).toBeNull();
		expect(page.textContent).toBe("4,05\u00a0€");
		act(() => hydrated.unmount());
		page.remove();
	});

	test("of a set is the sum of rounded pieces, as in the cart", () => {
		setCookie("2");
		runScript();
		const pattern = `zvlášť ${PRICE_PLACE}, ušetříte ${SAVED_PLACE}`;
		const sums = show(<SetSums parts={[{ minor: 1_990, quantity: 3 }]} priceMinor={4_990} pattern={pattern} />);
		expect(sums.container.textContent).toBe("zvlášť 2,43\u00a0€, ušetříte 0,41\u00a0€");
	});
});

describe("the switch", () => {
	test("shows all prices in the other currency at once, keeps it for a year, and goes back", async () => {
		const { user } = show(
			<>
				<CurrencySwitch currencies={[CZK, EUR]} />
				<Money czk={10_000} />
			</>,
		);
		const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Měna" });
		expect(choice.value).toBe("1");
		await user.selectOptions(choice, "EUR €");
		expect(screen.getByText("4,05 €")).toBeDefined();
		expect(document.cookie).toContain("currencyId=2");
		expect(root.dataset.currency).toBe("EUR");
		await user.selectOptions(choice, "CZK Kč");
		expect(screen.getByText("100,00 Kč")).toBeDefined();
		expect(root.dataset.currency).toBeUndefined();
	});

	test("follows the choice of another tab, once this one gets the focus", () => {
		show(<Money czk={10_000} />);
		setCookie("2");
		act(() => void window.dispatchEvent(new Event("focus")));
		expect(screen.getByText("4,05 €")).toBeDefined();
	});

	test("is missing in a shop with one currency", () => {
		show(<CurrencySwitch currencies={[CZK]} />);
		expect(screen.queryByRole("combobox")).toBeNull();
	});
});

test("the chosen currency is remembered for a year", () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T10:00:00Z") });
	const written = vi.spyOn(document, "cookie", "set");
	act(() => chooseCurrency(2));
	vi.useRealTimers();
	expect(written.mock.calls).toEqual([["currencyId=2; path=/; expires=Wed, 01 Dec 2027 10:00:00 GMT; sameSite=Lax"]]);
	written.mockRestore();
});

test("the filter of prices says that it is in crowns when other prices are shown", () => {
	const filter = <PriceFilter url="/1001/balonky" locale="cs" state={PLAIN_LISTING} price={{ min: 0, max: 10_000 }} />;
	show(filter);
	expect(screen.queryByText(/v korunách/)).toBeNull();
	setCookie("2");
	act(() => runScript());
	expect(screen.getByText(/v korunách/)).toBeDefined();
});
