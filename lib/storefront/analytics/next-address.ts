let tell: ((url: string) => void) | undefined;

/** From now on, `listener` hears of every navigation before it begins. */
export function hearNextAddress(listener: (url: string) => void): void {
	tell = listener;
}

/** A navigation begins. Nobody hears of it in a shop without a tag container. */
export function tellNextAddress(url: string): void {
	tell?.(url);
}
