import type { Graph, Thing, WithContext } from "schema-dts";
import { ScriptData } from "./script-data.tsx";

/** Structured data for search engines. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
	return <ScriptData type="application/ld+json" data={data} />;
}
