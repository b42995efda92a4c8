// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { type DecisionProduct, decisionPathsOf } from "#components/product/decision/decision-product.ts";
import { ProductDecision } from "#components/product/decision/product-decision.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { aDecisionProduct, aVariant } from "./a-product.ts";
import { forgetProduct, goTo, Surroundings, show } from "./show.tsx";

afterEach(forgetProduct);

const decision = (locale: Locale = "cs", changes: Partial<DecisionProduct> = {}) => (
	<ProductDecision
		locale={locale}
		product={aDecisionProduct(changes)}
		paths={decisionPathsOf(locale)}
		heading={<h1>Balónek srdce</h1>}
		sizeTable={null}
	/>
);
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const chosen = () => screen.queryByRole<HTMLInputElement>("radio", { checked: true })?.value;
const thumbnail = (number: number) => screen.getByRole("link", { name: `Zobrazit obrázek ${number} z\u00a03` });

describe("the chosen variant", () => {
	test("is none until somebody chooses: what costs least is shown, and the button asks for a choice", async () => {
		// jsdom does not scroll.
		Object.assign(HTMLElement.prototype, { scrollIntoView() {} });
		goTo("/10/balonky/balonek");
		const { user } = show(decision());
		expect([chosen(), window.location.search]).toEqual([undefined, ""]);
		expect(screen.getAllByText("od 125,00 Kč", { ignore: "[aria-hidden] *" })).toHaveLength(1);
		expect(screen.queryByText(/^Kód/)).toBeNull();
		expect(screen.queryByRole("button", { name: "Do košíku" })).toBeNull();
		await user.click(screen.getByRole("button", { name: "Vyberte barvu" }));
		expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]);
	});

	test("is the only one without a choice", () => {
		show(decision("cs", { variants: [aVariant({ id: 12 })] }));
		expect(screen.queryByRole("radio")).toBeNull();
		expect(screen.getByRole("button", { name: "Do košíku" })).toBeTruthy();
	});

	test("is put into the address, next to what was there, and shown with its price, code and picture", async () => {
		goTo("/10/balonky/balonek?x=1#popis");
		const { user } = show(decision());
		await user.click(radio(/modrá/));
		expect(window.location.pathname + window.location.search + window.location.hash).toBe(
			"/10/balonky/balonek?x=1&varianta=13#popis",
		);
		expect(chosen()).toBe("13");
		expect(screen.getAllByText("159,00 Kč", { ignore: "[aria-hidden] *" })).toHaveLength(1);
		screen.getByText(/B1-MOD/);
		expect(thumbnail(3).getAttribute("aria-current")).toBe("true");
	});

	test("replaces the address, so that back leaves the product", async () => {
		const { user } = show(decision());
		const { length } = window.history;
		await user.click(radio(/modrá/));
		await user.click(radio(/zelená/));
		expect(window.history).toHaveLength(length);
	});

	test("is named in English on English pages", async () => {
		const { user } = show(decision("en"), "en");
		await user.click(radio(/modrá/));
		expect(window.location.search).toBe("?variant=13");
	});

	test.each([
		["?varianta=13", "13"],
		["?varianta=11", "11"],
		["?varianta=99", undefined],
		["?varianta=013", undefined],
		["?varianta=", undefined],
		["?varianta=%00%3Cscript%3E", undefined],
		["?variant=13", undefined],
	])("is read from the address: %s shows %s", (search, id) => {
		goTo(`/10/balonky/balonek${search}`);
		show(decision());
		expect(chosen()).toBe(id);
	});

	test("shows its picture only when somebody chose it", () => {
		show(decision());
		expect(thumbnail(1).getAttribute("aria-current")).toBe("true");
		cleanup();
		goTo("/?varianta=12");
		show(decision());
		expect(thumbnail(2).getAttribute("aria-current")).toBe("true");
	});

	test("is shown without a hydration mismatch, though the server's page knows no query string", async () => {
		goTo("/?varianta=13");
		const page = <Surroundings>{decision()}</Surroundings>;
		const container = document.body.appendChild(document.createElement("div"));
		container.innerHTML = renderToString(page);
		expect(chosen()).toBeUndefined();
		const root = await act(async () => hydrateRoot(container, page));
		expect(chosen()).toBe("13");
		act(() => root.unmount());
		container.remove();
	});
});

test("a variant pressed before the page was alive is chosen once it is", async () => {
	const page = <Surroundings>{decision()}</Surroundings>;
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = renderToString(page);
	radio(/modrá/).click();
	const root = await act(async () => hydrateRoot(container, page));
	expect([chosen(), window.location.search]).toEqual(["13", "?varianta=13"]);
	act(() => root.unmount());
	container.remove();
});

test("what is chosen on a page that the router keeps says nothing of another page", () => {
	const left = document.body.appendChild(document.createElement("div"));
	left.innerHTML = '<input type="radio" name="variant" value="13" checked>';
	show(decision());
	expect(screen.getByRole("button", { name: "Vyberte barvu" })).toBeTruthy();
	expect(window.location.search).toBe("");
	left.remove();
});

describe("a sold-out variant", () => {
	test("says so, can be chosen, and offers its watchdog instead of the cart", async () => {
		const { user } = show(decision());
		await user.click(radio(/modrá/));
		expect(screen.getByRole("button", { name: "Do košíku" })).toBeTruthy();
		await user.click(radio(/červená vyprodáno/));
		expect(screen.queryByRole("button", { name: "Do košíku" })).toBeNull();
		screen.getByText("Dočasně vyprodáno");
		await user.click(screen.getByRole("button", { name: "Hlídat dostupnost" }));
		await screen.findByText("Pro hlídání produktu se prosím přihlašte.");
	});
});
