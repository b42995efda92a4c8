/** What a party takes, on screen over a shop that is stubbed at the transport alone. */
import { screen, within } from "@testing-library/react";
import { PartyScreen } from "#components/party/party-screen.tsx";
import { partyPlan } from "#lib/contract/examples/party.ts";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { PartyItem, PartyPlan } from "#lib/contract/schemas/party.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useCartKeeping } from "#lib/storefront/cart/use-cart-writer.ts";
import cs from "#messages/cs.json";
import { type Answer, type Call, stubCartShop } from "../cart/a-cart-shop.tsx";
import { goTo, show } from "../product/show.tsx";

/** The screen's words, with plain spaces, as they are looked for. */
export const t: typeof cs.party = JSON.parse(JSON.stringify(cs.party).replaceAll("\u00a0", " "));

/** The plan's summary; on a phone a bar below has the sum and the button instead, which a style sheet alone decides. */
export const summary = async () => within(await screen.findByRole("region", { name: t.summary }));

const [plates] = partyPlan.items;

/** Goods of a plan: `id` is that of the variant, whose product has a tenth of it. */
export function anItem(id: number, changes: Partial<PartyItem> = {}): PartyItem {
	if (!plates) throw new Error("The example has no goods");
	const name = `Zboží ${id}`;
	return {
		...plates,
		product: { ...plates.product, id: id / 10, name },
		variant: { id, name: "", code: `Z-${id}` },
		...changes,
	};
}

export const aPlan = (items: PartyItem[], changes: Partial<PartyPlan> = {}): PartyPlan => ({
	...partyPlan,
	items,
	set: null,
	missing: [],
	...changes,
});

/** Answers the plan and keeps a cart, at first `start`; `answer` overrides single calls. */
export function stubPartyShop(
	plan: PartyPlan | (() => Answer),
	answer: (call: Call) => Answer | undefined | Promise<Answer | undefined> = () => undefined,
	start?: Cart,
) {
	return stubCartShop(start, (call) => {
		if (call.path.startsWith("/api/catalog/party/")) return typeof plan === "function" ? plan() : { body: plan };
		return answer(call);
	});
}

export const WAY = {
	action: "/oslava",
	keys: { theme: "tema", guests: "hoste", date: "datum" },
	themes: [
		["1032/pirati", "Piráti"],
		["1033/jednorozci", "Jednorožci"],
	] satisfies [string, string][],
};

/** The header's part of the page, which hears of other tabs. */
function Header({ locale }: { locale: Locale }) {
	useCartKeeping(locale);
	return null;
}

export function showParty(search = "?hoste=12", locale: Locale = "cs") {
	goTo(`/oslava/1032/pirati${search}`);
	return show(
		<>
			<Header locale={locale} />
			<PartyScreen
				locale={locale}
				themeId={1032}
				way={WAY}
				shop={{ courier: { from: 1, to: 2 }, hasPickup: true, dispatch: { cutOffHour: 14 } }}
				cartPath="/kosik"
				inflation="/sluzby/nafukovani"
				table="/tables/pirati"
			/>
		</>,
		locale,
	);
}
