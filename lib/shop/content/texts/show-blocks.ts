import type { Block, ShownBlock } from "../../../contract/schemas/blocks.ts";
import type { ProductCard } from "../../../contract/schemas/catalogue.ts";
import type { Locale } from "../../../domain/locale.ts";
import { cardsInOrder } from "../../goods/catalogue/cards.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import type { Database } from "../../kernel/db/client.ts";
import { idsByCode } from "./show-blocks.sql.ts";

/** A text as the API returns it: goods as cards, all by one query, without those no longer on sale. */
export async function showBlocks(db: Database, locale: Locale, blocks: Block[]): Promise<ShownBlock[]> {
	return (await showTexts(db, locale, blocks, [])).blocks;
}

/** The same, with cards of the goods that a text is about. */
export async function showTexts(
	db: Database,
	locale: Locale,
	blocks: Block[],
	productIds: number[],
): Promise<{ blocks: ShownBlock[]; products: ProductCard[] }> {
	const codes = blocks.flatMap((block) => (block.kind === "products" ? block.codes : []));
	const ids = await idsByCode(db, codes);
	const cards = await cardsInOrder(db, locale, [...new Set([...ids.values(), ...productIds])]);
	const byId = new Map(cards.map((card) => [card.id, card]));
	const cardsOf = (list: (number | undefined)[]) => list.flatMap((id) => byId.get(id ?? 0) ?? []);
	const shown = blocks.flatMap((block): ShownBlock[] => {
		if (block.kind === "products") {
			const products = cardsOf(block.codes.map((code) => ids.get(code)));
			return products.length === 0 ? [] : [{ kind: "products", products }];
		}
		if (block.kind !== "picture") return [block];
		const image = pictureOf(block.key, block.alt);
		return image ? [{ kind: "picture", image }] : [];
	});
	return { blocks: shown, products: cardsOf(productIds) };
}
