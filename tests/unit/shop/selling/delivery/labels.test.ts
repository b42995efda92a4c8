import { describe, expect, test } from "vitest";
import { CARRIER_KEYS } from "#lib/domain/order/carriers.ts";
import { LABEL_FORMATS } from "#lib/shop/backoffice/labels/formats.ts";
import { labelOf, type Parcel } from "#lib/shop/backoffice/labels/label-format.ts";

const aParcel = (changes: Partial<Parcel> = {}): Parcel => ({
	number: "2600001",
	firstname: "Jana",
	lastname: "Nováková",
	company: "",
	street: "Lidická",
	houseNumber: "1104/17",
	addition: "byt 4",
	city: "Brno",
	zip: "60200",
	point: null,
	email: "jana@example.cz",
	phone: "+420777123456",
	collectMinor: null,
	valueCzk: 369,
	weightGrams: 750,
	isAdult: false,
	senderLabel: "konfety",
	note: "Zvonit",
	...changes,
});
const TO_POINT = { street: "Dlouhá", houseNumber: "18", addition: "", city: "Praha 1", zip: "11000" };
const CASH = { collectMinor: 52_700 };

/** Cells of a parcel by the titles of their columns, those that are not blank. */
const rowOf = (carrier: (typeof CARRIER_KEYS)[number], changes: Partial<Parcel> = {}) => {
	const { cells, faults } = labelOf(LABEL_FORMATS[carrier], aParcel(changes));
	expect(faults).toEqual([]);
	const titled = LABEL_FORMATS[carrier].columns.map(({ title }, at) => [title, cells[at]] as const);
	return Object.fromEntries(titled.filter(([, cell]) => cell !== ""));
};
const faultsOf = (carrier: (typeof CARRIER_KEYS)[number], changes: Partial<Parcel>) =>
	labelOf(LABEL_FORMATS[carrier], aParcel(changes)).faults;

describe("Zásilkovna", () => {
	const { head, columns, separator } = LABEL_FORMATS.zasilkovna;

	test("has two header rows, commas, and the 28 columns of version 8", () => {
		expect([head, columns.length, separator]).toEqual([[["version 8"], []], 28, ","]);
		const places = ["Order number", "COD", "Pickup point", "Street", "ZIP", "Note"].map(
			(name) => columns.findIndex(({ title }) => title === name) + 1,
		);
		expect(places).toEqual([2, 8, 12, 16, 19, 24]);
	});

	test("takes a prepaid parcel to an address", () => {
		expect(rowOf("zasilkovna")).toEqual({
			"Order number": "2600001",
			Name: "Jana",
			Surname: "Nováková",
			"E-mail": "jana@example.cz",
			Phone: "+420777123456",
			Currency: "CZK",
			Value: "369",
			Weight: "0.75",
			"Pickup point": "106",
			"Sender label": "konfety",
			Street: "Lidická",
			"House number": "1104/17",
			City: "Brno",
			ZIP: "60200",
			Note: "byt 4; Zvonit",
		});
	});

	test("takes a parcel to a pickup point by its code alone, with cash and from 18 years on", () => {
		expect(
			rowOf("zasilkovna", { ...TO_POINT, ...CASH, point: "95", isAdult: true, senderLabel: "", note: "" }),
		).toEqual({
			"Order number": "2600001",
			Name: "Jana",
			Surname: "Nováková",
			"E-mail": "jana@example.cz",
			Phone: "+420777123456",
			COD: "527",
			Currency: "CZK",
			Value: "369",
			Weight: "0.75",
			"Pickup point": "95",
			"Adult content": "1",
		});
	});
});

describe("PPL", () => {
	test("names its columns and parts them by semicolons", () => {
		const { head, columns, separator } = LABEL_FORMATS.ppl;
		expect(separator).toBe(";");
		expect(head).toEqual([columns.map(({ title }) => title)]);
	});

	test("takes a company with cash on delivery", () => {
		expect(rowOf("ppl", { ...CASH, company: "Oslavy a.s." })).toEqual({
			"Číslo objednávky": "2600001",
			"Typ zásilky": "14",
			Příjemce: "Oslavy a.s.",
			"Kontaktní osoba": "Jana Nováková",
			Ulice: "Lidická",
			"Číslo domu": "1104/17",
			Město: "Brno",
			PSČ: "60200",
			Země: "CZ",
			Telefon: "+420777123456",
			"E-mail": "jana@example.cz",
			Dobírka: "527",
			"Měna dobírky": "CZK",
			"Variabilní symbol": "2600001",
			"Udaná hodnota": "369",
			Hmotnost: "0.75",
			Poznámka: "byt 4; Zvonit",
		});
		expect(rowOf("ppl")).toMatchObject({ "Typ zásilky": "13", Příjemce: "Jana Nováková" });
	});

	test("takes nothing to pickup points", () => {
		expect(faultsOf("ppl", { point: "95" })).toEqual([{ code: "no_points" }]);
	});
});

