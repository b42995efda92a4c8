import Link from "next/link";
import { useTranslations } from "next-intl";
import type { PartyPlan } from "#lib/contract/schemas/party.ts";
import styles from "./party.module.scss";

/** Kinds of goods that the theme cannot give, and where others of the kind are. */
export function PartyMissing({ missing }: Pick<PartyPlan, "missing">) {
	const t = useTranslations("party");
	if (missing.length === 0) return null;
	return (
		<div className={styles.missing}>
			<h3>{t("missingTitle")}</h3>
			<ul>
				{missing.map(({ kind, was, category }) => (
					<li key={kind}>
						{was === null
							? t("notOffered", { kind: t(`kinds.${kind}`) })
							: t("soldOut", { kind: t(`kinds.${kind}`), was })}{" "}
						{category && (
							<Link href={category.url} prefetch={false} aria-label={`${t("chooseOthers")}: ${category.name}`}>
								{t("chooseOthers")}
							</Link>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
