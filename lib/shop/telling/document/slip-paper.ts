import type { Locale } from "../../../domain/locale.ts";
import type { Currency } from "../../../domain/money/money.ts";
import { formatPhone } from "../../../domain/people/phone.ts";
import { formatZip } from "../../../domain/people/zip.ts";
import { formatAmount, formatDay, plain } from "./document-format.ts";
import type { DocumentTexts } from "./document-texts.ts";
import type { Slip } from "./paper.ts";

/** Data of an order's packing slip; names in the order's language. */
export type SlipData = {
	number: string;
	locale: Locale;
	/** Day of the order: "2026-11-20" in Prague. */
	day: string;
	/** Last day of the delivery promised; null where none is. */
	promisedTo: string | null;
	sender: { company: string; street: string; city: string; phone: string; email: string };
	/** Name of the buyer. */
	buyer: string;
	/** Recipient and place: an address, a pickup point or a branch with its name. */
	recipient: {
		person: string;
		company: string;
		place: string;
		street: string;
		city: string;
		zip: string;
		country: string;
	};
	phone: string;
	delivery: string;
	/** Cash to collect on delivery; null: nothing. */
	collect: { minor: number; currency: Pick<Currency, "symbol_before" | "symbol_after" | "decimals"> } | null;
	note: string;
	lines: { code: string; name: string; variantName: string; note: string; quantity: number }[];
};

/** Turns an order into the texts of a packing slip. Without prices except the cash to collect: a parcel may be a gift. */
export function slipOf(data: SlipData, t: DocumentTexts): Slip {
	const { locale, sender } = data;
	const noted = (key: "note" | "lineNote", typed: string) => {
		const note = plain(typed);
		return note === "" ? "" : t(`slip.${key}`, { note });
	};
	const fact = (key: "ordered" | "promised" | "buyer" | "delivery" | "phone" | "collect", value: string) => ({
		label: t(`slip.facts.${key}`),
		value,
	});
	const number = t("slip.number", { number: data.number });
	return {
		locale,
		day: data.day,
		shop: t("shop"),
		title: t("slip.title"),
		number,
		subject: number,
		author: plain(sender.company),
		parties: parties(data, t),
		facts: [
			fact("ordered", formatDay(locale, data.day)),
			fact("promised", data.promisedTo === null ? "" : formatDay(locale, data.promisedTo)),
			fact("delivery", plain(data.delivery)),
			fact("phone", formatPhone(data.phone)),
			fact("buyer", data.buyer === data.recipient.person ? "" : plain(data.buyer)),
			fact("collect", data.collect ? formatAmount(data.collect.minor, data.collect.currency) : ""),
		].filter(({ value }) => value !== ""),
		columns: [t("columns.item"), t("columns.quantity")],
		rows: data.lines.map((line) => ({
			name: plain([line.name, line.variantName].filter(Boolean).join(", ")),
			detail: [plain(line.code), noted("lineNote", line.note)].filter(Boolean).join("\n"),
			cells: [String(line.quantity)],
		})),
		notes: [noted("note", data.note)].filter(Boolean),
		footer: [[sender.phone, sender.email].filter(Boolean).join(" · ")].map(plain).filter(Boolean),
		page: (page, pages) => t("page", { page: String(page), pages: String(pages) }),
	};
}

function parties({ sender, recipient }: SlipData, t: DocumentTexts): Slip["parties"] {
	const { person, company, place, street, city, zip, country } = recipient;
	const isCompany = company.trim() !== "";
	return [
		{ title: t("slip.sender"), name: sender.company, lines: [sender.street, sender.city] },
		{
			title: t("slip.recipient"),
			name: isCompany ? company : person,
			lines: [isCompany ? person : "", place, street, `${formatZip(zip)} ${city}`, country],
		},
	].map(({ title, name, lines }) => ({
		title,
		name: plain(name),
		lines: lines.map(plain).filter((line) => line !== ""),
	}));
}
