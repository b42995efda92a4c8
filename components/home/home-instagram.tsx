import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import type { InstagramPost } from "#lib/contract/schemas/content.ts";
import styles from "./home-instagram.module.scss";
import { HomeSection } from "./home-section.tsx";

const SHOWN = 6;

/**
 * Pictures from the shop's Instagram, hosted by the shop, so that the page makes no request there; each links to its
 * post.
 */
export function HomeInstagram({ posts }: { posts: InstagramPost[] }) {
	const t = useTranslations("home");
	const [first] = posts;
	if (!first) return null;
	return (
		<HomeSection id="instagram" title={t("instagram")} all={{ url: first.url, text: t("allInstagram") }}>
			<ul className={styles.root}>
				{posts.slice(0, SHOWN).map(({ image, tint, url }) => (
					<li key={image.src}>
						<a href={url} rel="noopener" style={{ background: tint }}>
							<Image src={image.src} alt={t("onInstagram", { alt: image.alt })} width={192} />
						</a>
					</li>
				))}
			</ul>
		</HomeSection>
	);
}
