import type { Letterhead } from "#lib/shop/telling/mail/letterhead.ts";
import { SHOP_URL } from "./mailed-order.ts";

/** Who writes the shop's mails in tests. */
export const LETTERHEAD: Letterhead = {
	shopUrl: SHOP_URL,
	company: "Konfety s.r.o.",
	street: "Nádražní 62",
	city: "150 00 Praha 5",
	companyId: "00000001",
	taxId: "CZ00000001",
	registration: "Zapsáno v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 1",
	phone: "+420 800 100 200",
	email: "ahoj@konfety.example",
	openingHours: "Po–Pá 9–18, So 9–13",
	bankAccount: "19-2000145399/0800",
};
