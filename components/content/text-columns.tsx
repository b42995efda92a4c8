import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Scene } from "#components/picture/scene.tsx";
import { PhoneLink } from "#components/ui/phone-link.tsx";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import { heldRanges } from "#lib/domain/words/held-ranges.ts";
import { Blocks, type TextBlocks } from "./blocks.tsx";
import { headingsOf } from "./heading-ids.ts";
import styles from "./text-columns.module.scss";

/** With fewer parts one sees the whole text anyway. */
const LEAST_PARTS = 3;

type Props = TextBlocks & {
	settings: Pick<Settings, "contacts" | "bottommenu">;
	/** Address of the page: the menu that has it leads to its neighbours. */
	url: string;
	/** What else the page has below the text. */
	parts?: readonly { id: string; text: string }[];
	children?: ReactNode;
};

/** A text, and beside it what the page has, whom to ask and what belongs to it. */
export function TextColumns({ locale, blocks, rentals, settings, url, parts = [], children }: Props) {
	const t = useTranslations("content");
	const headings = headingsOf(blocks.flatMap((block) => (block.kind === "html" ? [block.html] : [])));
	const menu = settings.bottommenu.find(({ links }) => links.some(({ link }) => link === url));
	return (
		<div className={styles.root}>
			<div>
				<Blocks blocks={blocks} locale={locale} rentals={rentals} />
				{children}
			</div>
			<div className={styles.aside}>
				{headings.length >= LEAST_PARTS && (
					<nav className={styles.contents} aria-labelledby="obsah">
						<h2 id="obsah">{t("onThisPage")}</h2>
						<ul>
							{headings.map(({ id, text }) => (
								<li key={id}>
									{/* biome-ignore lint/security/noDangerouslySetInnerHtml: text of a heading that was sanitised when it was saved */}
									<a href={`#${id}`} dangerouslySetInnerHTML={{ __html: text }} />
								</li>
							))}
							{parts.map(({ id, text }) => (
								<li key={id}>
									<a href={`#${id}`}>{text}</a>
								</li>
							))}
						</ul>
					</nav>
				)}
				<Ask contacts={settings.contacts} />
				{menu && (
					<section aria-labelledby="dalsi-stranky">
						<h2 id="dalsi-stranky">{menu.title}</h2>
						<ul>
							{menu.links
								.filter(({ link }) => link.startsWith("/") && link !== url)
								.map(({ link, text }) => (
									<li key={link}>
										<Link href={link} prefetch={false}>
											{text}
										</Link>
									</li>
								))}
						</ul>
					</section>
				)}
			</div>
		</div>
	);
}

function Ask({ contacts: { phone, email, openingHours } }: Pick<Settings, "contacts">) {
	const t = useTranslations("content");
	if (!phone && !email) return null;
	return (
		<section className={styles.ask} aria-labelledby="poradime">
			<div>
				<h2 id="poradime">{t("ask")}</h2>
				<ul>
					{phone && (
						<li>
							<PhoneLink phone={phone} />
						</li>
					)}
					{email && (
						<li>
							<a href={`mailto:${email}`}>{email}</a>
						</li>
					)}
					{openingHours && <li>{heldRanges(openingHours)}</li>}
				</ul>
			</div>
			<Scene name="letter" width={130} margin="0" isBelow />
		</section>
	);
}
