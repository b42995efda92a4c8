import { useTranslations } from "next-intl";
import { heldRanges } from "#lib/domain/words/held-ranges.ts";
import { withHeadingIds } from "./heading-ids.ts";
import { withNamedTables } from "./named-tables.ts";
import styles from "./prose.module.scss";

/** Edited text as HTML, which the shop sanitised on saving. */
export function Prose({ html }: { html: string }) {
	const t = useTranslations("content");
	const named = withNamedTables(withHeadingIds(html), (heading) =>
		heading === "" ? t("table") : t("tableOf", { heading }),
	);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved (lib/shop/content)
	return <div className={styles.root} dangerouslySetInnerHTML={{ __html: heldRanges(named) }} />;
}
