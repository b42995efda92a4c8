import { parentOfShell } from "#lib/shop/kernel/db/embedded/process-identity.ts";
import { isRunByNpm } from "../env.ts";

/** npm repeats a Ctrl-C that the terminal has already sent to every process: it does not count as a second one. */
const SAME_SIGNAL_MS = 800;
const PARENT_POLL_MS = 500;

export type Shutdown = {
	/** Sets what runs before anything is closed. */
	onBegin(begin: () => void): void;
	/** Adds something to close; the last added is closed first. */
	onClose(close: () => Promise<void> | void): void;
	/** Adds what runs on a second Ctrl-C before the process ends at once. */
	onKill(kill: () => void): void;
	/** Sets what a SIGHUP without a terminal does instead of ending; with one it means that the terminal is gone. */
	onHangup(renew: () => void): void;
	/** Closes everything once and ends the process. */
	exit(code: number): Promise<never>;
	/** True once the end was requested; errors of interrupted steps are then not reported. */
	isClosing(): boolean;
};

/** Ends the command cleanly on SIGINT, SIGTERM, SIGHUP, when npm dies, and when the parent's channel closes. */
export function createShutdown(print: (line: string) => void): Shutdown {
	const closers: (() => Promise<void> | void)[] = [];
	let begin = () => {};
	const killers: (() => void)[] = [];
	let hangup: (() => void) | null = null;
	let closing: Promise<never> | null = null;
	let firstSignalMs = 0;

	async function closeAll(code: number): Promise<never> {
		let exitCode = code;
		begin();
		for (const close of closers.reverse()) {
			try {
				await close();
			} catch (error) {
				exitCode = 1;
				print(error instanceof Error ? error.message : String(error));
			}
		}
		process.exit(exitCode);
	}
	function exit(code: number): Promise<never> {
		closing ??= closeAll(code);
		return closing;
	}
	function onSignal(signal: NodeJS.Signals) {
		if (!closing) {
			firstSignalMs = performance.now();
			if (signal === "SIGINT") print("\nClosing the shop …");
			void exit(0);
			return;
		}
		if (performance.now() - firstSignalMs < SAME_SIGNAL_MS) return;
		for (const kill of killers) kill();
		process.exit(130);
	}

	process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
	process.on("SIGHUP", (signal) => (hangup && !closing && !process.stdin.isTTY ? hangup() : onSignal(signal)));
	if (process.channel) process.on("disconnect", () => void exit(0));
	watchParent(() => void exit(0));
	return {
		onBegin(first) {
			begin = first;
		},
		onClose: (close) => closers.push(close),
		onKill: (kill) => killers.push(kill),
		onHangup(renew) {
			hangup = renew;
		},
		exit,
		isClosing: () => closing !== null,
	};
}

/**
 * npm killed with -9 passes on nothing; the system then gives its children another parent. A shell may run between npm and
 * this process; then that shell's parent is watched too.
 */
function watchParent(onOrphaned: () => void) {
	if (!isRunByNpm()) return;
	const ancestors = () => `${process.ppid} ${parentOfShell(process.ppid)}`;
	const atStart = ancestors();
	const timer = setInterval(() => {
		if (ancestors() === atStart) return;
		clearInterval(timer);
		onOrphaned();
	}, PARENT_POLL_MS);
	timer.unref();
}
