/** Which cache of replies is the page's own, for code that does without the cache's code. */
let ofPage: object | undefined;

export function markOfPage(queries: object): void {
	ofPage = queries;
}

/** True for none as well: there is one page, and its cache may not have been needed yet. */
export const isOfPage = (queries: object | undefined): queries is undefined =>
	queries === undefined || queries === ofPage;