describe("Podání Online", () => {
	test("takes a parcel to an address, with both house numbers in separate columns", () => {
		const row = rowOf("balikovna", CASH);
		expect(row).toMatchObject({
			"Příjmení/Název": "Nováková",
			Jméno: "Jana",
			Ulice: "Lidická",
			"Č. p.": "1104",
			"Č. o.": "17",
			"Typ subjektu": "F",
			"Typ zásilky": "DR",
			Služby: "7+41",
			Dobírka: "527",
			"VS poukázka": "2600001",
			"Doplňující údaje": "byt 4",
			"Poznámka na AŠ": "Zvonit",
		});
	});

	test("takes a parcel to a Balíkovna by its postcode", () => {
		expect(rowOf("balikovna", { ...TO_POINT, point: "11001", company: "Oslavy a.s." })).toMatchObject({
			"Příjmení/Název": "Oslavy a.s.",
			Jméno: "Jana Nováková",
			Ulice: "Balíkovna",
			PSČ: "11001",
			Obec: "Praha 1",
			"Typ subjektu": "P",
			"Typ zásilky": "NB",
			Služby: "7",
		});
	});
});

describe.each(CARRIER_KEYS)("%s", (carrier) => {
	test("the name of a village without streets fills the street's column", () => {
		expect(
			Object.values(rowOf(carrier, { street: "", houseNumber: "12", city: "Lhota" })).filter(
				(cell) => cell === "Lhota",
			),
		).toHaveLength(2);
	});

	test.each([
		[{ houseNumber: "" }, { code: "missing", field: "house number" }],
		[{ email: "" }, { code: "missing", field: "e-mail" }],
		[{ city: "" }, { code: "missing", field: "city" }],
	])("an order with %j cannot go into its file", (changes, fault) => {
		expect(faultsOf(carrier, { street: "Dlouhá", ...changes })).toContainEqual(fault);
	});

	test("an order with too long a name is refused, not cut", () => {
		const lastname = "N".repeat(51);
		const [fault] = faultsOf(carrier, { lastname });
		expect(fault).toMatchObject({ code: "too_long", length: expect.any(Number) });
	});

	test("a note that is too long is left out, and reported", () => {
		const { cells, faults, leftOut } = labelOf(
			LABEL_FORMATS[carrier],
			aParcel({ addition: "", note: "x".repeat(500) }),
		);
		expect(faults).toEqual([]);
		expect(leftOut).toEqual([{ code: "too_long", field: "note", length: 500, max: expect.any(Number) }]);
		expect(cells.join()).not.toContain("x".repeat(50));
	});

	test("goods that cost nothing are declared with the value of one crown", () => {
		expect(Object.values(rowOf(carrier, { valueCzk: 0, note: "", addition: "" }))).toContain("1");
	});

	test.each(["=1+1", "+1", "-1", "@SUM(A1)"])(
		"a typed %s does not become a formula, a phone stays unchanged",
		(typed) => {
			const cells = Object.values(rowOf(carrier, { note: typed, addition: "", lastname: typed }));
			expect(cells).toContain(` ${typed}`);
			expect(cells).not.toContain(typed);
			expect(cells).toContain("+420777123456");
		},
	);
});

describe.each([
	["zasilkovna", "Note", 128],
	["ppl", "Poznámka", 300],
] as const)("the note of %s", (carrier, title, max) => {
	const noteOf = (changes: Partial<Parcel>) => {
		const { cells, faults, leftOut } = labelOf(LABEL_FORMATS[carrier], aParcel(changes));
		return {
			note: cells[LABEL_FORMATS[carrier].columns.findIndex((column) => column.title === title)],
			faults,
			leftOut,
		};
	};

	test("is left out when it is too long, floor and flat stay", () => {
		const room = max - "byt 4; ".length;
		expect(noteOf({ note: "n".repeat(room) })).toMatchObject({ note: `byt 4; ${"n".repeat(room)}`, leftOut: [] });
		expect(noteOf({ note: "n".repeat(room + 1) })).toEqual({
			note: "byt 4",
			faults: [],
			leftOut: [{ code: "too_long", field: "note", length: room + 1, max: room }],
		});
	});

	test("cannot hold a very long floor, which is reported for the street", () => {
		const fault = { code: "too_long", field: "street", length: max + 1, max };
		expect(noteOf({ addition: "3".repeat(max + 1), note: "" }).faults).toEqual([fault]);
		expect(noteOf({ addition: "3".repeat(max + 1) }).faults).toEqual([fault]);
	});
});

test("cash on delivery may include half a crown", () => {
	expect(rowOf("ppl", { collectMinor: 52_750 }).Dobírka).toBe("527.50");
});
