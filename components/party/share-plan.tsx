import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";

/** Gives the address of this plan to others: by the device's own sheet where it has one, else copied. */
export function SharePlan({ title }: { title: string }) {
	const t = useTranslations("party.share");
	const notice = useNotice();
	const share = async () => {
		const url = window.location.href;
		try {
			if (typeof navigator.share === "function") return await navigator.share({ title, url });
			await navigator.clipboard.writeText(url);
			notice("success", t("copied"));
		} catch (error) {
			// Whoever closed the sheet has decided so.
			if (!(error instanceof DOMException && error.name === "AbortError")) notice("danger", t("failed"));
		}
	};
	return (
		<Button tone="quiet" isWide onClick={() => void share()}>
			{t("plan")}
		</Button>
	);
}
