import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { eachLocaleOf, LOCALES, type Locale } from "#lib/domain/locale.ts";
import { messagesIn } from "#lib/i18n/load-messages.ts";
import cs from "#messages/cs.json";

const MESSAGES = await eachLocaleOf(messagesIn);
const translate = createTranslator({ locale: "cs", messages: cs });
type Key = Parameters<typeof translate>[0];

/** A text of the shop by the path of its key. */
function textOf(locale: Locale, key: string): unknown {
	return key.split(".").reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], MESSAGES[locale]);
}

/** Rows of promises §8 whose words it gives. */
const SAID: [row: string, key: Key, text: string][] = [
	["account exists", "errors.account_exists", "Účet s tímto e-mailem již existuje. Zkuste se nejprve přihlásit."],
	["order saving", "errors.invalid", "Zkontrolujte prosím zadané údaje."],
	["branch", "errors.branch_not_exists", "Vybraná pobočka neexistuje!"],
	["data updated", "myAccount.saved", "Údaje byly úspěšně aktualizovány."],
	["address saved", "myAccount.addresses.saved", "Adresa byla úspěšně uložena."],
	["address deleted", "myAccount.addresses.deleted", "Adresa byla smazána."],
	["order paid", "order.pay.paid", "Objednávka byla úspěšně uhrazena."],
	["review sent", "review.sent", "Hodnocení produktu bylo odesláno, děkujeme."],
	["newsletter saved", "newsletter.saved", "E-mail byl úspěšně uložen."],
	["newsletter already_exists", "newsletter.exists", "Tento e-mail je již uložen."],
	["already_exists of the call itself", "errors.already_exists", "Tento e-mail je již uložen."],
	["newsletter other", "newsletter.failed", "E-mail nebyl úspěšně uložen."],
];

/** Failures of promises §8, which "mostly end" by the same sentence. */
const FAILED: [row: string, key: Key, text: string][] = [
	["save addresses", "myAccount.addresses.saveFailed", "Adresu se nepodařilo uložit."],
	["delete addresses", "myAccount.addresses.deleteFailed", "Adresu se nepodařilo smazat."],
	["load addresses", "myAccount.addresses.failed", "Adresy se nepodařilo načíst."],
	["add to cart", "errors.add_to_cart", "Zboží se nepodařilo přidat do košíku."],
	["company-registry data", "errors.registry_unavailable", "Údaje z\u00a0registru firem se nepodařilo načíst."],
	["carriers, payments, branches", "errors.load_carriers", "Dopravce, platby a\u00a0pobočky se nepodařilo načíst."],
	["cart", "errors.load_cart", "Košík se nepodařilo načíst."],
	["cart creation", "errors.create_cart", "Košík se nepodařilo vytvořit."],
	["change of the cart", "errors.change_cart", "Změnu v\u00a0košíku se nepodařilo uložit."],
	["currency of the cart", "errors.change_currency", "Měnu košíku se nepodařilo změnit."],
	["data", "errors.load_data", "Data se nepodařilo načíst."],
	["products", "errors.load_products", "Produkty se nepodařilo načíst."],
	["posts", "errors.load_posts", "Články se nepodařilo načíst."],
	["payments", "errors.gateway_unavailable", "Platební bránu se nepodařilo otevřít."],
	["order", "errors.load_order", "Objednávku se nepodařilo načíst."],
	["pickup places", "checkout.pickupPoint.failed", "Výdejní místa se nepodařilo načíst."],
	["delete-voucher", "errors.delete_voucher", "Poukaz se nepodařilo odebrat."],
	["add-voucher", "errors.add_voucher", "Poukaz se nepodařilo použít."],
	["watchdog not saved", "watchdog.notSaved", "Hlídání se nepodařilo uložit."],
	["courier review not sent", "courierReview.notSent", "Hodnocení dopravce se nepodařilo odeslat."],
	["password change", "myAccount.password.failed", "Heslo se nepodařilo změnit."],
	["password reset", "passwordReset.requestFailed", "Odkaz se nepodařilo poslat."],
	["new password", "passwordReset.setFailed", "Heslo se nepodařilo změnit."],
];

