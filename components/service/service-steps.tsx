import { useTranslations } from "next-intl";
import { Scene } from "#components/picture/scene.tsx";
import type { ServiceKind } from "#lib/domain/request/request-states.ts";
import styles from "./service-steps.module.scss";

const STEPS = ["1", "2", "3"] as const;

/** How the service goes, in three steps with a drawing each. */
export function ServiceSteps({ kind }: { kind: ServiceKind }) {
	const t = useTranslations("service");
	return (
		<ol className={styles.root} aria-label={t("howItGoes")}>
			{STEPS.map((step) => (
				<li key={step}>
					<Scene name={`${kind}-${step}`} width={150} margin="0" />
					<p>{t(`steps.${kind}.${step}`)}</p>
				</li>
			))}
		</ol>
	);
}
