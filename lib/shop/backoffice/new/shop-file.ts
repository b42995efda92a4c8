import { parse, YAMLParseError } from "yaml";
import { z } from "zod";
import { ibanOfCzechAccount } from "../../../domain/money/iban.ts";
import { isCompanyId, normaliseCompanyId } from "../../../domain/people/company-id.ts";
import { formatPhone, isPhone, normalisePhone } from "../../../domain/people/phone.ts";
import { isTaxId, normaliseTaxId } from "../../../domain/people/tax-id.ts";
import { isZip, normaliseZip } from "../../../domain/people/zip.ts";
import { WEEKDAYS } from "../../../domain/time/opening-hours.ts";

const LINE_MAX = 120;

const line = z.string("is a text").trim().min(1, "is empty").max(LINE_MAX, `has more than ${LINE_MAX} characters`);
const phone = line
	.transform((text) => normalisePhone(text))
	.refine(isPhone, "is no phone number such as +420 777 123 456")
	.transform((text) => formatPhone(text).replaceAll("\u00a0", " "));
const email = z.email("is no e-mail such as obchod@example.cz").max(254);
const zip = line.transform(normaliseZip).refine((text) => isZip(text, "CZ"), "is no Czech postcode such as 602 00");
const address = { street: line, city: line, zip };
/** Whole crowns with VAT. */
const crowns = z.int("is in whole crowns").min(0, "is 0 or more").max(100_000, "is too much");
const hours = z
	.string("is such as 09:00-18:00")
	.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, "is such as 09:00-18:00")
	.transform((text): [string, string] => [text.slice(0, 5), text.slice(6)])
	.refine(([from, to]) => from < to, "ends before it begins");

const branch = z.strictObject({
	name: line,
	...address,
	latitude: z.number("is such as 49.1921").min(48, "is not in the country").max(52, "is not in the country"),
	longitude: z.number("is such as 16.6115").min(12, "is not in the country").max(19, "is not in the country"),
	phone: phone.optional(),
	email: email.optional(),
	/** By weekday, 1 is Monday; a missing day is closed. */
	openingHours: z.partialRecord(z.enum(WEEKDAYS, "is a weekday from 1 to 7"), hours).default({}),
});

/** The shop's company and its first settings. */
export const shopFile = z
	.strictObject({
		name: line.regex(/^[^{}<>]+$/, "has none of { } < >"),
		company: line,
		companyId: z
			.union([z.string(), z.int()], "is an IČO of eight digits in quotes")
			.transform((typed) => normaliseCompanyId(String(typed)))
			.refine(isCompanyId, "is no IČO: eight digits, the last of which checks the others"),
		vatPayer: z.boolean("is true or false"),
		taxId: line.transform(normaliseTaxId).refine(isTaxId, "is no DIČ such as CZ27074358").optional(),
		/** Registration of the company, as a sentence. */
		registration: line.max(200),
		...address,
		phone,
		email,
		bankAccount: line.refine(
			(account) => ibanOfCzechAccount(account) !== null,
			"is no Czech account such as 19-2000145399/0800, or has a wrong digit",
		),
		/** Hours in which the phone is answered, as pages show them. */
		openingHours: line.default("Po–Pá 9–17"),
		branches: z.array(branch).default([]),
		/** Prices of the delivery methods; a missing one is not offered. */
		deliveries: z
			.strictObject({ courier: crowns.optional(), post: crowns.optional() })
			.default({ courier: 119, post: 99 }),
		cashOnDelivery: crowns.default(39),
	})
	.superRefine(({ vatPayer, taxId }, context) => {
		const issue = (message: string) => context.addIssue({ code: "custom", path: ["taxId"], message });
		if (vatPayer && taxId === undefined) issue("is missing, and a payer of VAT has one");
		if (!vatPayer && taxId !== undefined) issue("is a payer's, and vatPayer is false");
	});
export type ShopFile = z.output<typeof shopFile>;

/** The parsed file, or sentences about its faults. */
export function readShopFile(text: string): { ok: true; value: ShopFile } | { ok: false; faults: string[] } {
	try {
		return checkShop(parse(text));
	} catch (error) {
		if (!(error instanceof YAMLParseError)) throw error;
		return { ok: false, faults: [error.message.split("\n")[0] ?? ""] };
	}
}

export function checkShop(value: unknown): ReturnType<typeof readShopFile> {
	const result = shopFile.safeParse(value);
	if (result.success) return { ok: true, value: result.data };
	return { ok: false, faults: result.error.issues.map((issue) => sentenceOf(issue, value)) };
}

function sentenceOf(issue: z.core.$ZodIssue, value: unknown): string {
	const { path, message } = issue;
	if (issue.code === "unrecognized_keys")
		return `There is no ${[...path, issue.keys.join(", ")].join(".")} in such a file.`;
	const isMissing = issue.code !== "custom" && valueAt(value, path) === undefined;
	return `${path.join(".") || "The file"} ${isMissing ? "is missing" : message}.`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
		value,
	);
}

/** A file to fill in; `new --from` also accepts it unchanged. */
export const SHOP_EXAMPLE = `# The shop's name, as pages and mails say it.
name: Balónkov
# Who sells: on invoices, in the footer and in the terms.
company: Balónkov s.r.o.
companyId: "27074358"
vatPayer: true
taxId: CZ27074358
registration: Zapsáno v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 12345
street: Dlouhá 1
city: Praha 1
zip: 110 00
phone: +420 777 123 456
email: obchod@balonkov.example
# Where transfers go; the QR code of a payment is made of it.
bankAccount: 19-2000145399/0800
openingHours: Po–Pá 9–17
# Branches that people can visit; none is an empty list: []. Weekdays 1 to 7, a missing one is closed.
branches:
  - name: Balónkov Dlouhá
    street: Dlouhá 1
    city: Praha 1
    zip: 110 00
    latitude: 50.0907
    longitude: 14.4233
    openingHours: { 1: 09:00-18:00, 2: 09:00-18:00, 3: 09:00-18:00, 4: 09:00-18:00, 5: 09:00-18:00, 6: 09:00-12:00 }
# Whole crowns with VAT; a way that is left out is not offered. Delivery is free above 1 500 Kč.
deliveries: { courier: 119, post: 99 }
cashOnDelivery: 39
`;
