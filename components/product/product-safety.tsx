import { useTranslations } from "next-intl";
import type { Product, Responsible } from "#lib/contract/schemas/catalogue.ts";
import styles from "./product-safety.module.scss";

type Identified = Pick<Product, "name" | "code" | "safety" | "manufacturer" | "responsible_person" | "variants">;

/** The responsible party, identification and warnings, which every offer must show (Regulation (EU) 2023/988 Art. 19). */
export function ProductSafety({ product }: { product: Identified }) {
	const t = useTranslations("productPage.safety");
	const { name, code, safety, manufacturer, responsible_person } = product;
	return (
		<section aria-labelledby="bezpecnost" className={styles.root}>
			<h2 id="bezpecnost">{t("title")}</h2>
			{safety !== "" && <p className={styles.warning}>{safety}</p>}
			<div className={styles.parts}>
				{manufacturer && <Party title={t("manufacturer")} party={manufacturer} />}
				{responsible_person && <Party title={t("responsible")} party={responsible_person} />}
				<div>
					<h3>{t("identification")}</h3>
					<p>{name}</p>
					<Codes code={code} variants={product.variants} />
				</div>
			</div>
		</section>
	);
}

function Party({ title, party }: { title: string; party: Responsible }) {
	return (
		<div>
			<h3>{title}</h3>
			<address>
				{party.name}
				<br />
				{party.address}
				<br />
				<Contact contact={party.contact} />
			</address>
		</div>
	);
}

/** An electronic address is an e-mail or a web page; other texts are shown unchanged. */
function Contact({ contact }: { contact: string }) {
	if (/^https?:\/\/\S+$/.test(contact)) {
		return (
			<a href={contact} rel="noopener nofollow">
				{contact}
			</a>
		);
	}
	return /^[^\s@]+@[^\s@]+$/.test(contact) ? <a href={`mailto:${contact}`}>{contact}</a> : contact;
}

/** The product's code and EAN, or those of every variant. */
function Codes({ code, variants }: { code: string; variants: Product["variants"] }) {
	const t = useTranslations();
	const codeOf = (value: string) => `${t("productDetail.code")}: ${value}`;
	const eanOf = (ean: string | null) => (ean === null ? "" : `, ${t("productPage.safety.ean")}: ${ean}`);
	const [only, second] = variants;
	if (!only || !second) return <p>{codeOf(only?.code ?? code) + eanOf(only?.ean ?? null)}</p>;
	return (
		<ul>
			{variants.map((variant) => (
				<li key={variant.id}>
					{variant.name}: {codeOf(variant.code) + eanOf(variant.ean)}
				</li>
			))}
		</ul>
	);
}
