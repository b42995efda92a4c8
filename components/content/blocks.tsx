import { Image } from "#components/picture/image.tsx";
import { ProductGrid } from "#components/product/card/product-grid.tsx";
import { RentalGrid, type RentalPrices } from "#components/product/card/rental-grid.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { ShownBlock } from "#lib/contract/schemas/blocks.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { faqPage } from "#lib/storefront/structured-data/faq-page.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import styles from "./blocks.module.scss";
import { CallToAction } from "./call-to-action.tsx";
import { Prose } from "./prose.tsx";

export type TextBlocks = {
	blocks: ShownBlock[];
	locale: Locale;
	/** What costumes are hired from, in a text about that. */
	rentals?: RentalPrices | undefined;
};

/**
 * Blocks of a text in order: paragraphs, goods, pictures, calls to action and questions. Questions are structured data
 * too.
 */
export function Blocks({ blocks, locale, rentals }: TextBlocks) {
	const firstHeading = blocks.findIndex((block) => block.kind === "html" && block.html.includes("<h2"));
	const faq = faqPage(locale, blocks);
	return (
		<div className={styles.root}>
			{blocks.map((block, index) => (
				<Block
					// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
					key={index}
					block={block}
					locale={locale}
					rentals={rentals}
					isBelowHeading={firstHeading !== -1 && firstHeading < index}
				/>
			))}
			{faq && <JsonLd data={inContext(faq)} />}
		</div>
	);
}

type Props = Omit<TextBlocks, "blocks"> & { block: ShownBlock; isBelowHeading: boolean };

function Block({ block, locale, rentals, isBelowHeading }: Props) {
	switch (block.kind) {
		case "html":
			return <Prose html={block.html} />;
		case "products":
			if (block.products.length === 0) return null;
			// Names of goods are headings one level below the section's heading.
			return (
				<div className={styles.goods}>
					{rentals ? (
						<RentalGrid products={block.products} locale={locale} rentals={rentals} />
					) : (
						<ProductGrid
							products={block.products}
							locale={locale}
							list={LISTS.text}
							headingLevel={isBelowHeading ? 3 : 2}
						/>
					)}
				</div>
			);
		case "picture":
			return (
				<Image
					className={styles.picture}
					src={block.image.src}
					alt={block.image.alt}
					width={480}
					sizes="(min-width: 480px) 448px, 92vw"
				/>
			);
		case "cta":
			return (
				<p>
					<CallToAction text={block.text} link={block.link} />
				</p>
			);
		case "faq":
			return (
				<div className={styles.questions}>
					{block.questions.map(({ question, html }) => (
						<details key={question}>
							<summary>{question}</summary>
							<Prose html={html} />
						</details>
					))}
				</div>
			);
	}
}
