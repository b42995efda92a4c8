import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

const SCHEMA = join(import.meta.dirname, "../../fixtures/isdoc/invoice.xsd");
const NAMESPACES = { i: "http://isdoc.cz/namespace/2013" };

xmlRegisterFsInputProviders();

/** Reads a valid document of ISDOC. */
export type Isdoc = {
	/** Texts at a path below the invoice, "TaxTotal/TaxAmount". */
	texts(path: string): string[];
	/** Amounts there in hundredths, added up. */
	sum(path: string): number;
};

/** Reads a document; throws with every fault when it breaks the schema (tests/fixtures/isdoc) or the rules of ISDOC. */
export function readIsdoc(xml: string): Isdoc {
	const document = XmlDocument.fromString(xml);
	const schema = XmlDocument.fromString(readFileSync(SCHEMA, "utf8"), { url: SCHEMA });
	const validator = XsdValidator.fromDoc(schema);
	validator.validate(document);
	validator.dispose();
	schema.dispose();
	const texts = (path: string) =>
		document.find(`/i:Invoice/${path.replaceAll(/(^|\/)(?=\w)/g, "$1i:")}`, NAMESPACES).map(({ content }) => content);
	const sum = (path: string) => texts(path).reduce((all, text) => all + Math.round(Number(text) * 100), 0);
	const isdoc = { texts, sum };
	const faults = ruleFaults(isdoc, document);
	if (faults.length > 0) throw new Error(faults.join("\n"));
	return isdoc;
}

/** The rules that no schema can say (isdoc.cz/6.0.2, "obchodní pravidla"). */
function ruleFaults({ texts, sum }: Isdoc, document: XmlDocument): string[] {
	const isForeign = texts("ForeignCurrencyCode").length > 0;
	const total = (name: string) => sum(`LegalMonetaryTotal/${name}`);
	const count = (path: string) => document.find(path, NAMESPACES).length;
	const currencies = isForeign ? ["", "Curr"] : [""];
	const rules: Record<string, boolean> = {
		"a credit note names its invoice":
			texts("DocumentType")[0] !== "2" || texts("OriginalDocumentReferences/OriginalDocumentReference/ID").length === 1,
		"currencies differ": texts("ForeignCurrencyCode")[0] !== texts("LocalCurrencyCode")[0],
		"the rate of crowns is 1": isForeign || texts("CurrRate")[0] === "1",
		"foreign amounts are all there, or none":
			count("//*[substring(name(), string-length(name()) - 3) = 'Curr']") ===
			(isForeign
				? count("//i:LineExtensionAmount | //i:LineExtensionAmountTaxInclusive") +
					count("//i:TaxTotal//*[contains(name(), 'Amount') and not(contains(name(), 'Curr'))]") +
					count("//i:LegalMonetaryTotal/*[not(contains(name(), 'Curr'))]")
				: 0),
		"what is not taxed has no taxed lines":
			texts("VATApplicable")[0] === "true" || count("//i:ClassifiedTaxCategory[i:VATApplicable = 'true']") === 0,
		"base and VAT are the gross amount": currencies.every(
			(end) =>
				sum(`TaxTotal/TaxSubTotal/TaxableAmount${end}`) + sum(`TaxTotal/TaxSubTotal/TaxAmount${end}`) ===
				sum(`TaxTotal/TaxSubTotal/TaxInclusiveAmount${end}`),
		),
		"VAT is the sum of the rates": currencies.every(
			(end) => sum(`TaxTotal/TaxAmount${end}`) === sum(`TaxTotal/TaxSubTotal/TaxAmount${end}`),
		),
		"totals are sums of the rates": currencies.every(
			(end) =>
				total(`TaxExclusiveAmount${end}`) === sum(`TaxTotal/TaxSubTotal/TaxableAmount${end}`) &&
				total(`TaxInclusiveAmount${end}`) === sum(`TaxTotal/TaxSubTotal/TaxInclusiveAmount${end}`),
		),
		"what is to be paid is the total and the rounding": currencies.every(
			(end) =>
				total(`DifferenceTaxInclusiveAmount${end}`) + total(`PayableRoundingAmount${end}`) ===
				total(`PayableAmount${end}`),
		),
		"lines are the total": currencies
			.slice(isForeign ? 1 : 0)
			.every(
				(end) =>
					sum(`InvoiceLines/InvoiceLine/LineExtensionAmountTaxInclusive${end}`) === total(`TaxInclusiveAmount${end}`),
			),
		"amounts are above zero, of a credit note too": total("PayableAmount") >= 0,
	};
	return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`Not so: ${rule}`]));
}
