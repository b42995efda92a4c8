type Texts = Record<string, unknown>;

/** Both sets of texts by their namespaces; of a namespace in both, the texts of both, `first` before `second`. */
export function mergeTexts(first: Texts, second: Texts): Texts {
	const merged = { ...second };
	for (const [name, texts] of Object.entries(first)) merged[name] = { ...(second[name] as Texts), ...(texts as Texts) };
	return merged;
}
