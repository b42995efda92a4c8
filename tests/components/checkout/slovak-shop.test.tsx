// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { AddressesList } from "#components/account/addresses/addresses-list.tsx";
import { RegisterScreen } from "#components/account/register/register-screen.tsx";
import { InvoiceDetails } from "#components/account/settings/invoice-form.tsx";
import { SettingsProfile } from "#components/account/settings/settings-profile.tsx";
import { EventForm } from "#components/request/event-form.tsx";
import type { Country } from "#lib/contract/schemas/lists.ts";
import { homeCountryOf } from "#lib/domain/people/home-country.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { HomeCountryContext } from "#lib/storefront/client/home-country.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { showPage, stubShop as stubSignUp } from "../account/a-sign-up.tsx";
import { aUser, button, forgetAccount, showAccount, stubAccount } from "../account/an-account.tsx";
import { someOptions } from "./a-cart.ts";
import { forgetEverything, showStep, stubShop } from "./a-checkout.tsx";

afterEach(() => {
	forgetAccount();
	forgetEverything();
});

const COUNTRIES: Country[] = [
	{ code: "CZ", name: "Česko", phone_prefix: "+420", is_shipped: false },
	{ code: "SK", name: "Slovensko", phone_prefix: "+421", is_shipped: true },
];
const SHIPPED = [{ code: "SK", name: "Slovensko" }];

/** What is inside a page of the Slovak shop. */
function SlovakShop({ children }: { children: ReactNode }) {
	return <HomeCountryContext value={homeCountryOf(COUNTRIES)}>{children}</HomeCountryContext>;
}

const select = (name: RegExp) => screen.findByRole<HTMLSelectElement>("combobox", { name });
const prefix = async () => (await select(/^Předvolba/)).value;
const namesIn = (list: HTMLElement) =>
	within(list)
		.getAllByRole("option")
		.map((one) => one.textContent);

function showCheckout() {
	stubShop(({ path }) =>
		path.startsWith("/api/order/deliveries/") ? { body: { ...someOptions(25_000), countries: SHIPPED } } : undefined,
	);
	return showStep("delivery", { wrapper: SlovakShop });
}

describe("in the Slovak shop", () => {
	test("the checkout offers Slovakia alone and begins with its prefix", async () => {
		showCheckout();
		expect(namesIn(await select(/^Země/))).toEqual(["Slovensko"]);
		expect(await prefix()).toBe("+421");
	});

	test("the Czech registry of companies is not offered; a company is filled in by hand", async () => {
		const { user } = showCheckout();
		await user.click(await screen.findByRole("checkbox", { name: /na\sfirmu/ }));
		expect(screen.getByRole("textbox", { name: /^IČO/ })).toBeTruthy();
		expect(screen.getByRole("textbox", { name: /^Název firmy/ })).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Doplnit údaje" })).toBeNull();
		expect(document.body.textContent).not.toMatch(/registru/);
	});

	test("a saved address begins in Slovakia", async () => {
		stubAccount(({ path }) => (path === "/api/account/addresses" ? { body: [] } : undefined));
		const page = <AddressesList countries={COUNTRIES} />;
		const { user } = showAccount(<SlovakShop>{page}</SlovakShop>);
		await user.click(await button("Přidat adresu"));
		expect(namesIn(await select(/^Země/))).toEqual(["Slovensko"]);
		expect(await prefix()).toBe("+421");
	});

	test("invoice details of a customer without a country begin in Slovakia", async () => {
		stubAccount(({ path }) => (path === "/api/me" ? { body: { data: aUser({ country: "" }) } } : undefined));
		const page = <InvoiceDetails countries={COUNTRIES} />;
		showAccount(<SlovakShop>{page}</SlovakShop>);
		expect((await select(/^Země/)).value).toBe("SK");
	});

	test.each<[string, ReactNode]>([
		["the account's settings", <SettingsProfile key="settings" user={aUser({ phone: "" })} />],
		["a request for an event", <EventForm key="event" locale="cs" />],
	])("the phone of %s begins with its prefix", async (_, page) => {
		stubAccount(({ path }) =>
			path === "/api/me" ? { body: { data: aUser({ phone: "" }) } } : { body: { siteKey: null } },
		);
		showAccount(<SlovakShop>{page}</SlovakShop>);
		expect(await prefix()).toBe("+421");
	});

	test("the phone of a registration begins with its prefix", async () => {
		stubSignUp(({ path }) => (path === "/api/auth/captcha" ? { body: { siteKey: null } } : undefined));
		const page = <RegisterScreen locale="cs" />;
		showPage(<SlovakShop>{page}</SlovakShop>, "/registrace");
		expect(await prefix()).toBe("+421");
	});

	test("a saved phone keeps its own prefix", async () => {
		stubAccount();
		const page = <SettingsProfile user={aUser({ phone: "+420777123456" })} />;
		showAccount(<SlovakShop>{page}</SlovakShop>);
		expect(await prefix()).toBe("+420");
	});
});

describe("an address in another country is refused in the words of the shop's market", () => {
	function Refusal() {
		const error = useErrorText();
		const field = useFieldText();
		const notice = error(new ApiError(422, { error: "country_not_shipped", value: "DE" }), "server_error");
		return [notice, field("country_not_shipped")].map((text, index) => <p key={String(index)}>{text}</p>);
	}

	test.each([
		["cs", cs, "cz", "Zboží zasíláme pouze po České republice."],
		["en", en, "cz", "We ship within the Czech Republic only."],
		["cs", cs, "sk", "Zboží zasíláme pouze na Slovensko."],
		["en", en, "sk", "We ship to Slovakia only."],
	] as const)("in %s", (locale, messages, market, sentence) => {
		const home = homeCountryOf(market === "sk" ? COUNTRIES : []);
		render(
			<NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Prague">
				<HomeCountryContext value={home}>
					<Refusal />
				</HomeCountryContext>
			</NextIntlClientProvider>,
		);
		const said = screen.getAllByRole("paragraph").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
		expect(said).toEqual([sentence, sentence]);
	});
});
