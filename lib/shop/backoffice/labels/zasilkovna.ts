import {
	always,
	crowns,
	declaredValue,
	isToAddress,
	kilograms,
	type LabelFormat,
	noteOf,
	type Parcel,
	streetOf,
} from "./label-format.ts";

/** Zásilkovna's code of its own delivery to Czech addresses, used in place of a pickup point's. */
const HOME_DELIVERY = "106";

/** A point has its own address, so the cell is blank. */
const ofAddress = (cell: (parcel: Parcel) => string) => (parcel: Parcel) => (parcel.point === null ? cell(parcel) : "");

/**
 * CSV import of Zásilkovna (Packeta), version 8. Fields, lengths and required ones are those of docs.packetery.com, "CSV
 * import", in version 7, which could be read (November 2026: two header rows, the first column reserved, UTF-8, COD in whole
 * CZK); the columns of version 8 and their order are those of Packeta's own module for Magento 2 (GridExport.php), whose
 * first 20 columns are the same. The length of the note is that of the API's attribute.
 */
export const ZASILKOVNA: LabelFormat = {
	name: "Zásilkovna",
	separator: ",",
	head: [["version 8"], []],
	hasPoints: true,
	columns: [
		{ title: "Reserved", cell: () => "" },
		{ title: "Order number", cell: ({ number }) => number, field: "number", max: 24, isRequired: always },
		{ title: "Name", cell: ({ firstname }) => firstname, field: "name", max: 32, isRequired: always },
		{ title: "Surname", cell: ({ lastname }) => lastname, field: "surname", max: 32, isRequired: always },
		{ title: "Company", cell: ({ company }) => company, field: "company", max: 32 },
		{ title: "E-mail", cell: ({ email }) => email, field: "e-mail", isRequired: always },
		{ title: "Phone", cell: ({ phone }) => phone, field: "phone", isRequired: always },
		{ title: "COD", cell: ({ collectMinor }) => crowns(collectMinor) },
		{ title: "Currency", cell: () => "CZK" },
		{ title: "Value", cell: declaredValue },
		{ title: "Weight", cell: kilograms },
		{ title: "Pickup point", cell: ({ point }) => point ?? HOME_DELIVERY, field: "pickup point", isRequired: always },
		{ title: "Sender label", cell: ({ senderLabel }) => senderLabel },
		{ title: "Adult content", cell: ({ isAdult }) => (isAdult ? "1" : "") },
		{ title: "Delayed delivery", cell: () => "" },
		{ title: "Street", cell: ofAddress(streetOf), field: "street", isRequired: isToAddress },
		{
			title: "House number",
			cell: ofAddress(({ houseNumber }) => houseNumber),
			field: "house number",
			isRequired: isToAddress,
		},
		{ title: "City", cell: ofAddress(({ city }) => city), field: "city", isRequired: isToAddress },
		{ title: "ZIP", cell: ofAddress(({ zip }) => zip), field: "postcode", isRequired: isToAddress },
		{ title: "Carrier pickup point", cell: () => "" },
		{ title: "Width", cell: () => "" },
		{ title: "Height", cell: () => "" },
		{ title: "Depth", cell: () => "" },
		{ title: "Note", cell: noteOf, field: "street", max: 128, hasNote: true },
		{ title: "Allow public tracking", cell: () => "" },
		{ title: "Allow tracking for users", cell: () => "" },
		{ title: "Romania CIF number", cell: () => "" },
		{ title: "Affiliate ID", cell: () => "" },
	],
};
