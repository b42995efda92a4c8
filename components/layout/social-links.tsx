import type { Settings } from "#lib/contract/schemas/lists.ts";
import styles from "./social-links.module.scss";

/** Simple icons, 24 × 24; a network without one shows its first letter. */
const SIGNS: Record<string, string> = {
	Facebook:
		"M13.5 21v-7.5H16l.5-3.2h-3V8.4c0-1 .4-1.7 1.8-1.7h1.4V3.9A17 17 0 0 0 14.4 3.8c-2.4 0-3.9 1.4-3.9 4v2.5H8v3.200h2.500V21z",
	Instagram:
		"M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.8-3.8a1 1 0 1 1 0 2 1 1 0 0 1 0-2z",
	YouTube: "M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zm5 3v6l5-3z",
};

/** The shop on social networks, from the contacts of the settings. */
export function SocialLinks({ social, label }: { social: Settings["contacts"]["social"]; label: string }) {
	if (social.length === 0) return null;
	return (
		<ul className={styles.root} aria-label={label}>
			{social.map(({ name, url }) => (
				<li key={url}>
					<a href={url} target="_blank" rel="noopener" aria-label={name}>
						{SIGNS[name] ? (
							<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
								<path d={SIGNS[name]} />
							</svg>
						) : (
							name.slice(0, 1)
						)}
					</a>
				</li>
			))}
		</ul>
	);
}
