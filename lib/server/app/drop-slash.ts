/**
 * The target without trailing slashes of its path, with its query (promises §2); null when there are none. The result
 * stays on this host: two leading slashes or backslashes would name another one.
 */
export function withoutSlash(target: string): string | null {
	const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(target) ?? [];
	if (path === "/" || !path.endsWith("/")) return null;
	return path.replace(/\/+$/, "").replace(/^[/\\]*/, "/") + query;
}
