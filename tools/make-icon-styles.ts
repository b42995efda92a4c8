/** Makes styles/_icons.scss and styles/other-icons.svg from Lucide's drawings of the icons in components/ui/icon-name.ts: `node tools/make-icon-styles.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { ROOT } from "#lib/cli/root.ts";

const DRAWINGS = join(ROOT, "node_modules/lucide-static/icons");
const STYLES = join(ROOT, "styles/_icons.scss");
const OTHERS_FILE = "other-icons.svg";
/** Side of a drawing, in its own units. */
const SIDE = 24;

/** Names of one kind, in the order of components/ui/icon-name.ts. */
function namesOf(kind: "EverydayIcon" | "OtherIcon"): string[] {
	const types = readFileSync(join(ROOT, "components/ui/icon-name.ts"), "utf8");
	const list = new RegExp(`type ${kind} =([^;]+);`).exec(types)?.[1] ?? "";
	return [...list.matchAll(/"([a-z0-9-]+)"/g)].map(([, name = ""]) => name);
}

const EVERYDAY = namesOf("EverydayIcon");
const OTHERS = namesOf("OtherIcon");

const AS_FEW_PATHS = {
	convertShapeToPath: { convertArcs: true },
	mergePaths: { force: true },
	convertPathData: { floatPrecision: 1 },
};

/** The shapes of a drawing: mostly one path, since a browser reads each of them before it paints. */
function shapesOf(name: string): string {
	const plugin = { name: "preset-default", params: { overrides: AS_FEW_PATHS } } as const;
	const { data } = optimize(readFileSync(join(DRAWINGS, `${name}.svg`), "utf8"), { plugins: [plugin] });
	const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(data)?.[1];
	if (inside === undefined) throw new Error(`${name} is no drawing`);
	return inside.replaceAll('"', "'");
}

/** Drawings in one picture, one below the other. */
function strip(names: readonly string[]): string {
	const drawings = names.map((name, at) =>
		shapesOf(name).replaceAll(/<(\w+)/g, `<$1 transform='translate(0 ${at * SIDE})'`),
	);
	const lines = "fill='none' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'";
	const size = `viewBox='0 0 ${SIDE} ${names.length * SIDE}'`;
	return `<svg xmlns='http://www.w3.org/2000/svg' ${size} ${lines}>${drawings.join("")}</svg>`;
}

const asAddress = (svg: string) =>
	`data:image/svg+xml,${svg.replaceAll("<", "%3c").replaceAll(">", "%3e").replaceAll("#", "%23")}`;

const places = (names: readonly string[]) =>
	names.map((name, at) => `.icon-${name} {\n\t--icon: ${at};\n}\n`).join("\n");

export function iconStyles(): string {
	return `// Made by tools/make-icon-styles.ts from Lucide (ISC licence, https://lucide.dev/license).

// An icon is a mask on the colour of the text. \`svg\`, because browsers keep its colours where a visitor has chosen
// their own. One picture holds those of most pages: each picture of its own costs a phone 3 ms before the first paint (docs/measured.md).
.icon {
	--icons: ${EVERYDAY.length};

	// A narrower one would show parts of its neighbours.
	flex: none;
	background: currentcolor;
	mask: url("${asAddress(strip(EVERYDAY))}") 0 calc(var(--icon) * 100% / (var(--icons) - 1)) / 100% calc(var(--icons) * 100%) no-repeat;
	print-color-adjust: exact;
}

${places(EVERYDAY)}
${OTHERS.map((name) => `.icon-${name}`).join(",\n")} {
	--icons: ${OTHERS.length};

	mask-image: url("./${OTHERS_FILE}");
}

${places(OTHERS)}`;
}

export const otherIcons = (): string => strip(OTHERS);

if (import.meta.main) {
	writeFileSync(STYLES, iconStyles());
	writeFileSync(join(ROOT, "styles", OTHERS_FILE), otherIcons());
}
