import type { FAQPageLeaf, QuestionLeaf } from "schema-dts";
import type { ShownBlock } from "#lib/contract/schemas/blocks.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { wholeLinks } from "./whole-links.ts";

/** Questions of a written text with their answers as HTML; null when it has none. */
export function faqPage(locale: Locale, blocks: readonly ShownBlock[]): FAQPageLeaf | null {
	const questions = blocks.flatMap((block) => (block.kind === "faq" ? block.questions : []));
	if (questions.length === 0) return null;
	return {
		"@type": "FAQPage",
		inLanguage: locale,
		mainEntity: questions.map(({ question, html }): QuestionLeaf => {
			return {
				"@type": "Question",
				name: question,
				acceptedAnswer: { "@type": "Answer", text: wholeLinks(html).trim() },
			};
		}),
	};
}
