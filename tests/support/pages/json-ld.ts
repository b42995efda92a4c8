/** Structured data of a page: what it says, and what search engines would not take of it. */

export type Node = { [key: string]: unknown };
type Rule = {
	/** Properties without which search engines leave the thing out, or without which we would not say it; `a|b`: either. */
	needs: string[];
	/** What else must hold; a sentence for what does not. */
	also?: (node: Node, all: Node[]) => string[];
};

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const HEADLINE_MAX = 110;

const nodesIn = (value: unknown): Node[] => listOf(value).filter(isNode);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const matches = (node: Node, key: string, pattern: RegExp) =>
	node[key] === undefined || pattern.test(String(node[key])) ? [] : [`${key} is ${String(node[key])}`];
const has = (node: Node, key: string, inner: string) =>
	nodesIn(node[key]).every((one) => one[inner] !== undefined) ? [] : [`${key} lacks ${inner}`];

/** Steps and goods are counted on by one. */
function isCounted(node: Node): string[] {
	const positions = nodesIn(node.itemListElement).map(({ position }) => Number(position));
	return positions.every((one, index) => one === (positions[0] ?? 1) + index) ? [] : [`positions are ${positions}`];
}

/** What an offer says by `@id` stands on the same page. */
function isResolved(node: Node, all: Node[]): string[] {
	const named = ["shippingDetails", "hasMerchantReturnPolicy"].flatMap((key) => nodesIn(node[key]));
	const lost = named.filter((one) => one["@type"] === undefined && !isDescribed(one["@id"], all));
	return lost.map((one) => `${String(one["@id"])} is not on the page`);
}

const isDescribed = (id: unknown, all: Node[]) => all.some((one) => one["@id"] === id && one["@type"] !== undefined);

function hasOwnCodes(node: Node): string[] {
	const codes = nodesIn(node.hasVariant).map(({ sku }) => sku);
	return new Set(codes).size === codes.length ? [] : [`variants share codes: ${codes}`];
}

/** After Google's pages on each of these, and stricter where this shop always knows. */
const RULES: Record<string, Rule> = {
	Product: { needs: ["name", "offers|review|aggregateRating"] },
	ProductGroup: { needs: ["name", "image", "productGroupID", "hasVariant"], also: hasOwnCodes },
	Offer: {
		needs: ["price", "priceCurrency", "availability", "url"],
		also: (node, all) => [...matches(node, "price", /^\d+\.\d\d$/), ...isResolved(node, all)],
	},
	UnitPriceSpecification: {
		needs: ["price", "priceCurrency", "priceType"],
		also: (node) => matches(node, "price", /^\d+\.\d\d$/),
	},
	OfferShippingDetails: { needs: ["shippingRate", "shippingDestination", "deliveryTime"] },
	ShippingDeliveryTime: { needs: ["handlingTime", "transitTime"] },
	MonetaryAmount: { needs: ["currency", "value"] },
	MerchantReturnPolicy: { needs: ["applicableCountry", "returnPolicyCategory"] },
	AggregateRating: { needs: ["ratingValue", "reviewCount"] },
	Review: {
		needs: ["author", "reviewRating", "datePublished"],
		also: (node) => [...has(node, "author", "name"), ...has(node, "reviewRating", "ratingValue")],
	},
	BreadcrumbList: { needs: ["itemListElement"], also: isCounted },
	ItemList: { needs: ["itemListElement"], also: isCounted },
	ListItem: { needs: ["position", "name", "item|url"] },
	CollectionPage: { needs: ["name", "url", "inLanguage"] },
	OnlineStore: { needs: ["@id", "name", "url", "logo"] },
	ContactPoint: { needs: ["contactType", "telephone|email"] },
	WebSite: { needs: ["name", "url", "inLanguage", "potentialAction"] },
	SearchAction: { needs: ["target", "query-input"] },
	EntryPoint: { needs: ["urlTemplate"], also: (node) => matches(node, "urlTemplate", /\{search_term_string\}$/) },
	Store: { needs: ["name", "address", "geo", "telephone", "url", "image", "openingHoursSpecification"] },
	OpeningHoursSpecification: { needs: ["dayOfWeek|validFrom"] },
	PostalAddress: { needs: ["addressLocality", "addressCountry"] },
	BlogPosting: {
		needs: ["headline", "image", "datePublished", "dateModified", "author", "mainEntityOfPage", "inLanguage"],
		also: (node) => [
			...matches(node, "headline", new RegExp(`^.{1,${HEADLINE_MAX}}$`)),
			...matches(node, "datePublished", DATE_TIME),
			...matches(node, "dateModified", DATE_TIME),
			...has(node, "author", "name"),
		],
	},
	Event: {
		needs: ["name", "startDate", "endDate", "location", "eventStatus", "eventAttendanceMode", "organizer"],
		also: (node) => [
			...matches(node, "startDate", DATE_TIME),
			...matches(node, "endDate", DATE_TIME),
			...has(node, "location", "address"),
		],
	},
	JobPosting: {
		needs: ["title", "description", "datePosted", "employmentType", "hiringOrganization", "jobLocation"],
		also: (node) => [
			...matches(node, "datePosted", DAY),
			...matches(node, "validThrough", DATE_TIME),
			...has(node, "hiringOrganization", "name"),
			...has(node, "jobLocation", "address"),
		],
	},
	FAQPage: { needs: ["mainEntity"] },
	Question: { needs: ["name", "acceptedAnswer"] },
	Answer: { needs: ["text"] },
	Service: { needs: ["name", "url", "provider"] },
};

