/** Runs a command's main function; an Error made for people is printed as its sentence alone, a bug with its stack. */
export function runCommand(main: () => Promise<void>) {
	main().catch((error: unknown) => {
		const isSentence = error instanceof Error && error.constructor === Error;
		console.error(isSentence ? `\n${error.message}` : error);
		process.exit(1);
	});
}
