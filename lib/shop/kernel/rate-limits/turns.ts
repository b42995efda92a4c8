/**
 * Limits concurrent work that strangers may ask for without end, above all rendering pages: a few at once for each network
 * and for all together, the rest in line, the networks in turn. A shopper's cart does not wait behind them.
 */
export type Turns = {
	/** Resolves with the function that ends the turn; null when too many of this network wait already. */
	take(network: string): Promise<(() => void) | null>;
};

type Line = { running: number; waiting: ((end: () => void) => void)[] };

/** `atOnce` turns of one network, `inAll` of all networks, `waiting` of one network in line. */
export function createTurns(size: { atOnce: number; inAll: number; waiting: number }): Turns {
	const lines = new Map<string, Line>();
	let running = 0;

	const begin = (network: string, line: Line): (() => void) => {
		running += 1;
		line.running += 1;
		let isOver = false;
		return () => {
			if (isOver) return;
			isOver = true;
			running -= 1;
			line.running -= 1;
			if (line.running === 0 && line.waiting.length === 0) lines.delete(network);
			beginNext();
		};
	};
	const beginNext = () => {
		for (const [network, line] of lines) {
			if (running >= size.inAll) return;
			if (line.running >= size.atOnce) continue;
			const next = line.waiting.shift();
			if (!next) continue;
			// To the end of the line, so that each network has its turn.
			lines.delete(network);
			lines.set(network, line);
			next(begin(network, line));
		}
	};
	return {
		async take(network) {
			const line = lines.get(network) ?? { running: 0, waiting: [] };
			lines.set(network, line);
			if (running < size.inAll && line.running < size.atOnce) return begin(network, line);
			if (line.waiting.length >= size.waiting) return null;
			return new Promise((resolve) => line.waiting.push(resolve));
		},
	};
}
