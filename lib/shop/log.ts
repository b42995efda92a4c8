import pino from "pino";

/** JSON lines on standard error; personal data and secrets are never logged. */
export const log = pino(
	{ level: process.env.LOG_LEVEL ?? "info", base: null },
	pino.destination({ dest: 2, sync: true }),
);
