import { render, toPlainText } from "react-email";

/** What a part of the page says as text, where its cells one below the other would say nothing. */
const SAID = / data-text="[^"]*"/g;

type Element = { attribs: Record<string, string> };
/** Of html-to-text, which has no types of its own. */
type Builder = {
	openBlock(options: { leadingLineBreaks: number }): void;
	addInline(text: string): void;
	closeBlock(options: { trailingLineBreaks: number }): void;
};

const TEXT = {
	selectors: [{ selector: "[data-text]", format: "said" }],
	formatters: {
		said: ({ attribs }: Element, _walk: unknown, builder: Builder) => {
			builder.openBlock({ leadingLineBreaks: 1 });
			builder.addInline(attribs["data-text"] ?? "");
			builder.closeBlock({ trailingLineBreaks: 1 });
		},
	},
};

/** A page of the mail templates as HTML and as text. Apart, so that a bundler leaves the rest of the package out. */
export async function renderPage(page: Parameters<typeof render>[0]): Promise<{ html: string; text: string }> {
	const html = await render(page);
	return { html: html.replace(SAID, ""), text: toPlainText(html, TEXT) };
}
