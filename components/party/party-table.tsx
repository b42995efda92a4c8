import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import type { PartyKind } from "#lib/domain/party/party-kinds.ts";
import table from "./party-table.module.scss";
import type { PlannedLine } from "./planned-line.ts";

/** What hangs above the table; the cloth is the table's own, everything else stands on it. */
const HUNG: readonly PartyKind[] = ["balloons", "foil", "decoration"];

/** Goods of the plan, and whether the party has them. */
export type Laid = PlannedLine["item"] & { isThere: boolean };

type Props = {
	/** Picture of the theme's figure. */
	figure?: string | undefined;
	guests?: number | undefined;
	laid?: readonly Laid[];
};

/** The party as it will look: what the plan holds is there, what was taken out is pale. Lists beside it say the same. */
export function PartyTable({ figure, guests, laid = [] }: Props) {
	const t = useTranslations("party");
	const shown = (isHung: boolean) =>
		laid.filter(({ kind }) => kind !== "set" && kind !== "tablecloth" && HUNG.includes(kind) === isHung);
	const hasCloth = laid.some(({ kind, isThere }) => kind === "tablecloth" && isThere);
	return (
		<div className={table.root}>
			{guests !== undefined && <p className={table.sign}>{t("laidFor", { guests })}</p>}
			<div className={table.wall}>
				<Pictures laid={shown(true)} />
			</div>
			{figure && <Image className={table.figure} src={figure} width={160} />}
			<div className={hasCloth ? `${table.top} ${table.cloth}` : table.top}>
				<Pictures laid={shown(false)} />
			</div>
		</div>
	);
}

function Pictures({ laid }: { laid: readonly Laid[] }) {
	return laid.map(
		({ variant, image, isThere }) =>
			image && <Image key={variant.id} className={isThere ? undefined : table.pale} src={image.src} width={96} />,
	);
}
