const MAX_LENGTH = 2000;

/**
 * A redirect target within this shop: a path from the root with its query and hash. Null for anything that could lead
 * to another host (hosts, schemes, backslashes, control characters, encoded or not).
 */
export function localRedirect(target: string | null | undefined): string | null {
	if (!target || target.length > MAX_LENGTH || !/^\/(?![/\\]|%(?:2f|5c))/i.test(target)) return null;
	if (/[\\\p{Cc}]|%(?:0[0-9a-f]|1[0-9a-f]|7f)/iu.test(target)) return null;
	const base = "https://shop.invalid";
	if (!URL.canParse(target, base)) return null;
	const { origin, pathname, search, hash } = new URL(target, base);
	// A resolved path may begin with two slashes again: "/.//elsewhere".
	if (origin !== base || pathname.startsWith("//")) return null;
	return pathname + search + hash;
}
