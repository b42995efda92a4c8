import { isSameHash } from "../../kernel/base/is-same-hash.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type DocumentData, documentData } from "./document-data.ts";
import { loadDocumentTexts } from "./document-texts.ts";
import { keptFiles } from "./kept-files.ts";
import { paperOf } from "./paper.ts";
import { documentOfOrder, documentsOfOrder } from "./read-document.sql.ts";
import { renderPdf } from "./render-pdf.ts";

type DocumentFile = { kind: DocumentData["kind"]; number: string; name: string; bytes: Buffer };

/** A document of an order as a PDF, given the order's hash; null for a wrong hash or a missing document. */
export async function getDocumentFile(
	shop: Shop,
	key: { id: number; hash: string; number: string },
): Promise<DocumentFile | null> {
	const row = await documentOfOrder(shop.db, key.id, key.number);
	return row && isSameHash(row.hash, key.hash) ? fileOf(documentData.parse(row.data)) : null;
}

/** All documents of an order as PDFs, the invoice first; null when there is no such order. */
export async function listDocumentFiles(db: Database, order: { id: number } | { number: string }) {
	const rows = await documentsOfOrder(db, order);
	return rows && Promise.all(rows.map((data) => fileOf(documentData.parse(data))));
}

/** About 10 MB of recently opened documents. */
const KEPT_PDFS = 200;
const pdfOf = keptFiles(
	async (data: DocumentData) => renderPdf(paperOf(data, await loadDocumentTexts(data.locale))),
	KEPT_PDFS,
);

async function fileOf(data: DocumentData): Promise<DocumentFile> {
	const { kind, number, locale } = data;
	const t = await loadDocumentTexts(locale);
	return { kind, number, name: t(`fileNames.${kind}`, { number }), bytes: await pdfOf(data) };
}
