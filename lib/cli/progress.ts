/** Prints the time of the whole command and of each step, one line per finished step. */
export type Progress = {
	/** Runs a step and prints its time and what it returned, e.g. "0.2 s  Database: PostgreSQL started". */
	step<T>(name: string, run: () => Promise<T>, summarise: (result: T) => string): Promise<T>;
	/** A line of progress within a step. */
	say(line: string): void;
};

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Progress for people, passed to `print` line by line. Once `isEnding` returns true, a new step throws. */
export function createProgress(print: (line: string) => void, isEnding = () => false): Progress {
	return {
		async step(name, run, summarise) {
			if (isEnding()) throw new Error(`Told to end before: ${name}.`);
			const startedMs = performance.now();
			const result = await run();
			print(`${seconds(performance.now() - startedMs).padStart(8)}  ${name}: ${summarise(result)}`);
			return result;
		},
		say: (line) => print(`          ${line}`),
	};
}
