/** Characters that XML 1.0 forbids (§ 2.2), lone surrogates too, and control characters that it discourages. */
const FORBIDDEN = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "\n" };

/** Escapes a text for an element or an attribute. */
export function escapeXml(text: string): string {
	return text
		.replace(FORBIDDEN, "")
		.replace(/\r\n/g, "\n")
		.replace(/[&<>"\r]/g, (character) => ESCAPED[character] ?? "");
}

/** An element with this text; "" when there is none. */
export function element(name: string, text: string | number | null): string {
	const content = text === null ? "" : escapeXml(String(text));
	return content.trim() === "" ? "" : `<${name}>${content}</${name}>`;
}

/** An element with this text, even when the text is empty. */
export function standing(name: string, text: string): string {
	return element(name, text) || `<${name}></${name}>`;
}

/** An element for each text. */
export function elements(name: string, texts: readonly (string | number)[]): string {
	return texts.map((text) => element(name, text)).join("");
}

/** An element around others; "" when there are none. */
export function group(name: string, ...content: string[]): string {
	const inner = content.join("");
	return inner === "" ? "" : `<${name}>${inner}</${name}>`;
}

/** The first line of every file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
