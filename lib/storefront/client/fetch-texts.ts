/** Texts by their namespaces, from the address that a page names (lib/storefront/content/late-texts.ts). */
export async function fetchTexts(address: string): Promise<Record<string, unknown>> {
	const reply = await fetch(address);
	if (!reply.ok) throw new Error(`The texts at ${address} are not there: ${reply.status}`);
	return reply.json();
}
