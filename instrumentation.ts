/** Runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.KONFETY_NEXT_SERVER !== "1") return;
	const { keepFresh } = await import("#lib/shop/keep-fresh.ts");
	await keepFresh();
}
