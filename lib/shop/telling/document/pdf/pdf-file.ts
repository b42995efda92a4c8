import { LOCALE_FACTS, type Locale } from "../../../../domain/locale.ts";
import { FONT, type Pdf } from "./pdf-page.ts";

type FileFacts = {
	locale: Locale;
	/** The document's and the file's date, "2026-11-20". */
	day: string;
	title: string;
	subject?: string;
	author: string;
	creator: string;
};

/** A PDF of A4 pages, with the first one open, filled by `draw`. The same drawing on the same date gives the same bytes. */
export async function pdfFile(facts: FileFacts, draw: (doc: Pdf) => void): Promise<Buffer> {
	// Imported here, because the library is large and few processes draw.
	const { default: PdfDocument } = await import("pdfkit");
	const date = new Date(`${facts.day}T12:00:00Z`);
	const doc = new PdfDocument({
		size: "A4",
		margin: 0,
		bufferPages: true,
		font: FONT.regular,
		lang: LOCALE_FACTS[facts.locale].tag,
		displayTitle: true,
		pdfVersion: "1.7",
		info: {
			Title: facts.title,
			...(facts.subject === undefined ? {} : { Subject: facts.subject }),
			Author: facts.author,
			Creator: facts.creator,
			CreationDate: date,
			ModDate: date,
		},
	});
	const chunks: Buffer[] = [];
	const done = new Promise<Buffer>((resolve, reject) => {
		doc.on("data", (chunk: Buffer) => chunks.push(chunk));
		doc.on("end", () => resolve(Buffer.concat(chunks)));
		doc.on("error", reject);
	});
	draw(doc);
	doc.end();
	return done;
}
