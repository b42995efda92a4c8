import { describe, expect, test } from "vitest";
import { bookedDocument } from "#lib/shop/backoffice/books/booked-document.ts";
import { isdocOf } from "#lib/shop/backoffice/books/isdoc.ts";
import type { DocumentData } from "#lib/shop/telling/document/document-data.ts";
import { loadDocumentTexts } from "#lib/shop/telling/document/document-texts.ts";
import { aCreditNote, aLine, anInvoice, inEuros, withVoucher } from "#tests/support/selling/documents.ts";
import { readIsdoc } from "#tests/support/texts/isdoc.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

const xmlOf = async (data: DocumentData) => isdocOf(bookedDocument(data, "CZ"), await loadDocumentTexts(data.locale));
const isdoc = async (data: DocumentData) => readIsdoc(await xmlOf(data));

/** Texts by the paths that lead to them. */
async function said(data: DocumentData, ...paths: string[]): Promise<Record<string, string[]>> {
	const { texts } = await isdoc(data);
	return Object.fromEntries(paths.map((path) => [path, texts(path)]));
}

const LINE = "InvoiceLines/InvoiceLine";
const RATE = "TaxTotal/TaxSubTotal";
const PAYMENT = "PaymentMeans/Payment";
const SELLER = "AccountingSupplierParty/Party";
const BUYER = "AccountingCustomerParty/Party";

