/** Makes styles/_icons.scss from Lucide's drawings of the icons in components/ui/icon-name.ts: `node tools/make-icon-styles.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { ROOT } from "#lib/cli/root.ts";

const DRAWINGS = join(ROOT, "node_modules/lucide-static/icons");
const NAMES = [...readFileSync(join(ROOT, "components/ui/icon-name.ts"), "utf8").matchAll(/\| "([a-z0-9-]+)"/g)].map(
	([, name = ""]) => name,
);
const FILE = join(ROOT, "styles/_icons.scss");
/** Side of a drawing, in its own units. */
const SIDE = 24;

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

/** All drawings in one picture, one below the other, as its address. */
function strip(): string {
	const drawings = NAMES.map((name, at) =>
		shapesOf(name).replaceAll(/<(\w+)/g, `<$1 transform='translate(0 ${at * SIDE})'`),
	);
	const lines = "fill='none' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'";
	const size = `viewBox='0 0 ${SIDE} ${NAMES.length * SIDE}'`;
	const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size} ${lines}>${drawings.join("")}</svg>`;
	return `url("data:image/svg+xml,${svg.replaceAll("<", "%3c").replaceAll(">", "%3e").replaceAll("#", "%23")}")`;
}

export function iconStyles(): string {
	const places = NAMES.map((name, at) => `.icon-${name} {\n\t--icon: ${at};\n}\n`);
	return `// Made by tools/make-icon-styles.ts from Lucide (ISC licence, https://lucide.dev/license).

// An icon is a mask on the colour of the text. \`svg\`, because browsers keep its colours where a visitor has chosen
// their own. One picture holds all: each picture of its own costs a phone 3 ms before the first paint (docs/measured.md).
.icon {
	background: currentcolor;
	mask: ${strip()} 0 calc(var(--icon) * 100% / ${NAMES.length - 1}) / 100% ${NAMES.length}00% no-repeat;
	print-color-adjust: exact;
}

${places.join("\n")}`;
}

if (import.meta.main) writeFileSync(FILE, iconStyles());
