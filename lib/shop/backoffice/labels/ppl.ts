import {
	always,
	crowns,
	declaredValue,
	kilograms,
	type LabelFormat,
	noteOf,
	personOf,
	streetOf,
} from "./label-format.ts";

/** Shipment types: PPL Parcel CZ Private, and the same with cash on delivery. */
const TYPE = { plain: "13", cash: "14" } as const;

/**
 * CSV for the data import of klient.ppl.cz. Its help ("Data Import", ppl-klient-en.apidog.io, read in November 2026) fixes no
 * columns: each customer maps the file's columns once, by their titles. Shipment types need no mapping when they are PPL's
 * numbers; 13 and 14, and the lengths, come from public clients of PPL's myAPI (Salamek/PplMyApi), since the help's own list
 * could not be read completely.
 */
const COLUMNS: LabelFormat["columns"] = [
	{ title: "Číslo objednávky", cell: ({ number }) => number, field: "number", isRequired: always },
	{ title: "Typ zásilky", cell: ({ collectMinor }) => (collectMinor === null ? TYPE.plain : TYPE.cash) },
	{
		title: "Příjemce",
		cell: (parcel) => parcel.company || personOf(parcel),
		field: "name",
		max: 50,
		isRequired: always,
	},
	{
		title: "Kontaktní osoba",
		cell: (parcel) => (parcel.company === "" ? "" : personOf(parcel)),
		field: "name",
		max: 50,
	},
	{ title: "Ulice", cell: streetOf, field: "street", max: 40, isRequired: always },
	{ title: "Číslo domu", cell: ({ houseNumber }) => houseNumber, field: "house number", max: 10, isRequired: always },
	{ title: "Město", cell: ({ city }) => city, field: "city", max: 50, isRequired: always },
	{ title: "PSČ", cell: ({ zip }) => zip, field: "postcode", isRequired: always },
	{ title: "Země", cell: () => "CZ" },
	{ title: "Telefon", cell: ({ phone }) => phone, field: "phone", max: 30, isRequired: always },
	{ title: "E-mail", cell: ({ email }) => email, field: "e-mail", max: 50, isRequired: always },
	{ title: "Dobírka", cell: ({ collectMinor }) => crowns(collectMinor) },
	{ title: "Měna dobírky", cell: ({ collectMinor }) => (collectMinor === null ? "" : "CZK") },
	{ title: "Variabilní symbol", cell: ({ number }) => number },
	{ title: "Udaná hodnota", cell: declaredValue },
	{ title: "Hmotnost", cell: kilograms },
	{ title: "Poznámka", cell: noteOf, field: "street", max: 300, hasNote: true },
];

export const PPL: LabelFormat = {
	name: "PPL",
	separator: ";",
	head: [COLUMNS.map(({ title }) => title)],
	hasPoints: false,
	columns: COLUMNS,
};
