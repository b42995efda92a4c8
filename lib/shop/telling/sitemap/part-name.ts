/** Files of the sitemap in the folder of published files. */
export const SITEMAP_INDEX = "sitemap.xml";

/** What the parts are of, in the order in which they are written. */
export const SECTIONS = ["products", "categories", "brands", "texts", "fixed"] as const;
export type Section = (typeof SECTIONS)[number];

/** Name of a part, `number` from 1. */
export function partName(section: Section, number: number): string {
	return `sitemap-${section}-${number}.xml`;
}

const PART = new RegExp(`^sitemap-(?:${SECTIONS.join("|")})-[1-9]\\d{0,4}\\.xml$`);

/** Whether a file may be a part, so that no other name gets near the folder. */
export function isPartName(name: string): boolean {
	return PART.test(name);
}
