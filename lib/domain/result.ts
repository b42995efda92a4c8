/** An expected refusal is a value: a code with a parameter, translated only on the screen. */
export type Refusal<Code extends string = string> = { ok: false; error: Code; value?: string | number };
export type Result<Value, Code extends string = string> = { ok: true; value: Value } | Refusal<Code>;

export function accept<Value>(value: Value): { ok: true; value: Value } {
	return { ok: true, value };
}

export function refuse<Code extends string>(error: Code, value?: string | number): Refusal<Code> {
	return value === undefined ? { ok: false, error } : { ok: false, error, value };
}
