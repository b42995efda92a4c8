import { v5 as uuid } from "uuid";
import { czkPerUnit } from "../../../domain/money/document-amounts.ts";
import type { DocumentData } from "../../telling/document/document-data.ts";
import { plain } from "../../telling/document/document-format.ts";
import type { DocumentTexts } from "../../telling/document/document-texts.ts";
import { noteOf } from "../../telling/document/paper.ts";
import { element, escapeXml, group, standing, XML_DECLARATION } from "../../telling/publish/xml.ts";
import type { BookedDocument } from "./booked-document.ts";
import { invoiceLines } from "./isdoc-lines.ts";
import { buyerParty, sellerParty } from "./isdoc-party.ts";
import { legalMonetaryTotal, paymentMeans, taxTotal } from "./isdoc-sums.ts";

const TYPES = { invoice: 1, credit_note: 2 } as const;
/** More places than printed, so that bases in CZK are exact to the haléř. */
const RATE_PLACES = 8;

/**
 * A document as ISDOC 6.0.2, the Czech standard of electronic invoices (isdoc.cz/6.0.2, schema and rules). Made from
 * immutable data alone, so always the same; `t` are the texts of the document's language.
 */
export function isdocOf(document: BookedDocument, t: DocumentTexts): string {
	const { data, isTaxed } = document;
	const isForeign = data.currency.code !== "CZK";
	const content = [
		element("DocumentType", TYPES[data.kind]),
		element("ID", data.number),
		element("UUID", uuidOf(data, data.number)),
		element("IssuingSystem", "Konfety"),
		element("IssueDate", data.issuedOn),
		// The rules omit it for documents that are no tax documents, and for credit notes, whose tax point is the day the buyer
		// receives them.
		isTaxed && data.kind === "invoice" ? element("TaxPointDate", data.taxPointOn) : "",
		element("VATApplicable", String(isTaxed)),
		standing("ElectronicPossibilityAgreementReference", ""),
		`<Note languageID="${data.locale}">${escapeXml(documentNote(data, t))}</Note>`,
		element("LocalCurrencyCode", "CZK"),
		isForeign ? element("ForeignCurrencyCode", data.currency.code) : "",
		element("CurrRate", isForeign ? czkPerUnit(data.currency.rate, RATE_PLACES) : 1),
		element("RefCurrRate", 1),
		group("AccountingSupplierParty", sellerParty(data)),
		group("AccountingCustomerParty", buyerParty(document)),
		`<OrderReferences><OrderReference id="order">${element("SalesOrderID", data.orderNumber)}</OrderReference></OrderReferences>`,
		originalDocument(data),
		invoiceLines(data, t, isTaxed),
		taxTotal(document),
		legalMonetaryTotal(document),
		paymentMeans(document),
	];
	return `${XML_DECLARATION}<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2">${content.join("")}</Invoice>\n`;
}

function documentNote(data: DocumentData, t: DocumentTexts): string {
	const reason = data.corrects ? [t("facts.reason"), t(`reasons.${data.corrects.reason}`)].join(": ") : "";
	return plain([reason, noteOf(data, t)].filter(Boolean).join(". "));
}

function originalDocument(data: DocumentData): string {
	if (!data.corrects) return "";
	const { number, issuedOn } = data.corrects;
	const reference = [element("ID", number), element("IssueDate", issuedOn), element("UUID", uuidOf(data, number))];
	return `<OriginalDocumentReferences><OriginalDocumentReference id="original">${reference.join("")}</OriginalDocumentReference></OriginalDocumentReferences>`;
}

/** From seller and number, which together are unique in the world. */
function uuidOf({ seller }: DocumentData, number: string): string {
	return uuid(`urn:konfety:${seller.companyId}:${number}`, uuid.URL);
}
