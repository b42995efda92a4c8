/**
 * The target without the slashes at the end of its path, its query kept (promises §2); null when there are none. What it
 * leads to stays on this host: two slashes in front, however they lean, would name another one.
 */
export function withoutSlash(target: string): string | null {
	const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(target) ?? [];
	if (path === "/" || !path.endsWith("/")) return null;
	return path.replace(/\/+$/, "").replace(/^[/\\]*/, "/") + query;
}
