/** A written text as a page shows it, made of Markdown when it was saved. */
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

/** As it is stored: goods and pictures by their names. */
export const block = z.discriminatedUnion("kind", [
	html,
	callToAction,
	questions,
	z.object({ kind: z.literal("products"), codes: z.array(z.string()) }),
	z.object({ kind: z.literal("picture"), key: z.string(), alt: z.string() }),
]);
export type Block = z.infer<typeof block>;

/** As it is answered: goods as cards, without those that are not sold any more; pictures with their addresses. */
export const shownBlock = z.discriminatedUnion("kind", [
	html,
	callToAction,
	questions,
	z.object({ kind: z.literal("products"), products: z.array(productCard) }),
	z.object({ kind: z.literal("picture"), image: picture }),
]);
export type ShownBlock = z.infer<typeof shownBlock>;
