import { CZK, convertMinor, formatMoney } from "#lib/domain/money/money.ts";
import { useForeignCurrency } from "#lib/storefront/cart/currency.ts";

/** What packs cost together, in the visitor's currency: each price converted by itself, as the cart does it. */
export function PartySum({ lines, shares = 1 }: { lines: { czk: number; packs: number }[]; shares?: number }) {
	const currency = useForeignCurrency();
	const sum = lines.reduce(
		(total, { czk, packs }) => total + (currency === null ? czk : convertMinor(czk, currency)) * packs,
		0,
	);
	const amount = Math.round(sum / shares);
	return <span {...(currency === null ? { "data-crowns": "" } : {})}>{formatMoney(amount, currency ?? CZK)}</span>;
}
