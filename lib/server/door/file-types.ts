/** Media types of the files that a build has. */
const TYPES: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".map": "application/json; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webp": "image/webp",
	".woff2": "font/woff2",
};

/** The media type of an ending such as ".js". */
export const typeOf = (ending: string): string => TYPES[ending] ?? "application/octet-stream";
