import { vatPartMinor } from "#lib/domain/money.ts";
import type { DocumentData } from "#lib/shop/document/document-data.ts";

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
