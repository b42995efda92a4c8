/** Makes styles/_icons.scss from Lucide's drawings of the icons in components/ui/icon-name.ts: `node tools/make-icon-styles.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#lib/cli/root.ts";

const DRAWINGS = join(ROOT, "node_modules/lucide-static/icons");
const NAMES = [...readFileSync(join(ROOT, "components/ui/icon-name.ts"), "utf8").matchAll(/\| "([a-z0-9-]+)"/g)];
const FILE = join(ROOT, "styles/_icons.scss");

const HEAD = `// Made by tools/make-icon-styles.ts from Lucide (ISC licence, https://lucide.dev/license).

// An icon is a mask on the colour of the text. \`svg\`, because browsers keep its colours where a visitor has chosen
// their own.
.icon {
	background: currentcolor;
	mask: var(--icon) center / contain no-repeat;
	print-color-adjust: exact;
}
`;

/** Lines of a drawing without their spaces, as the address of a picture. */
function maskOf(name: string): string {
	const svg = readFileSync(join(DRAWINGS, `${name}.svg`), "utf8");
	const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
	if (inside === undefined) throw new Error(`${name} is no drawing`);
	const lines = inside
		.trim()
		.replace(/\s*\n\s*/g, "")
		.replace(/ \/>/g, "/>")
		.replaceAll('"', "'");
	const whole = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${lines}</svg>`;
	return `url("data:image/svg+xml,${whole.replaceAll("<", "%3c").replaceAll(">", "%3e").replaceAll("#", "%23")}")`;
}

export function iconStyles(): string {
	return HEAD + NAMES.map(([, name = ""]) => `\n.icon-${name} {\n\t--icon: ${maskOf(name)};\n}\n`).join("");
}

if (import.meta.main) writeFileSync(FILE, iconStyles());
