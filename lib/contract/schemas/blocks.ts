/** A text of a page in blocks, made from Markdown on saving. */
import { z } from "zod";
import { picture, productCard } from "./catalogue.ts";

const html = z.object({
	kind: z.literal("html"),
	/** Sanitised: headings from h2 on, paragraphs, lists, tables, quotations, links, emphasis. */
	html: z.string(),
});
const callToAction = z.object({
	kind: z.literal("cta"),
	text: z.string(),
	/** A path of the shop or an https address. */
	link: z.string(),
});
const question = z.object({ question: z.string(), html: z.string() });
const questions = z.object({ kind: z.literal("faq"), questions: z.array(question) });

/** As stored: goods and pictures by name. */
export const block = z.discriminatedUnion("kind", [
	html,
	callToAction,
	questions,
	z.object({ kind: z.literal("products"), codes: z.array(z.string()) }),
	z.object({ kind: z.literal("picture"), key: z.string(), alt: z.string() }),
]);
export type Block = z.infer<typeof block>;

/** As answered: goods as cards, without goods no longer sold; pictures with their addresses. */
export const shownBlock = z.discriminatedUnion("kind", [
	html,
	callToAction,
	questions,
	z.object({ kind: z.literal("products"), products: z.array(productCard) }),
	z.object({ kind: z.literal("picture"), image: picture }),
]);
export type ShownBlock = z.infer<typeof shownBlock>;
