/** What Chrome says in its requests, but for zstd, which the shop does not make. */
const CODINGS = { "Accept-Encoding": "gzip, deflate, br" };

export const FOR_PAGES = { ...CODINGS, Accept: "text/html" };
export const FOR_PICTURES = {
	...CODINGS,
	Accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8",
};
export const FOR_FILES = { ...CODINGS, Accept: "*/*" };
export const FOR_CALLS = { ...CODINGS, Accept: "application/json" };
export const FOR_BODIES = { ...FOR_CALLS, "Content-Type": "application/json" };
