import type { PaymentKind } from "../../../domain/order/payment-kinds.ts";
import type { Text } from "../../../domain/words/text.ts";

/** Ways of payment that every shop has, in the order in which it offers them. Prices are whole crowns with VAT. */
export const PAYMENTS: {
	key: string;
	kind: PaymentKind;
	price: number;
	name: Text;
	description: Text;
}[] = [
	{
		key: "card",
		kind: "card",
		price: 0,
		name: { cs: "Kartou online", en: "Card online" },
		description: { cs: "Zaplatíte hned po odeslání objednávky.", en: "You pay right after placing the order." },
	},
	{
		key: "transfer",
		kind: "transfer",
		price: 0,
		name: { cs: "Bankovním převodem", en: "Bank transfer" },
		description: {
			cs: "Údaje k platbě najdete ve shrnutí a\u00a0v\u00a0e-mailu.",
			en: "Payment details are in the summary and in the e-mail.",
		},
	},
	{
		key: "cod",
		kind: "cash_on_delivery",
		price: 39,
		name: { cs: "Dobírkou", en: "Cash on delivery" },
		description: {
			cs: "Zaplatíte při převzetí, částku zaokrouhlíme na celé koruny.",
			en: "You pay on delivery; the amount is rounded to whole crowns.",
		},
	},
];
