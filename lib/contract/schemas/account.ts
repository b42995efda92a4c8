/** Customers: login, registration, passwords, own data (promises §3 User, §4 Login state, §5). */
import { z } from "zod";
import * as fields from "../fields.ts";

/** `tempId` of the guest's cart to merge; a malformed id is ignored, so that the login succeeds. */
const guestCart = z
	.unknown()
	.optional()
	.transform((id) => fields.uuid.safeParse(id).data);

export const loginBody = z.object({
	email: fields.email,
	password: fields.password,
	tempId: guestCart,
	locale: fields.readLocale,
});
export type LoginInput = z.input<typeof loginBody>;
export type LoginBody = z.infer<typeof loginBody>;

/** `missing` names goods of the guest's cart that were not merged in full; absent when all were. */
export const loginReply = z.object({ token: z.string(), missing: z.array(z.string()).optional() });
export type LoginReply = z.infer<typeof loginReply>;

export const registerBody = z.object({
	email: fields.email,
	password: fields.newPassword,
	firstname: fields.requiredLine(60),
	lastname: fields.requiredLine(60),
	phone: fields.optionalPhone,
	newsletter: z.boolean("invalid").default(false),
	/** Consent to the terms. */
	consent: z
		.boolean()
		.default(false)
		.refine((given) => given, "must_confirm"),
	locale: fields.locale,
	captchaToken: fields.captchaToken,
	tempId: guestCart,
});
export type RegisterInput = z.input<typeof registerBody>;
export type RegisterBody = z.infer<typeof registerBody>;

export const resetRequestBody = z.object({
	email: fields.email,
	locale: fields.locale,
	captchaToken: fields.captchaToken,
});
export type ResetRequestInput = z.input<typeof resetRequestBody>;
export type ResetRequestBody = z.infer<typeof resetRequestBody>;
export const resetBody = z.object({ password: fields.newPassword });

/** The e-mail that the link confirmed. */
export const emailConfirmed = z.object({ email: z.string() });

export const passwordBody = z.object({ currentPassword: fields.password, password: fields.newPassword });
export type PasswordBody = z.infer<typeof passwordBody>;
export const passwordChanged = z.object({ token: z.string() });

/** A new e-mail takes effect once the link mailed to it is opened. */
export const emailBody = z.object({ email: fields.email, currentPassword: fields.password });
export type EmailBody = z.infer<typeof emailBody>;
export const emailChange = z.object({ pendingEmail: z.string() });

export const profileBody = z.object({
	firstname: fields.requiredLine(60),
	lastname: fields.requiredLine(60),
	phone: fields.optionalPhone,
});
export type ProfileBody = z.infer<typeof profileBody>;

/** Invoice details; all may be blank, but a company needs an IČO, and a postcode has five digits. */
export const invoiceBody = z
	.object({
		company: fields.optionalLine(120),
		companyId: fields.optionalCompanyId,
		taxId: fields.optionalTaxId,
		street: fields.optionalLine(120),
		city: fields.optionalLine(80),
		zip: fields.optionalZip,
		country: fields.country,
	})
	.superRefine((invoice, context) => {
		const add = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
		if (invoice.company !== "" && invoice.companyId === "") add("companyId", "required");
		if (invoice.companyId !== "" && !fields.companyId.safeParse(invoice.companyId).success)
			add("companyId", "company_id");
		if (invoice.companyId !== "" && invoice.company === "") add("company", "required");
		for (const { message } of fields.taxId.safeParse(invoice.taxId).error?.issues ?? []) add("taxId", message);
		fields.checkZip(invoice, context);
	});
export type InvoiceBody = z.infer<typeof invoiceBody>;

export const newsletterBody = z.object({ subscribed: z.boolean("invalid"), locale: fields.locale });

export const user = z.object({
	id: z.number().int(),
	firstname: z.string(),
	lastname: z.string(),
	email: z.string(),
	/** Whether `email` is confirmed: by opening the link mailed to it while signed in, or by resetting the password. */
	isConfirmed: z.boolean(),
	/** New e-mail whose link has not been opened yet, or null. */
	pendingEmail: z.string().nullable(),
	phone: z.string(),
	company: z.string(),
	companyId: z.string(),
	taxId: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	country: z.string(),
	/** Whether `email` gets the newsletter, now or once it is confirmed. */
	newsletter: z.boolean(),
	/** `discount` is a percent off all prices of goods. */
	group: z.object({
		id: z.number().int(),
		name: z.string(),
		description: z.string(),
		/** `description` in other languages; one that is missing: `description` itself. */
		descriptions: z.partialRecord(fields.locale, z.string()),
		discount: z.number(),
	}),
});
export type User = z.infer<typeof user>;
export const meReply = z.object({ data: user });

/** A browser in which the customer is signed in. */
export const device = z.object({
	id: z.uuid(),
	userAgent: z.string(),
	createdAt: z.iso.datetime(),
	lastUsedAt: z.iso.datetime(),
	/** The device of this request. */
	isCurrent: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const deletionBody = z.object({ currentPassword: fields.password });

/** Everything the shop stores about a customer, as an export (GDPR Art. 15, 20). */
export const accountExport = z.object({
	exportedAt: z.iso.datetime(),
	account: z.record(z.string(), z.unknown()),
	addresses: z.array(z.record(z.string(), z.unknown())),
	orders: z.array(z.record(z.string(), z.unknown())),
	reviews: z.array(z.record(z.string(), z.unknown())),
	courierReviews: z.array(z.record(z.string(), z.unknown())),
	satisfactionAnswers: z.array(z.record(z.string(), z.unknown())),
	/** Requests for services from the account's e-mail, once it is confirmed. */
	requests: z.array(z.record(z.string(), z.unknown())),
	watchdogs: z.array(z.record(z.string(), z.unknown())),
	carts: z.array(z.record(z.string(), z.unknown())),
	devices: z.array(z.record(z.string(), z.unknown())),
});
export type AccountExport = z.infer<typeof accountExport>;

/** Actions that the captcha protects; a `captchaToken` is made for one of them. */
export type CaptchaAction = "register" | "password_reset" | "request" | "order";
/** Public key of the captcha; null: the shop has no captcha, send no `captchaToken`. */
export const captchaReply = z.object({ siteKey: z.string().nullable() });
