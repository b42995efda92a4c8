import type { Graph, Thing } from "schema-dts";

const CONTEXT = "https://schema.org";

/** A thing as a separate document. */
export function inContext<One extends object>(thing: One): One & { "@context": typeof CONTEXT } {
	return { "@context": CONTEXT, ...thing };
}

/** Things that refer to each other by `@id`, as one document. */
export function graphOf(things: readonly Exclude<Thing, string>[]): Graph {
	return { "@context": CONTEXT, "@graph": things };
}
