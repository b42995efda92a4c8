import { useTranslations } from "next-intl";
import { NotThere } from "#components/ui/not-there.tsx";

type Props = { className: string | undefined; hasFailed: boolean; isRetrying?: boolean; onRetry: () => void };

/** In place of the cart: that it is coming, or that it did not. */
export function CartNotThere(props: Props) {
	const t = useTranslations();
	const texts = { loading: t("cart.loading"), failed: t("errors.load_cart"), retry: t("cart.retry") };
	return <NotThere texts={texts} {...props} />;
}
