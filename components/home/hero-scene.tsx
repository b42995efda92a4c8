import type { Season } from "#lib/domain/time/season.ts";

/** What the scenes of tools/heroes show most of, until they are there. */
export const HERO_GROUNDS: Record<Season | "birthday", `#${string}`> = {
	mikulas: "#2c3f80",
	newYear: "#2a1b57",
	carnival: "#4fa9c4",
	wedding: "#eab3a8",
	halloween: "#241746",
	birthday: "#f58f8f",
};

/**
 * The large scene of a season, cut of paper (tools/make-heroes.ts); decoration only. Phones and tablets get the corner with its
 * figures, in one size each: a second for dense screens would be seen by nobody in paper, and be twice the bytes.
 */
export function HeroScene({ name }: { name: keyof typeof HERO_GROUNDS }) {
	const file = (size: string) => `/heroes/${name}-${size}.avif`;
	return (
		<picture>
			<source media="(min-width:1024px)" srcSet={file("l")} type="image/avif" />
			<source media="(min-width:600px)" srcSet={file("m")} type="image/avif" />
			<source srcSet={file("s")} type="image/avif" />
			<img
				src={`/heroes/${name}-l.webp`}
				alt=""
				width={680}
				height={304}
				fetchPriority="high"
				style={{ background: HERO_GROUNDS[name] }}
			/>
		</picture>
	);
}
