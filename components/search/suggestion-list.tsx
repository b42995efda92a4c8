import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import { MemberPrice } from "#components/price/member-price.tsx";
import { Money } from "#components/price/money.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { matchMarks } from "#lib/domain/words/match-marks.ts";
import type { Group, GroupName, Option } from "./suggestion-groups.ts";
import styles from "./suggestion-list.module.scss";

type Props = {
	id: string;
	groups: Group[];
	/** The query, whose matches are marked. */
	query: string;
	activeKey: string | null;
	onPick: (option: Option, group: GroupName) => void;
	onRemove: (name: string) => void;
};

/** The options of the search box, a group for each kind. They are links, but the focus stays in the box. */
export function SuggestionList({ id, groups, query, activeKey, onPick, onRemove }: Props) {
	const t = useTranslations("searchBox");
	let index = 0;
	return (
		<div id={id} className={styles.root} role="listbox" aria-label={t("suggestions")}>
			{groups.map((group) => (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
				<div
					key={group.name}
					role="group"
					{...(group.name === "all" ? { "aria-label": t("all") } : { "aria-labelledby": `${id}-${group.name}` })}
				>
					{group.name !== "all" && (
						<p id={`${id}-${group.name}`} className={styles.heading} role="presentation">
							{t(group.name)}
						</p>
					)}
					{group.options.map((option) => (
						<div key={option.key} className={styles.row} role="presentation">
							<Link
								id={`${id}-${index++}`}
								className={group.name === "all" ? styles.all : styles.option}
								role="option"
								aria-selected={option.key === activeKey}
								tabIndex={-1}
								href={option.url}
								prefetch={false}
								onClick={() => onPick(option, group.name)}
							>
								{option.product && <ProductPicture product={option.product} />}
								<span className={styles.name}>
									<Marked text={option.name} query={group.name === "all" ? "" : query} />
								</span>
								{option.product && (
									<span className={styles.price}>
										<MemberPrice productId={option.product.id} isPlain>
											<Money czk={option.product.priceMinor} />
										</MemberPrice>
									</span>
								)}
							</Link>
							{group.name === "recent" && (
								// For pointers; the Delete key does the same.
								<button
									type="button"
									className={styles.remove}
									tabIndex={-1}
									aria-hidden="true"
									onClick={() => onRemove(option.name)}
								>
									<Icon name="x" size={16} />
								</button>
							)}
						</div>
					))}
				</div>
			))}
		</div>
	);
}

function ProductPicture({ product: { image, tint } }: { product: NonNullable<Option["product"]> }) {
	return (
		<span className={styles.picture} style={{ background: tint }}>
			{image && <Image src={image.src} width={40} />}
		</span>
	);
}

function Marked({ text, query }: { text: string; query: string }) {
	let at = 0;
	return matchMarks(text, query).map((part) => {
		const key = at;
		at += part.text.length;
		return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
	});
}
