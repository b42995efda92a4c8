import { useTranslations } from "next-intl";
import { usePromiseTexts } from "#components/delivery/use-promise-texts.ts";
import { Scene, type SceneName } from "#components/picture/scene.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { isPickup } from "#lib/domain/order/delivery-kinds.ts";
import { promisedWhen } from "#lib/domain/order/promise-text.ts";
import styles from "./coming-steps.module.scss";

/** What comes after an order in three steps, the last with the promised days. */
export function ComingSteps({ order }: { order: Order }) {
	const t = useTranslations("order.coming");
	const isUnpaid = order.state === "waiting_for_payment";
	const when = promisedWhen(usePromiseTexts(), { ...order, isPaidFirst: isUnpaid });
	const place = order.branch?.name ?? order.pickup_point?.name;
	const isFetched = isPickup(order.delivery.kind);
	const steps: [scene: SceneName, title: string, text: string][] = [
		["box", t("pack"), t(isUnpaid ? "packOnceMoneyIsHere" : "packNow")],
		isFetched ? ["open", t("prepare"), place ?? t("weWrite")] : ["van", t("leave"), t("weWrite")],
		[isFetched ? "bag" : order.pickup_point ? "locker" : "home", t(place ? "fetch" : "there"), when ?? t("weWrite")],
	];
	return (
		<ol className={styles.root} aria-label={t("title")}>
			{steps.map(([scene, title, text]) => (
				<li key={scene}>
					<Scene name={scene} width={110} margin="0" />
					<span>
						<strong>{title}</strong>
						{text}
					</span>
				</li>
			))}
		</ol>
	);
}
