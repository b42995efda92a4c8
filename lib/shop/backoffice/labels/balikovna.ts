import {
	always,
	crowns,
	declaredValue,
	isToAddress,
	kilograms,
	type LabelFormat,
	type Parcel,
	personOf,
	streetOf,
} from "./label-format.ts";

/** 7: declared value, 41: cash on delivery without a slip. */
const SERVICES = { value: "7", cash: "41" } as const;

const numbers = ({ houseNumber, point }: Parcel) => (point === null ? houseNumber.split("/") : []);

/**
 * CSV for Podání Online of Česká pošta: Balíkovna (NB) to a pickup point, Balík do ruky (DR) to an address. Its help
 * (postaonline.cz, PodáníOnline, chapters 8.11 and 8.12.1, read in November 2026) lets each customer set the order of columns
 * once (Konfigurace importu) and accepts CSV with semicolons; lengths are those of chapter 8.12.1. The order here is that of
 * a public implementation (3BRS/sylius-shipment-export-plugin), with two more columns at the end; services and types are
 * those on which it and others agree. A pickup point is its postcode, with "Balíkovna" as the street, as chapter 8.5.3 does
 * for "Na poštu"; chapter 8.5.4 could not be read.
 */
export const BALIKOVNA: LabelFormat = {
	name: "Balíkovna",
	separator: ";",
	head: [],
	hasPoints: true,
	columns: [
		{
			title: "Příjmení/Název",
			cell: ({ company, lastname }) => company || lastname,
			field: "name",
			max: 50,
			isRequired: always,
		},
		{
			title: "Jméno",
			cell: (parcel) => (parcel.company === "" ? parcel.firstname : personOf(parcel)),
			field: "name",
			max: 50,
			isRequired: always,
		},
		{
			title: "Ulice",
			cell: (parcel) => (parcel.point === null ? streetOf(parcel) : "Balíkovna"),
			field: "street",
			max: 40,
			isRequired: always,
		},
		{
			title: "Č. p.",
			cell: (parcel) => numbers(parcel)[0] ?? "",
			field: "house number",
			max: 6,
			isRequired: isToAddress,
		},
		{ title: "Č. o.", cell: (parcel) => numbers(parcel)[1] ?? "", field: "house number", max: 6 },
		{ title: "Obec", cell: ({ city }) => city, field: "city", max: 40, isRequired: always },
		{ title: "PSČ", cell: ({ point, zip }) => point ?? zip, field: "postcode", max: 5, isRequired: always },
		{ title: "Stát", cell: () => "CZ" },
		{ title: "Typ subjektu", cell: ({ company }) => (company === "" ? "F" : "P") },
		{ title: "IČ", cell: () => "" },
		{ title: "DIČ", cell: () => "" },
		{ title: "E-mail", cell: ({ email }) => email, field: "e-mail", max: 50, isRequired: always },
		{ title: "Mobil", cell: ({ phone }) => phone, field: "phone", isRequired: always },
		{ title: "Hmotnost", cell: kilograms },
		{ title: "Udaná cena", cell: declaredValue },
		{ title: "Dobírka", cell: ({ collectMinor }) => crowns(collectMinor) },
		{ title: "VS poukázka", cell: ({ number }) => number, field: "number", max: 10 },
		{ title: "Typ zásilky", cell: ({ point }) => (point === null ? "DR" : "NB") },
		{ title: "Měna", cell: () => "CZK" },
		{ title: "VS zásilka", cell: ({ number }) => number, field: "number", max: 10 },
		{
			title: "Služby",
			cell: ({ collectMinor }) => (collectMinor === null ? SERVICES.value : `${SERVICES.value}+${SERVICES.cash}`),
		},
		{ title: "Doplňující údaje", cell: ({ addition }) => addition, field: "street", max: 50 },
		{ title: "Poznámka na AŠ", cell: ({ note }) => note, field: "note", max: 50, hasNote: true },
	],
};
