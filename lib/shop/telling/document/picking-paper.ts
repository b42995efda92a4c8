import { formatDay, plain } from "./document-format.ts";
import { loadDocumentTexts } from "./document-texts.ts";
import { pdfFile } from "./pdf/pdf-file.ts";
import { drawHead, drawPageFeet } from "./pdf/pdf-frame.ts";
import {
	BOTTOM,
	blockHeight,
	COLOUR,
	CONTENT,
	INSET,
	PAGE,
	type Pdf,
	RIGHT,
	rule,
	writeBlock,
	writeRight,
} from "./pdf/pdf-page.ts";

type Goods = {
	code: string;
	name: string;
	pieces: number;
	orders: { number: string; pieces: number; notes: string[] }[];
};
/** `name` is null for the e-shop warehouse. */
type Place = { name: string | null; goods: Goods[] };

const BOX = 11;
const PIECES_WIDTH = 50;
/** From the left: the tick box, the goods, the quantity. */
const TEXT_X = PAGE.margin + BOX + 12;
const TEXT = { width: RIGHT - PIECES_WIDTH - TEXT_X, lines: 12 };
const ORDER = { x: TEXT_X + 12, width: TEXT.width - 12, lines: 40 };
const GOODS_LOOK = { font: "bold", size: 10 } as const;
const ORDER_LOOK = { size: 9, colour: COLOUR.ink };

/** Goods to pick at each place, as a PDF in Czech with tick boxes. The same list on the same day gives the same bytes. */
export async function drawPicking(
	places: Place[],
	{ day, company }: { day: string; company: string },
): Promise<Buffer> {
	const t = await loadDocumentTexts("cs");
	const title = t("picking.title");
	const date = formatDay("cs", day);
	const file = { locale: "cs", day, title: `${title} ${date}`, author: plain(company), creator: t("shop") } as const;
	return pdfFile(file, (doc) => {
		let y = drawHead(doc, { shop: t("shop"), title, number: date });
		for (const place of places) {
			y = roomFor(doc, y, 110);
			y = drawPlace(doc, plain(place.name ?? t("picking.warehouse")), t("picking.pieces"), y);
			for (const goods of place.goods) y = drawGoods(doc, goods, y);
			y += 18;
		}
		drawPageFeet(doc, {
			footer: [],
			number: date,
			page: (page, pages) => t("page", { page: String(page), pages: String(pages) }),
		});
	});
}

function drawPlace(doc: Pdf, name: string, pieces: string, top: number): number {
	const height = 26;
	doc.roundedRect(PAGE.margin - INSET, top, CONTENT + 2 * INSET, height, 6).fill(COLOUR.tint);
	writeBlock(
		doc,
		name,
		{ x: PAGE.margin, y: top + 6, width: CONTENT - PIECES_WIDTH, lines: 1 },
		{ font: "bold", size: 12 },
	);
	writeRight(doc, pieces, { right: RIGHT, y: top + 9, width: PIECES_WIDTH }, { size: 8, colour: COLOUR.inkSoft });
	return top + height;
}

/** Goods and the first of their orders stay on one page. */
function drawGoods(doc: Pdf, { code, name, pieces, orders }: Goods, top: number): number {
	const text = [code, name].map(plain).filter(Boolean).join(" · ");
	const height = blockHeight(doc, text, TEXT, GOODS_LOOK);
	const texts = orders.map(({ number, notes }) => [number, ...notes].map(plain).filter(Boolean).join(" · "));
	let y = roomFor(doc, top, height + blockHeight(doc, texts[0] ?? "", ORDER, ORDER_LOOK) + 16) + 7;
	doc.rect(PAGE.margin, y, BOX, BOX).lineWidth(1).strokeColor(COLOUR.ink).stroke();
	writeRight(doc, `${pieces}`, { right: RIGHT, y, width: PIECES_WIDTH }, GOODS_LOOK);
	y += writeBlock(doc, text, { x: TEXT_X, y, ...TEXT }, GOODS_LOOK) + 2;
	for (const [at, order] of orders.entries()) {
		const line = texts[at] ?? "";
		y = roomFor(doc, y, blockHeight(doc, line, ORDER, ORDER_LOOK));
		writeRight(doc, `${order.pieces}`, { right: RIGHT, y, width: PIECES_WIDTH }, ORDER_LOOK);
		y += writeBlock(doc, line, { ...ORDER, y }, ORDER_LOOK);
	}
	rule(doc, y + 5);
	return y + 5;
}

/** Top of a block of this height: here, or on the next page. */
function roomFor(doc: Pdf, y: number, height: number): number {
	if (y + height <= BOTTOM) return y;
	doc.addPage();
	return PAGE.margin;
}
