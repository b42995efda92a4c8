import type { JobPostingLeaf, MonetaryAmountLeaf } from "schema-dts";
import type { ShownBlock } from "#lib/contract/schemas/blocks.ts";
import type { Career } from "#lib/contract/schemas/content.ts";
import { minorToDecimal } from "#lib/domain/money/money.ts";
import { pragueDay, pragueMoment } from "#lib/domain/time/calendar-day.ts";
import { shopAddress } from "../client/shop-address.ts";
import { shortOrganization } from "./organization.ts";
import { postalAddress } from "./postal-address.ts";
import { pragueDateTime } from "./prague-time.ts";
import { wholeLinks } from "./whole-links.ts";

/** Terms of Google's documentation; a Czech DPP or DPČ fits none of the others. */
const EMPLOYMENT = { full_time: "FULL_TIME", part_time: "PART_TIME", agreement: "OTHER" } as const;
const PAY_UNIT = { month: "MONTH", hour: "HOUR" } as const;
const LAST_MINUTE = "23:59";

/** A job on offer, valid until the end of its last day. */
export function jobPosting(career: Career, shopName: string): JobPostingLeaf {
	const { id, title, perex, blocks, url, employment, address, closes_on } = career;
	const pay = payOf(career);
	return {
		"@type": "JobPosting",
		"@id": `${shopAddress(url)}#job`,
		title,
		description: `<p>${escaped(perex)}</p>${blocks.map(htmlOf).join("")}`,
		url: shopAddress(url),
		identifier: { "@type": "PropertyValue", name: shopName, value: String(id) },
		datePosted: pragueDay(new Date(career.published_at)),
		...(closes_on === null ? {} : { validThrough: pragueDateTime(pragueMoment(closes_on, LAST_MINUTE)) }),
		employmentType: EMPLOYMENT[employment],
		hiringOrganization: { ...shortOrganization(shopName), sameAs: shopAddress("/") },
		jobLocation: { "@type": "Place", address: postalAddress(address) },
		...(pay ? { baseSalary: pay } : {}),
	};
}

/** A range of pay, or a single amount. */
function payOf({ pay_from, pay_to, pay_per }: Career): MonetaryAmountLeaf | null {
	const [from, to] = [pay_from, pay_to].map((minor) => (minor === null ? null : minorToDecimal(minor)));
	const only = from ?? to;
	if (only === null || only === undefined) return null;
	const amount = from && to && from !== to ? { minValue: Number(from), maxValue: Number(to) } : { value: Number(only) };
	return {
		"@type": "MonetaryAmount",
		currency: "CZK",
		value: { "@type": "QuantitativeValue", ...amount, unitText: PAY_UNIT[pay_per] },
	};
}

/** HTML of a text block; goods and pictures do not describe the job. */
function htmlOf(block: ShownBlock): string {
	if (block.kind === "html") return wholeLinks(block.html);
	if (block.kind !== "faq") return "";
	return block.questions.map(({ question, html }) => `<h3>${escaped(question)}</h3>${wholeLinks(html)}`).join("");
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
