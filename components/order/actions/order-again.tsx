"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { screenPath } from "#lib/i18n/paths.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { useOrderAgain } from "#lib/storefront/order/order-actions.ts";
import { OrderDialog } from "../../dialog/order-dialog.tsx";
import { useRunOnce } from "../../dialog/use-run-once.ts";

type Props = {
	link: OrderLink;
	size?: "small" | "normal";
	tone?: "primary" | "secondary" | "quiet";
	/** Id of the element that names the order, when several are on the page. */
	describedBy?: string;
};

/** Puts the same goods into the cart and opens it; names unavailable goods first. */
export function OrderAgain({ link, size = "normal", tone = "secondary", describedBy }: Props) {
	const t = useTranslations("order.again");
	const router = useRouter();
	const notice = useNotice();
	const errorText = useErrorText();
	const runOnce = useRunOnce();
	const again = useOrderAgain(link);
	const cartPath = screenPath(link.locale, "cart");
	const missing = [...new Set(again.data?.missing)];
	const order = () =>
		runOnce(async () => {
			const reply = await again.mutateAsync(undefined, {
				onError: (error) => notice("danger", errorText(error, "add_to_cart")),
			});
			if (reply.missing.length === 0) router.push(cartPath);
		});
	return (
		<>
			<Button tone={tone} size={size} isBusy={again.isPending} aria-describedby={describedBy} onClick={order}>
				<Icon name="rotate-ccw" size={size === "small" ? 16 : 20} />
				{again.isPending ? t("adding") : t("button")}
			</Button>
			{missing.length > 0 && (
				<OrderDialog title={t("title")} onClose={again.reset}>
					{(close) => (
						<>
							<p>{t("missing")}</p>
							<ul>
								{missing.map((name) => (
									<li key={name}>{name}</li>
								))}
							</ul>
							{/* Not prefetched: Next would guess the wrong page from the English address. */}
							<Link className={buttonClass()} href={cartPath} prefetch={false} onClick={close}>
								{t("toCart")}
							</Link>
						</>
					)}
				</OrderDialog>
			)}
		</>
	);
}
