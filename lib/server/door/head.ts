/** Headers as names and values one after another, as Node reads and writes them. */
export type Head = readonly string[];

/** The value of the first header of this name, which is in lower case. */
export function headerIn(head: Head, name: string): string | undefined {
	const at = head.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
	return at === -1 ? undefined : head[at + 1];
}

/** The headers but those of these names, which are in lower case. */
export function without(head: Head, names: ReadonlySet<string>): string[] {
	return head.filter((_, index) => !names.has((head[index - (index % 2)] ?? "").toLowerCase()));
}

const VARY = new Set(["vary"]);

/** The words of a list such as Vary's or Cache-Control's, from all its lines (RFC 9110 § 5.3), once each, in lower case. */
export function listIn(head: Head, name: string): string[] {
	const lines = head.filter((_, index) => index % 2 === 1 && head[index - 1]?.toLowerCase() === name);
	const words = lines.flatMap((line) => line.split(",")).map((word) => word.trim().toLowerCase());
	return [...new Set(words)].filter(Boolean);
}

/** The headers with Accept-Encoding in Vary. */
export function withVary(head: Head): string[] {
	const names = listIn(head, "vary");
	const all = names.includes("accept-encoding") || names.includes("*") ? names : [...names, "Accept-Encoding"];
	return [...without(head, VARY), "Vary", all.join(", ")];
}
