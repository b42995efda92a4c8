/** The login at `path`, which leads back to where the shopper is now. */
export function fromHere(path: string): string {
	const { pathname, search } = window.location;
	return `${path}?${new URLSearchParams({ redirect: pathname + search })}`;
}
