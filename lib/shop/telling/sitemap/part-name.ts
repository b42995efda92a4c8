/** Files of the sitemap in the folder of published files. */
export const SITEMAP_INDEX = "sitemap.xml";

/** Sections of the sitemap, in the order of writing. */
export const SECTIONS = ["products", "categories", "brands", "texts", "fixed"] as const;
export type Section = (typeof SECTIONS)[number];

/** Name of a part, `number` from 1. */
export function partName(section: Section, number: number): string {
	return `sitemap-${section}-${number}.xml`;
}

const PART = new RegExp(`^sitemap-(?:${SECTIONS.join("|")})-[1-9]\\d{0,4}\\.xml$`);

/** Whether a name is a part's, so that no other name reaches the folder. */
export function isPartName(name: string): boolean {
	return PART.test(name);
}
