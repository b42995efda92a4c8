import { useTranslations } from "next-intl";
import type { Variant } from "#lib/contract/catalogue.ts";
import styles from "./branch-availability.module.scss";

/** Which branches have the variant, and how many pieces. */
export function BranchAvailability({ variant }: { variant: Variant }) {
	const t = useTranslations("product");
	const { branches, warehouse } = variant;
	return (
		<details className={styles.root}>
			<summary>
				{t("inWarehouse")}: {t("pieces", { count: warehouse })} · {t("inBranches")}:{" "}
				{branches.length > 0 ? t("branchesCount", { count: branches.length }) : t("pieces", { count: 0 })}
			</summary>
			{branches.length > 0 ? (
				<ul>
					{branches.map((branch) => (
						<li key={branch.id}>
							<span>{branch.name}</span>
							<strong>{t("pieces", { count: branch.stock })}</strong>
						</li>
					))}
				</ul>
			) : (
				<p>{t("noBranch")}</p>
			)}
		</details>
	);
}