describe("an invoice", () => {
	test("has its head, and the same UUID each time", async () => {
		expect(
			await said(anInvoice(), "DocumentType", "ID", "UUID", "IssueDate", "TaxPointDate", "VATApplicable", "Note"),
		).toEqual({
			DocumentType: ["1"],
			ID: ["2026000001"],
			UUID: ["992a7699-1397-5029-aa68-d30cd49bd8e5"],
			IssueDate: ["2026-11-20"],
			TaxPointDate: ["2026-11-20"],
			VATApplicable: ["true"],
			Note: ["Uhrazeno 20.\u00a011.\u00a02026. Už prosím nic neplaťte."],
		});
		expect(await xmlOf(anInvoice())).toBe(await xmlOf(anInvoice()));
	});

	test("of another number or another seller has another UUID", async () => {
		const { seller } = anInvoice();
		const all = [
			anInvoice(),
			anInvoice({ number: "2026000002" }),
			anInvoice({ seller: { ...seller, companyId: "27082440" } }),
		];
		const uuids = await Promise.all(all.map(async (data) => (await isdoc(data)).texts("UUID")[0]));
		expect(new Set(uuids).size).toBe(3);
	});

	test("names seller and buyer in parts", async () => {
		const address = ["StreetName", "BuildingNumber", "CityName", "PostalZone", "Country/IdentificationCode"];
		const partsOf = async (party: string) => {
			const { texts } = await isdoc(anInvoice());
			return [
				"PartyIdentification/ID",
				"PartyName/Name",
				...address.map((part) => `PostalAddress/${part}`),
				"PartyTaxScheme/CompanyID",
			].map((path) => texts(`${party}/${path}`).join());
		};
		expect(await partsOf(SELLER)).toEqual([
			"00000001",
			"Konfety s.r.o.",
			...["Nádražní", "62", "Praha 5", "15000", "CZ"],
			"CZ00000001",
		]);
		expect(await partsOf(BUYER)).toEqual(["", "Žofie Křížová", ...["Údolní", "12", "Brno", "60200", "CZ"], ""]);
	});

	test.each([
		["Dlouhá 5a, byt 4", "Dlouhá (byt 4)", "5a"],
		["Dlouhá 12 B", "Dlouhá", "12B"],
		["č. p. 12", "Brno", "12"],
		["Brno ev. č. 7", "Brno", "E7"],
		["Dlouhá", "Dlouhá", ""],
	])("to “%s” has the street “%s” and the number “%s”", async (street, name, number) => {
		const buyer = { ...anInvoice().buyer, street };
		const address = `${BUYER}/PostalAddress`;
		expect(await said(anInvoice({ buyer }), `${address}/StreetName`, `${address}/BuildingNumber`)).toEqual({
			[`${address}/StreetName`]: [name],
			[`${address}/BuildingNumber`]: [number],
		});
	});

	test("of a company names it and the person who ordered", async () => {
		const buyer = { ...anInvoice().buyer, company: "Oslavy a.s.", companyId: "27082440", taxId: "CZ27082440" };
		expect(
			await said(
				anInvoice({ buyer }),
				`${BUYER}/PartyName/Name`,
				`${BUYER}/PartyIdentification/ID`,
				`${BUYER}/PartyTaxScheme/CompanyID`,
				`${BUYER}/Contact/Name`,
			),
		).toEqual({
			[`${BUYER}/PartyName/Name`]: ["Oslavy a.s."],
			[`${BUYER}/PartyIdentification/ID`]: ["27082440"],
			[`${BUYER}/PartyTaxScheme/CompanyID`]: ["CZ27082440"],
			[`${BUYER}/Contact/Name`]: ["Žofie Křížová"],
		});
	});

	test("to a buyer without an address has the parts that the schema requires, blank but for the country", async () => {
		const buyer = { ...anInvoice().buyer, street: "", city: "", zip: "" };
		for (const data of [anInvoice({ buyer }), aCreditNote(anInvoice({ buyer }))]) {
			const { texts } = await isdoc(data);
			expect(texts(`${BUYER}/PartyName/Name`)).toEqual(["Žofie Křížová"]);
			expect(texts(`${BUYER}/PostalAddress/*`)).toEqual(["", "", "", "", "CZČeská republika"]);
		}
	});

	test("has lines with prices of one piece, base and VAT", async () => {
		const names = ["ID", "InvoicedQuantity", "LineExtensionAmount", "LineExtensionAmountTaxInclusive"];
		const prices = ["LineExtensionTaxAmount", "UnitPrice", "UnitPriceTaxInclusive", "ClassifiedTaxCategory/Percent"];
		const items = ["Item/Description", "Item/SellersItemIdentification/ID"];
		const lines = await said(anInvoice(), ...[...names, ...prices, ...items].map((name) => `${LINE}/${name}`));
		expect(Object.values(lines)).toEqual([
			["1", "2"],
			["2", "1"],
			["165.29", "98.35"],
			["200.00", "119.00"],
			["34.71", "20.65"],
			["82.64", "98.35"],
			["100.00", "119.00"],
			["21", "21"],
			["Balónek srdce, červený", "Kurýr na adresu"],
			["B-1"],
		]);
	});

	test("with a voucher over two rates has its discount at each of them", async () => {
		const lines = await said(withVoucher(), `${LINE}/Item/Description`, `${LINE}/LineExtensionAmountTaxInclusive`);
		expect(Object.values(lines)).toEqual([
			["Balónek srdce, červený", "Kniha her", "Sleva KONFETY10", "Sleva KONFETY10"],
			["200.00", "112.00", "-20.00", "-11.20"],
		]);
		expect(
			await said(withVoucher(), `${RATE}/TaxableAmount`, `${RATE}/TaxAmount`, `${RATE}/TaxCategory/Percent`),
		).toEqual({
			[`${RATE}/TaxableAmount`]: ["148.76", "90.00"],
			[`${RATE}/TaxAmount`]: ["31.24", "10.80"],
			[`${RATE}/TaxCategory/Percent`]: ["21", "12"],
		});
	});

	test.each([
		["card", "48", []],
		["cash_on_delivery", "50", []],
		["transfer", "42", ["2026-11-20", "19-2000145399", "0800", "", "CZ6508000000192000145399", "", "2600001"]],
	] as const)("paid by %s has the payment code %s", async (kind, code, details) => {
		const { texts } = await isdoc(anInvoice({ payment: { kind, name: "jak koliv" } }));
		expect(texts(`${PAYMENT}/PaymentMeansCode`)).toEqual([code]);
		expect(texts(`${PAYMENT}/PaidAmount`)).toEqual(["319.00"]);
		expect(texts(`${PAYMENT}/Details/*`)).toEqual(details);
	});

	test("by transfer to a shop without a bank account has no payment details", async () => {
		const { seller } = anInvoice();
		const data = anInvoice({
			seller: { ...seller, bankAccount: "", iban: "" },
			payment: { kind: "transfer", name: "Převodem" },
		});
		expect((await isdoc(data)).texts(`${PAYMENT}/Details`)).toEqual([]);
	});

	test("in cash has its rounding outside the taxed amounts", async () => {
		const data = anInvoice({
			lines: [
				aLine({ unitMinor: 10_049, quantity: 1, unitBaseMinor: 8305 }),
				aLine({
					kind: "rounding",
					name: "",
					code: "",
					variantName: "",
					unitMinor: -49,
					quantity: 1,
					vatPercent: "0.00",
				}),
			],
			vat: [{ vatPercent: "21.00", baseMinor: 8305, vatMinor: 1744, grossMinor: 10_049, czk: null }],
			roundingMinor: -49,
			totalMinor: 10_000,
		});
		const { texts } = await isdoc(data);
		expect(texts(`${LINE}/ID`)).toHaveLength(1);
		expect(
			["TaxInclusiveAmount", "PayableRoundingAmount", "PayableAmount"].flatMap((name) =>
				texts(`LegalMonetaryTotal/${name}`),
			),
		).toEqual(["100.49", "-0.49", "100.00"]);
	});

	test("in euros has each amount in crowns, too, and the rate", async () => {
		expect(
			await said(
				inEuros(),
				"LocalCurrencyCode",
				"ForeignCurrencyCode",
				"CurrRate",
				"RefCurrRate",
				`${RATE}/TaxableAmountCurr`,
				`${RATE}/TaxableAmount`,
				`${RATE}/TaxAmountCurr`,
				`${RATE}/TaxAmount`,
				"LegalMonetaryTotal/PayableAmountCurr",
				"LegalMonetaryTotal/PayableAmount",
			),
		).toEqual({
			LocalCurrencyCode: ["CZK"],
			ForeignCurrencyCode: ["EUR"],
			CurrRate: ["24.69135802"],
			RefCurrRate: ["1"],
			[`${RATE}/TaxableAmountCurr`]: ["37.45"],
			[`${RATE}/TaxableAmount`]: ["924.69"],
			[`${RATE}/TaxAmountCurr`]: ["7.87"],
			[`${RATE}/TaxAmount`]: ["194.32"],
			"LegalMonetaryTotal/PayableAmountCurr": ["45.32"],
			"LegalMonetaryTotal/PayableAmount": ["1119.01"],
		});
	});

	test("of a seller who is not registered for VAT is not a tax document", async () => {
		const data = anInvoice({
			seller: { ...anInvoice().seller, taxId: "" },
			lines: [aLine({ vatPercent: "0.00", unitBaseMinor: 10_000 })],
			vat: [{ vatPercent: "0.00", baseMinor: 20_000, vatMinor: 0, grossMinor: 20_000, czk: null }],
		});
		expect(
			await said(data, "VATApplicable", "TaxPointDate", `${SELLER}/PartyTaxScheme/CompanyID`, "TaxTotal/TaxAmount"),
		).toEqual({
			VATApplicable: ["false"],
			TaxPointDate: [],
			[`${SELLER}/PartyTaxScheme/CompanyID`]: [],
			"TaxTotal/TaxAmount": ["0.00"],
		});
	});

	test("that costs nothing is valid", async () => {
		const free = anInvoice({ lines: [aLine({ unitMinor: 0, unitBaseMinor: 0 })], vat: [] });
		expect((await isdoc(free)).texts("LegalMonetaryTotal/PayableAmount")).toEqual(["0.00"]);
	});

	test.each(NAUGHTY)("with %j for names and streets is valid", async (text) => {
		const { seller, buyer } = anInvoice();
		const naughty = { company: text, street: text, city: text };
		const data = anInvoice({
			seller: { ...seller, ...naughty },
			buyer: { ...buyer, ...naughty, firstname: text, lastname: text, zip: text, country: text },
			lines: [aLine({ name: `x${text}`, code: text })],
		});
		expect((await isdoc(data)).texts("ID")).toEqual(["2026000001"]);
	});
});

