import { negatedRecap } from "#lib/domain/money/document-amounts.ts";
import { vatPartMinor } from "#lib/domain/money/money.ts";
import type { DocumentData } from "#lib/shop/telling/document/document-data.ts";

type Line = DocumentData["lines"][number];

/** A line of goods at 21 %. */
export function aLine(changes: Partial<Line> = {}): Line {
	const line = {
		kind: "goods" as const,
		code: "B-1",
		name: "Balónek srdce",
		variantName: "červený",
		quantity: 2,
		unitBaseMinor: 8264,
		unitMinor: 10_000,
		vatPercent: "21.00",
		...changes,
	};
	return { ...line, totalMinor: line.unitMinor * line.quantity };
}

/** A paid invoice of two balloons and their delivery; sums follow from the lines when they are all of 21 %. */
export function anInvoice(changes: Partial<DocumentData> = {}): DocumentData {
	const delivery = aLine({
		kind: "delivery",
		code: "courier",
		name: "Kurýr na adresu",
		variantName: "",
		quantity: 1,
		unitBaseMinor: 9835,
		unitMinor: 11_900,
	});
	const lines = changes.lines ?? [aLine(), delivery];
	const grossMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
	const vatMinor = vatPartMinor(grossMinor, "21.00");
	return {
		kind: "invoice",
		number: "2026000001",
		locale: "cs",
		issuedOn: "2026-11-20",
		taxPointOn: "2026-11-20",
		dueOn: "2026-11-20",
		paidOn: "2026-11-20",
		orderNumber: "2600001",
		variableSymbol: "2600001",
		corrects: null,
		seller: {
			company: "Konfety s.r.o.",
			street: "Nádražní 62",
			city: "150 00 Praha 5",
			companyId: "00000001",
			taxId: "CZ00000001",
			registration: "Zapsáno v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 1",
			phone: "+420 800 100 200",
			email: "ahoj@konfety.example",
			bankAccount: "19-2000145399/0800",
			iban: "CZ6508000000192000145399",
		},
		buyer: {
			company: "",
			firstname: "Žofie",
			lastname: "Křížová",
			street: "Údolní 12",
			city: "Brno",
			zip: "60200",
			country: "Česká republika",
			companyId: "",
			taxId: "",
		},
		payment: { kind: "card", name: "Kartou online" },
		currency: { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1.00000000" },
		lines,
		vat: [{ vatPercent: "21.00", baseMinor: grossMinor - vatMinor, vatMinor, grossMinor, czk: null }],
		roundingMinor: 0,
		totalMinor: grossMinor,
		...changes,
	};
}

/** 10 % off goods at 21 % and at 12 %. */
export function withVoucher(): DocumentData {
	const book = aLine({
		code: "K-1",
		name: "Kniha her",
		variantName: "",
		quantity: 1,
		unitBaseMinor: 10_000,
		unitMinor: 11_200,
		vatPercent: "12.00",
	});
	const voucher = aLine({
		kind: "voucher",
		code: "",
		name: "KONFETY10",
		variantName: "",
		quantity: 1,
		unitBaseMinor: -3120,
		unitMinor: -3120,
		vatPercent: "0.00",
	});
	return anInvoice({
		lines: [aLine(), book, voucher],
		vat: [
			{ vatPercent: "21.00", baseMinor: 14_876, vatMinor: 3124, grossMinor: 18_000, czk: null },
			{ vatPercent: "12.00", baseMinor: 9000, vatMinor: 1080, grossMinor: 10_080, czk: null },
		],
	});
}

/** 45.32 € at 0.0405 € for a crown. */
export function inEuros(): DocumentData {
	return anInvoice({
		locale: "en",
		currency: { code: "EUR", symbol_before: "", symbol_after: "€", decimals: 2, rate: "0.04050000" },
		lines: [aLine({ quantity: 1, unitMinor: 4532, unitBaseMinor: 3745 })],
		vat: [
			{
				vatPercent: "21.00",
				baseMinor: 3745,
				vatMinor: 787,
				grossMinor: 4532,
				czk: { baseMinor: 92_469, vatMinor: 19_432 },
			},
		],
	});
}

/** What takes a whole invoice back, a day after it. */
export function aCreditNote(invoice: DocumentData = anInvoice()): DocumentData {
	return {
		...invoice,
		kind: "credit_note",
		number: `D${invoice.number}`,
		issuedOn: "2026-11-21",
		taxPointOn: "2026-11-21",
		dueOn: null,
		paidOn: null,
		corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason: "cancelled" },
		lines: invoice.lines.map((line) => ({ ...line, quantity: -line.quantity, totalMinor: 0 - line.totalMinor })),
		vat: negatedRecap(invoice.vat),
		roundingMinor: 0 - invoice.roundingMinor,
		totalMinor: 0 - invoice.totalMinor,
	};
}
