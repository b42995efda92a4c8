/** Runs a command's main function; prints an Error for people as its sentence alone, a bug with its stack. */
export function runCommand(main: () => Promise<void>) {
	main().catch((error: unknown) => {
		const isSentence = error instanceof Error && error.constructor === Error;
		console.error(isSentence ? `\n${error.message}` : error);
		process.exit(1);
	});
}
