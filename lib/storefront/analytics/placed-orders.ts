/** Orders that this browser placed, and whether each was tracked and celebrated; by number, which gives no access. */
import { parseJson, withStorage } from "../browser/browser-storage.ts";

const KEY = "konfety.purchases";
const KEPT_MAX = 10;

type Placed = [number: string, isTold: boolean, isCelebrated?: boolean];

/** Entries that the storage refused, kept as long as the page lives. */
let unkept: Placed[] = [];

/** Remembers an order just placed here; a repeated reply changes nothing. */
export function rememberPlaced(number: string): void {
	const all = read();
	if (!all.some(([known]) => known === number)) write([[number, false], ...all]);
}

/** Whether this order was placed in this browser and not tracked yet; true once, for the first tab that asks. */
export function takePlaced(number: string): boolean {
	return change(number, ([, isTold, ...rest]) => !isTold && [number, true, ...rest]);
}

/** Whether this order was placed in this browser and not celebrated yet; true once, for the first tab that asks. */
export function celebrate(number: string): boolean {
	return change(number, ([, isTold, isCelebrated]) => !isCelebrated && [number, isTold, true]);
}

/** Writes down what becomes of an order placed here; false when it is not known, or when nothing becomes of it. */
function change(number: string, next: (placed: Placed) => Placed | false): boolean {
	const all = read();
	const changed = all.map((placed) => (placed[0] === number ? next(placed) : false));
	if (!changed.some(Boolean)) return false;
	write(all.map((placed, at) => changed[at] || placed));
	return true;
}

function read(): Placed[] {
	const stored = parseJson(withStorage("localStorage", (store) => store.getItem(KEY)) ?? "[]");
	const kept = Array.isArray(stored) ? stored.filter(isPlaced) : [];
	return [...unkept, ...kept.filter(([number]) => !unkept.some(([known]) => known === number))];
}

function write(all: Placed[]): void {
	const latest = all.slice(0, KEPT_MAX);
	const isKept = withStorage("localStorage", (store) => {
		store.setItem(KEY, JSON.stringify(latest));
		return true;
	});
	unkept = isKept ? [] : latest;
}

const isPlaced = (value: unknown): value is Placed =>
	Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "boolean";
