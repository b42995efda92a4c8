import type { Database } from "#lib/shop/kernel/db/client.ts";
import { videos, videoTranslations } from "#lib/shop/kernel/db/schema/influencers.ts";
import { DEMO_LOCALES, type DemoText } from "../facts/languages.ts";

type DemoVideo = { name: string; durationS: number; title: DemoText; description: DemoText };

/** Videos in lib/shop/content/video/files. */
export const VIDEOS: DemoVideo[] = [
	{
		name: "nafouknuti-balonku",
		durationS: 17,
		title: { cs: "Jak nafouknout a\u00a0zavázat balónek", en: "How to blow up and tie a balloon" },
		description: {
			cs: "Čtyři kroky od prázdného balónku k\u00a0výzdobě. Stačí pumpička a\u00a0kousek stuhy.",
			en: "Four steps from an empty balloon to a decoration. All you need is a pump and a bit of ribbon.",
		},
	},
	{
		name: "balonkova-girlanda",
		durationS: 19,
		title: { cs: "Balónková girlanda krok za krokem", en: "A balloon garland, step by step" },
		description: {
			cs: "Dvojice, čtveřice, vlasec a\u00a0malé balónky do mezer. Girlandu na dva metry stihnete za hodinu.",
			en: "Pairs, clusters, a line, and small balloons for the gaps. Two metres of garland take about an hour.",
		},
	},
	{
		name: "darek-s-masli",
		durationS: 15,
		title: { cs: "Dárek s\u00a0mašlí", en: "A present with a bow" },
		description: {
			cs: "Jak zabalit krabici, převázat ji stuhou a\u00a0uvázat mašli, která drží.",
			en: "How to wrap a box, tie a ribbon around it, and make a bow that holds.",
		},
	},
];

const PUBLISHED_AT = new Date("2026-11-01T08:00:00+01:00");

/** Videos of the demo shop, with their texts. */
export async function seedVideos(tx: Database): Promise<void> {
	for (const [position, { name, durationS, title, description }] of VIDEOS.entries()) {
		const [row] = await tx
			.insert(videos)
			.values({ source: "file", name, durationS, position, publishedAt: PUBLISHED_AT })
			.returning({ id: videos.id });
		if (!row) throw new Error(`The video ${name} was not written`);
		await tx.insert(videoTranslations).values(
			DEMO_LOCALES.map((locale) => ({
				videoId: row.id,
				locale,
				title: title[locale],
				description: description[locale],
			})),
		);
	}
}