/** Rows whose words promises §8 leaves to the shop. */
const OWN: [row: string, key: Key, text: RegExp][] = [
	["goods unavailable at the chosen branch", "checkout.branch.lacksStock", /až 10\spracovních dnů, doručení do Vánoc/],
	["watchdog saved", "watchdog.saved", /^Hlídání je uložené/],
	["courier review sent", "courierReview.sent", /^Hodnocení dopravce bylo odesláno/],
	["password changed", "myAccount.password.changed", /^Heslo/],
	["password reset", "passwordReset.sentTitle", /e-mailu$/],
	["new password", "passwordReset.done", /^Heslo je změněné/],
	["invalid invoice address", "errors.invoice_invalid", /^Fakturační adresa/],
	["invalid delivery address", "errors.address_invalid", /^Doručovací adresa/],
	["other pages made by the shop", "error.text", /^Omlouváme se, stránku se nepodařilo zobrazit/],
	["not in stock where the delivery takes from", "checkout.delivery.missing", /není skladem/],
	["not in stock at the branch and in the warehouse", "checkout.branch.missing", /není skladem/],
	["not in stock for a courier", "productDetail.branchesOnly", /není skladem/],
	["voucher-does-not-exist", "voucher.problems.notExists", /neexistuje/],
	["voucher already in cart", "voucher.problems.alreadyAdded", /už v\u00a0košíku máte/],
	["voucher of somebody else", "voucher.problems.userCheck", /už v\u00a0košíku máte/],
	["voucher not available", "voucher.problems.notAvailable", /není k\u00a0dispozici/],
	["voucher invalid", "voucher.problems.invalid", /nelze použít/],
	["voucher: email required", "voucher.problems.emailRequired", /e-mailem/],
	["voucher: usage limit per user", "voucher.problems.userLimit", /vyčerpali/],
	["minimum cart value", "voucher.problems.minimalPrice", /za příliš málo/],
];

/** Refusals that many calls give: of an order, an address, a request for a service, an account. */
const OF_MANY_CALLS = [
	"unreadable",
	"unauthorized",
	"not_found",
	"request_running",
	"key_reused",
	"too_large",
	"invalid",
	"too_many_requests",
	"maintenance",
	"server_error",
	"unavailable",
];

describe("the error catalogue (promises §8)", () => {
	test.each(OF_MANY_CALLS)("the text of %s does not mention orders, since other calls use the code too", (code) => {
		expect(textOf("cs", `errors.${code}`)).toMatch(/^(?!.*objedn)\S/i);
		expect(textOf("en", `errors.${code}`)).toMatch(/^(?!.*order)\S/i);
	});

	test.each(SAID)("%s", (_, key, text) => {
		expect(textOf("cs", key)).toBe(text);
	});

	test.each(FAILED)("failure: %s", (_, key, text) => {
		expect(textOf("cs", key)).toBe(`${text} Zkuste to prosím později.`);
	});

	test.each(OWN)("%s", (_, key, text) => {
		expect(textOf("cs", key)).toMatch(text);
	});

	test("the text of quantity_per_user_limit has the count with an x appended", () => {
		expect(translate("voucher.problems.userLimitCount", { count: "3" })).toContain("3x");
	});

	test("the text of minimal_price has the formatted price", () => {
		const price = "500,00\u00a0Kč";
		expect(translate("voucher.problems.minimalPriceValue", { price })).toContain(price);
	});

	test.each(LOCALES)("every row has its text (%s)", (locale) => {
		for (const [row, key] of [...SAID, ...FAILED, ...OWN]) expect(textOf(locale, key), row).toMatch(/\S/);
	});
});
