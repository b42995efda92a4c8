import { expect, test } from "vitest";
import type { Locale } from "#lib/domain/locale.ts";
import { vatReport } from "#lib/domain/money/vat-report.ts";
import { bookedDocument } from "#lib/shop/backoffice/books/booked-document.ts";
import { documentsCsv } from "#lib/shop/backoffice/books/documents-csv.ts";
import type { MoneyMove } from "#lib/shop/backoffice/books/money.sql.ts";
import { moneyCsv } from "#lib/shop/backoffice/books/money-csv.ts";
import { vatCsv } from "#lib/shop/backoffice/books/vat-csv.ts";
import { loadBooksTexts } from "#lib/shop/telling/document/books-texts.ts";
import type { DocumentData } from "#lib/shop/telling/document/document-data.ts";
import { aCreditNote, anInvoice, inEuros, withVoucher } from "#tests/support/selling/documents.ts";

const booked = (data: DocumentData) => bookedDocument(data, "CZ");
const lines = (csv: string) => csv.slice(1, -2).replaceAll("\u00a0", " ").split("\r\n");

test.each<[Locale, string]>([
	[
		"cs",
		"Číslo dokladu;Druh;Objednávka;Vystaveno;Datum plnění;Splatnost;Uhrazeno (podle dokladu);Odběratel;IČO;DIČ;Země;Měna;Kurz;" +
			"Základ 21 % (Kč);DPH 21 % (Kč);Základ 12 % (Kč);DPH 12 % (Kč);Základ 0 % (Kč);DPH 0 % (Kč);Zaokrouhlení (Kč);Celkem (Kč);" +
			"Základ 21 % (v měně dokladu);DPH 21 % (v měně dokladu);Základ 12 % (v měně dokladu);DPH 12 % (v měně dokladu);" +
			"Základ 0 % (v měně dokladu);DPH 0 % (v měně dokladu);Zaokrouhlení (v měně dokladu);Celkem (v měně dokladu);" +
			"Způsob úhrady;Opravuje doklad;Kontrolní hlášení",
	],
	[
		"en",
		"Document number;Kind;Order;Issued;Tax point;Due;Paid (by the document);Buyer;Company ID;VAT number;Country;Currency;Exchange rate;" +
			"Base 21% (CZK);VAT 21% (CZK);Base 12% (CZK);VAT 12% (CZK);Base 0% (CZK);VAT 0% (CZK);Rounding (CZK);Total (CZK);" +
			"Base 21% (document’s currency);VAT 21% (document’s currency);Base 12% (document’s currency);VAT 12% (document’s currency);" +
			"Base 0% (document’s currency);VAT 0% (document’s currency);Rounding (document’s currency);Total (document’s currency);" +
			"Payment;Corrects;Control statement",
	],
])("columns of documents in %s", async (locale, header) => {
	expect(lines(documentsCsv([], await loadBooksTexts(locale)))).toEqual([header]);
});

test("documents in both currencies, and credit notes below zero", async () => {
	const t = await loadBooksTexts("cs");
	expect(lines(documentsCsv([withVoucher(), inEuros(), aCreditNote(inEuros())].map(booked), t)).slice(1)).toEqual([
		"2026000001;faktura;2600001;2026-11-20;2026-11-20;2026-11-20;2026-11-20;Žofie Křížová;;;CZ;CZK;;" +
			"148,76;31,24;90,00;10,80;0,00;0,00;0,00;280,80;148,76;31,24;90,00;10,80;0,00;0,00;0,00;280,80;kartou;;A.5",
		"2026000001;faktura;2600001;2026-11-20;2026-11-20;2026-11-20;2026-11-20;Žofie Křížová;;;CZ;EUR;24,691;" +
			"924,69;194,32;0,00;0,00;0,00;0,00;0,00;1119,01;37,45;7,87;0,00;0,00;0,00;0,00;0,00;45,32;kartou;;A.5",
		"D2026000001;opravný doklad;2600001;2026-11-21;2026-11-21;;;Žofie Křížová;;;CZ;EUR;24,691;" +
			"-924,69;-194,32;0,00;0,00;0,00;0,00;0,00;-1119,01;-37,45;-7,87;0,00;0,00;0,00;0,00;0,00;-45,32;kartou;2026000001;A.5",
	]);
});

test("a VAT rate of other years has columns of its own", async () => {
	const old = anInvoice({
		vat: [{ vatPercent: "15.00", baseMinor: 27_739, vatMinor: 4161, grossMinor: 31_900, czk: null }],
	});
	const [header = ""] = lines(documentsCsv([booked(old)], await loadBooksTexts("cs")));
	expect(header).toContain("DPH 21 % (Kč);Základ 15 % (Kč);DPH 15 % (Kč);Základ 12 % (Kč)");
});

test("names that would run as formulas are exported as text in one line", async () => {
	const buyer = { ...anInvoice().buyer, company: "=cmd|' /C calc'!A0\nx;y" };
	const [, line = ""] = lines(documentsCsv([booked(anInvoice({ buyer }))], await loadBooksTexts("cs")));
	expect(line).toContain(`;"'=cmd|' /C calc'!A0 x;y";`);
});

test("VAT by kind, and by the sections of the control statement", async () => {
	const documents = [anInvoice({ buyer: { ...anInvoice().buyer, taxId: "CZ27082440" } }), aCreditNote()].map(booked);
	expect(lines(vatCsv(vatReport(documents), await loadBooksTexts("en")))).toEqual([
		"Part;Document;Buyer’s VAT number;Tax point;Rate;Base (CZK);VAT (CZK);Total (CZK)",
		"Invoices;;;;21%;263,64;55,36;319,00",
		"Credit notes;;;;21%;-263,64;-55,36;-319,00",
		"Together;;;;21%;0,00;0,00;0,00",
		"Control statement A.5;;;;21%;0,00;0,00;0,00",
	]);
});

test("payments are in their own currency and dated by Prague time", async () => {
	const move: MoneyMove = {
		at: new Date("2026-11-30T23:30:00Z"),
		what: "refund",
		way: "by_hand",
		gateway: "comgate",
		transaction: "AB-1",
		order: "2600001",
		document: "D2026000001",
		amountMinor: -4532,
		currency: { code: "EUR", decimals: 2 },
		reason: "withdrawn",
		to: "-Žofie",
		note: "",
	};
	expect(lines(moneyCsv([move], await loadBooksTexts("cs")))).toEqual([
		"Datum;Co to je;Způsob;Objednávka (variabilní symbol);Doklad;Transakce u brány;Částka;Měna;Komu;Poznámka",
		"2026-12-01;vrácení peněz;comgate;2600001;D2026000001;AB-1;-45,32;EUR;'-Žofie;odstoupení od smlouvy",
	]);
});
