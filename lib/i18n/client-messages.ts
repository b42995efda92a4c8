import { getMessages } from "next-intl/server";
import type { Locale } from "../domain/locale.ts";

type All = Awaited<ReturnType<typeof getMessages>>;
type Namespace = keyof All;

/** Namespaces that client components use on every page but those that only show goods and texts. */
const EVERYWHERE = ["accountWidget", "availability", "cart", "error", "errors", "login", "product"] as const;

const pick = <Texts extends object, Key extends keyof Texts>(texts: Texts, ...keys: Key[]) =>
	Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>;

/** Refusals of what a page of goods and texts can ask of the shop, whose code has no texts of its own. */
const REFUSALS = [
	...["add_to_cart", "cart_full", "cart_ordered", "create_cart", "line_limit", "not_active"],
	...["out_of_stock", "out_of_stock_pieces", "not_found", "unauthorized"],
	...["load_cart", "load_posts", "load_products", "maintenance", "server_error", "unavailable"],
	...["too_many_requests", "too_many_requests_minutes", "too_many_requests_seconds"],
] as (keyof All["errors"])[];

/** Texts that every page carries: those of what is there before anything else is fetched (lib/storefront/content/late-texts.ts has the others). */
export async function shellMessages(locale: Locale) {
	const all = await getMessages({ locale });
	const { availability, consent, error, newsletter, product } = all;
	return {
		availability,
		consent,
		error,
		newsletter,
		product,
		accountWidget: pick(
			all.accountWidget,
			...(["widget", "widgetOf", "widgetDiscount", "discount", "loading", "failed", "retry"] as const),
		),
		cart: pick(all.cart, "title", "widget", "loading", "retry", "toCart"),
		errors: pick(all.errors, ...REFUSALS),
		header: pick(
			all.header,
			...(["banner", "closeBanner", "categories", "currency", "languageHome", "openMenu"] as const),
			...(["categoriesLoading", "categoriesFailed", "categoriesRetry", "menuFailed"] as const),
		),
		validation: rulesOf(all),
	};
}

/** Texts for client components of a page with forms: those of every such page and those that this one adds. */
export async function clientMessages(locale: Locale, added: Namespace[] = []) {
	const messages = await getMessages({ locale });
	return {
		validation: rulesOf(messages),
		...Object.fromEntries([...EVERYWHERE, ...added].map((namespace) => [namespace, messages[namespace]])),
	};
}

/** The forms of the header and the footer need only these rules. */
const rulesOf = ({ validation }: All) => pick(validation, "required", "email", "too_long", "invalid");
