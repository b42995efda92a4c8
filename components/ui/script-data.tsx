/** Characters that could end the script or begin markup, and line separators that old JSON parsers reject. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Data in the page that no browser runs, escaped so that no text can end the element. */
export function ScriptData({ id, type = "application/json", data }: { id?: string; type?: string; data: unknown }) {
	const json = JSON.stringify(data).replace(UNSAFE, escapedMark);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" cannot break out, and React would escape its quotes
	return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}

function escapedMark(mark: string): string {
	return `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
