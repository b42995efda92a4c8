/** Stops and then ends this process at the first SIGTERM or SIGINT; further ones, while it stops, change nothing. */
export function endOnSignals(stop: () => Promise<void>): void {
	let isStopping = false;
	const end = () => {
		if (isStopping) return;
		isStopping = true;
		void stop().then(() => process.exit(0));
	};
	process.on("SIGTERM", end).on("SIGINT", end);
}
