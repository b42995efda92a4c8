import { render, toPlainText } from "react-email";

/** A page of the mail templates as HTML and as text. Apart, so that a bundler leaves the rest of the package out. */
export async function renderPage(page: Parameters<typeof render>[0]): Promise<{ html: string; text: string }> {
	const html = await render(page);
	return { html, text: toPlainText(html) };
}