/** Properties whose texts are addresses. */
const ADDRESSES = new Set([
	...["@id", "url", "item", "image", "logo", "sameAs", "hasMap", "urlTemplate", "merchantReturnLink"],
	...["availability", "itemCondition", "priceType", "eventStatus", "returnFees", "refundType", "returnMethod"],
]);

/** Every thing of these scripts that is readable, those within others too. */
export function jsonLdNodes(scripts: readonly string[]): Node[] {
	return scripts.flatMap((text) => {
		try {
			return within(JSON.parse(text));
		} catch {
			return [];
		}
	});
}

function within(value: unknown): Node[] {
	if (Array.isArray(value)) return value.flatMap(within);
	return isNode(value) ? [value, ...Object.values(value).flatMap(within)] : [];
}

/** What search engines would not take, a sentence each; none when all is well. `scripts` are the texts of a page's scripts. */
export function jsonLdProblems(scripts: readonly string[]): string[] {
	const all = jsonLdNodes(scripts);
	return [...scripts.flatMap(documentProblems), ...all.flatMap((node) => nodeProblems(node, all))];
}

function documentProblems(text: string): string[] {
	try {
		const root: unknown = JSON.parse(text);
		if (!isNode(root)) return ["a script holds no thing"];
		const isOurs = root["@context"] === "https://schema.org" && (root["@type"] ?? root["@graph"]) !== undefined;
		return isOurs ? [] : [`a script is not of schema.org: ${text.slice(0, 80)}`];
	} catch {
		return [`a script is no JSON: ${text.slice(0, 80)}`];
	}
}

function nodeProblems(node: Node, all: Node[]): string[] {
	const type = String(node["@type"] ?? "");
	const rule = RULES[type];
	const lacks = (rule?.needs ?? []).filter((need) => need.split("|").every((key) => node[key] === undefined));
	const found = [
		...lacks.map((need) => `it has no ${need}`),
		...(rule?.also?.(node, all) ?? []),
		...Object.entries(node).flatMap(([key, value]) => valueProblems(key, value)),
	];
	return found.map((problem) => `${type || "a reference"}: ${problem}`);
}

function valueProblems(key: string, value: unknown): string[] {
	if (Array.isArray(value) && value.length === 0) return [`${key} is an empty list`];
	return listOf(value).flatMap((one) => {
		if (one === null || one === "") return [`${key} says nothing`];
		if (typeof one !== "string") return [];
		if (ADDRESSES.has(key) && !/^https?:\/\/[^/]/.test(one)) return [`${key} is not a whole address: ${one}`];
		return /\shref="\/(?!\/)/.test(one) ? [`${key} has a link that leads nowhere from elsewhere`] : [];
	});
}
