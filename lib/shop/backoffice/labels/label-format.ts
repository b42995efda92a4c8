import type { OrderState } from "../../../domain/order/order-states.ts";

/** Data of an order for a carrier: a parcel in the Czech Republic, money in CZK. */
export type Parcel = {
	/** The order's number, also the variable symbol. */
	number: string;
	firstname: string;
	lastname: string;
	company: string;
	/** Street of the recipient, or of the pickup point. "" in a village without streets. */
	street: string;
	houseNumber: string;
	/** Detail within the house, such as a floor; "" for a pickup point. */
	addition: string;
	city: string;
	zip: string;
	/** The carrier's own code of a pickup point; null: an address. */
	point: string | null;
	email: string;
	/** "+420777123456". */
	phone: string;
	/** Cash on delivery in haléře; null: none. */
	collectMinor: number | null;
	/** Value of the goods, in whole crowns, rounded up. */
	valueCzk: number;
	weightGrams: number;
	/** Contains goods with a minimum age of 18. */
	isAdult: boolean;
	/** The sender's label in Zásilkovna's settings. */
	senderLabel: string;
	note: string;
};

export type LabelField =
	| "number"
	| "name"
	| "surname"
	| "company"
	| "street"
	| "house number"
	| "city"
	| "postcode"
	| "pickup point"
	| "e-mail"
	| "phone"
	| "note";

/** Why a carrier's file cannot contain an order, or its note; lengths are in letters. */
export type LabelFault =
	| { code: "state"; state: OrderState }
	| { code: "foreign"; country: string }
	| { code: "currency"; currency: string }
	| { code: "no_points" }
	| { code: "missing"; field: LabelField }
	| { code: "too_long"; field: LabelField; length: number; max: number };

type Column = {
	/** Title in the file's header row. */
	title: string;
	cell(parcel: Parcel): string;
	/** Field of the order, which may be missing or too long. */
	field?: LabelField;
	max?: number;
	isRequired?(parcel: Parcel): boolean;
	/** When it is too long, the order's note is left out and reported, instead of the whole order. */
	hasNote?: boolean;
};

/** The import file of a carrier, in UTF-8, which all three accept. */
export type LabelFormat = {
	name: string;
	separator: "," | ";";
	/** Rows above the parcels. */
	head: string[][];
	columns: Column[];
	/** Whether it supports pickup points. */
	hasPoints: boolean;
};

type Label = { cells: string[]; faults: LabelFault[]; leftOut: LabelFault[] };

/**
 * A parcel as a row of a carrier's file. With `faults` it cannot be in the file; `leftOut` lists what the row omits. Nothing
 * is truncated.
 */
export function labelOf({ columns, hasPoints }: LabelFormat, parcel: Parcel): Label {
	const faults: LabelFault[] = parcel.point !== null && !hasPoints ? [{ code: "no_points" }] : [];
	const leftOut: LabelFault[] = [];
	const cells = columns.map(({ cell, field, max, isRequired, hasNote }) => {
		const text = harmless(cell(parcel));
		if (field === undefined) return text;
		if (text === "" && isRequired?.(parcel)) faults.push({ code: "missing", field });
		const length = lettersOf(text);
		if (max === undefined || length <= max) return text;
		const rest = hasNote ? harmless(cell({ ...parcel, note: "" })) : text;
		const restLength = lettersOf(rest);
		if (restLength > max) {
			faults.push({ code: "too_long", field, length: restLength, max });
			return "";
		}
		const noteLength = lettersOf(parcel.note);
		leftOut.push({ code: "too_long", field: "note", length: noteLength, max: max - (length - noteLength) });
		return rest;
	});
	return { cells, faults, leftOut };
}

const lettersOf = (text: string) => [...text].length;

const FORMULA = /^[=+\-@]/;
/** Phone numbers that `isPhone` accepts. */
const PHONE = /^\+\d{8,15}$/;

/**
 * Spreadsheet programs run a cell that begins like a formula. An apostrophe would be printed on the label, so a space comes
 * first, which carriers trim; a phone number is a number to such programs too, and stays as carriers expect it.
 */
function harmless(text: string): string {
	return FORMULA.test(text) && !PHONE.test(text) ? ` ${text}` : text;
}

export const always = () => true;
export const isToAddress = ({ point }: Parcel) => point === null;
export const personOf = ({ firstname, lastname }: Parcel) => `${firstname} ${lastname}`.trim();
/** In villages without streets their name replaces the street. */
export const streetOf = ({ street, city }: Parcel) => street || city;
export const noteOf = ({ addition, note }: Parcel) => [addition, note].filter(Boolean).join("; ");
/** "527", or "527.50". */
export const crowns = (minor: number | null) =>
	minor === null ? "" : minor % 100 === 0 ? `${minor / 100}` : (minor / 100).toFixed(2);
/** "1", "0.75". */
export const kilograms = ({ weightGrams }: Parcel) => `${weightGrams / 1000}`;
/** Goods that cost nothing are declared as one crown: two of the carriers accept no blank. */
export const declaredValue = ({ valueCzk }: Parcel) => `${Math.max(1, valueCzk)}`;
