import type { z } from "zod";
import type { Fault } from "../markdown/check-tokens.ts";

/** A fault at a line of a file. */
export type FileFault = Fault & { path: string };

/** "picture.pieces.0: …": the faulty field and what it should be. */
export function issueText({ path, message }: Pick<z.core.$ZodIssue, "path" | "message">): string {
	return path.length === 0 ? message : `${path.map(String).join(".")}: ${message}`;
}
