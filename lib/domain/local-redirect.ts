const MAX_LENGTH = 2000;

/**
 * The address to go to after something else is done, when it is one of this shop: a path from the root, with its query and
 * hash. Null for anything that could lead elsewhere (other hosts, schemes, backslashes, control characters, encoded or not).
 */
export function localRedirect(target: string | null | undefined): string | null {
	if (!target || target.length > MAX_LENGTH || !/^\/(?![/\\]|%(?:2f|5c))/i.test(target)) return null;
	if (/[\\\p{Cc}]|%(?:0[0-9a-f]|1[0-9a-f]|7f)/iu.test(target)) return null;
	const base = "https://shop.invalid";
	if (!URL.canParse(target, base)) return null;
	const { origin, pathname, search, hash } = new URL(target, base);
	// What is resolved may begin with two slashes again: "/.//elsewhere".
	if (origin !== base || pathname.startsWith("//")) return null;
	return pathname + search + hash;
}
