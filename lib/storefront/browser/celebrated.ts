import { withStorage } from "./browser-storage.ts";

const KEY = "konfety.celebrated";
const KEPT_MAX = 10;

/** True once for each order of this browser, by its number: confetti is thrown at its first page alone. */
export function celebrate(number: string): boolean {
	const isNew = withStorage("localStorage", (store) => {
		const numbers = store.getItem(KEY)?.split(",") ?? [];
		if (numbers.includes(number)) return false;
		store.setItem(KEY, [number, ...numbers].slice(0, KEPT_MAX).join(","));
		return true;
	});
	// Without a memory it would be thrown at every look.
	return isNew ?? false;
}
