/** A path of the shop as its whole public address. */
export function shopAddress(path: string): string {
	return new URL(path, process.env.SHOP_URL ?? "http://localhost:3000").href;
}
