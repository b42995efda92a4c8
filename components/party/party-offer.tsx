import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import { Button } from "#components/ui/button.tsx";
import type { PartyPlan, PartySet } from "#lib/contract/schemas/party.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { variantPath } from "#lib/i18n/paths.ts";
import styles from "./party.module.scss";
import { PartySum } from "./party-sum.tsx";
import { nameOf } from "./planned-line.ts";

type Props = {
	locale: Locale;
	set: PartySet;
	items: PartyPlan["items"];
	/** Guests of the party: a set for fewer is completed with single goods. */
	guests: number;
	isTaken: boolean;
	onChange: (isTaken: boolean) => void;
};

/** The theme's set, where it is cheaper than the goods that it stands for: one press takes it, one takes it back. */
export function PartyOffer({ locale, set, items, guests, isTaken, onChange }: Props) {
	const t = useTranslations("party.set");
	const spared = items.map((item) => {
		const besides = set.besides.find(({ variant_id }) => variant_id === item.variant.id)?.packs ?? 0;
		return { czk: item.price_with_tax, packs: item.packs - besides };
	});
	const covers =
		set.for_guests === null
			? ""
			: ` ${t(set.for_guests < guests ? "coversPart" : "covers", { guests: set.for_guests, all: guests })}`;
	const saves = () => <PartySum lines={[...spared, { czk: set.price_with_tax, packs: -set.packs }]} />;
	return (
		<div className={styles.offer} style={{ background: set.tint }}>
			{set.image && <Image src={set.image.src} width={96} />}
			<p>
				<strong>{t.rich(isTaken ? "taken" : "offer", { packs: set.packs, covers, sum: saves })}</strong>
				<Link href={variantPath(locale, set.product.url, set.variant)} prefetch={false}>
					{nameOf(set)}
				</Link>
			</p>
			<Button tone="secondary" onClick={() => onChange(!isTaken)}>
				{t(isTaken ? "back" : "take")}
			</Button>
		</div>
	);
}
