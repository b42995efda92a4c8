const SERVER_ERROR = 500;

/** The status of an error or of its response, else 500 (promises §4 Page loading). */
export function statusOf(error: unknown): number {
	return statusIn(error) ?? statusIn(memberOf(error, "response")) ?? SERVER_ERROR;
}

function statusIn(thing: unknown): number | null {
	const status = memberOf(thing, "status");
	return typeof status === "number" && status >= 400 && status <= 599 ? status : null;
}

function memberOf(thing: unknown, name: string): unknown {
	return typeof thing === "object" && thing !== null ? Reflect.get(thing, name) : undefined;
}