describe("a credit note", () => {
	test("names its invoice by the invoice's number and UUID", async () => {
		const { texts } = await isdoc(anInvoice());
		const original = "OriginalDocumentReferences/OriginalDocumentReference";
		expect(
			await said(aCreditNote(), "DocumentType", "ID", "TaxPointDate", `${original}/ID`, `${original}/UUID`, "Note"),
		).toEqual({
			DocumentType: ["2"],
			ID: ["D2026000001"],
			TaxPointDate: [],
			[`${original}/ID`]: ["2026000001"],
			[`${original}/UUID`]: texts("UUID"),
			Note: [
				"Důvod opravy: zrušení objednávky. O uvedené částky se snižuje základ daně, daň a celková cena původního dokladu.",
			],
		});
	});

	test.each([
		["an invoice", anInvoice()],
		["one with a voucher", withVoucher()],
		["one in euros", inEuros()],
	])("of %s has the same amounts above zero, and no payment", async (_, invoice) => {
		const paths = ["InvoicedQuantity", "LineExtensionAmountTaxInclusive", "UnitPrice", "UnitPriceTaxInclusive"].map(
			(name) => `${LINE}/${name}`,
		);
		const sums = [`${RATE}/TaxableAmount`, `${RATE}/TaxAmount`, "LegalMonetaryTotal/PayableAmount"];
		const note = aCreditNote(invoice);
		expect(await said(note, ...paths, ...sums)).toEqual(await said(invoice, ...paths, ...sums));
		expect((await isdoc(note)).texts("PaymentMeans")).toEqual([]);
	});
});

test.each([
	["without its UUID", /<UUID>.*?<\/UUID>/, ""],
	["with the day before the number", /(<ID>.*?<\/ID>)(.*?)(<IssueDate>.*?<\/IssueDate>)/, "$3$2$1"],
	["with a Czech day", "<IssueDate>2026-11-20", "<IssueDate>20. 11. 2026"],
	["with a decimal comma", "<TaxAmount>55.36", "<TaxAmount>55,36"],
	["with a lost haléř", "<PayableAmount>319.00", "<PayableAmount>318.99"],
	["with a line twice", "<ID>2</ID>", "<ID>1</ID>"],
	[
		"with an amount in a currency that it does not use",
		"<PaidDepositsAmount>",
		"<PayableRoundingAmountCurr>0</PayableRoundingAmountCurr><PaidDepositsAmount>",
	],
	["of a credit note without its invoice", "<DocumentType>1", "<DocumentType>2"],
])("the validation used by these tests refuses an invoice %s", async (_, from, to) => {
	const xml = await xmlOf(anInvoice());
	const broken = xml.replace(from, to);
	expect(broken).not.toBe(xml);
	expect(() => readIsdoc(broken)).toThrow();
});
