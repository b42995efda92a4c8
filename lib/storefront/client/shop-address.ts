/** The absolute public address of a path of the shop. */
export function shopAddress(path: string): string {
	return new URL(path, process.env.SHOP_URL ?? "http://localhost:3000").href;
}
