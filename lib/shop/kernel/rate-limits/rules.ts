import { HOUR_S, MINUTE_S } from "../../../domain/durations.ts";

/**
 * What a limit counts by: the visitor's address, the typed e-mail, the signed-in customer, the browser known to the account
 * (lib/shop/members/account/known-device.ts).
 */
export type Who = { address: string; email: string; userId: number; device: string };

export type Rule = {
	/** Facts that the server knows, or the field that the call is about; never anything a visitor can vary freely. */
	by: readonly (keyof Who)[];
	/** Calls allowed at once. */
	burst: number;
	/** Seconds until one more call is allowed. */
	refillS: number;
};

/**
 * Networks for which an IPv6 address counts, and how many times a household's share each has. A household has a /64, or all
 * of a /56, or a /48; customers whom a phone company puts into one network share it as they share one IPv4 address. Four:
 * wrong logins from one /48 come slower than an account's bucket refills, so a /48 alone cannot lock a customer out.
 */
export const IPV6_NETWORKS = [
	{ bits: 48, times: 4 },
	{ bits: 56, times: 2 },
	{ bits: 64, times: 1 },
] as const;

/**
 * Rate limits, one per row. People in a school, an office or a phone network share an address, so limits by address are wide
 * for calls of every visitor, and count only failures where failures show guessing.
 */
export const LIMITS = {
	// Failures alone: many people behind one address may sign in, but a list of leaked passwords gets nowhere.
	login_address: { by: ["address"], burst: 10, refillS: 30 },
	// Failures alone, and reached before the address's limit: guessing at one account keeps nobody else from signing in.
	login_account_here: { by: ["address", "email"], burst: 5, refillS: MINUTE_S },
	// Failures alone: stops guessing from many machines. A new password by mail resets it. Refills six times as fast as
	// `login_account_here`, so that more than six machines are needed to lock a customer out.
	login_account: { by: ["email"], burst: 100, refillS: 10 },
	// Failures alone, in a browser that the account knows, instead of the three above: strangers' attempts do not lock the
	// customer out there.
	login_device: { by: ["device"], burst: 5, refillS: MINUTE_S },
	// Each makes an account and sends a mail.
	register: { by: ["address"], burst: 30, refillS: 2 * MINUTE_S },
	// Each may send a mail.
	reset_address: { by: ["address"], burst: 20, refillS: 3 * MINUTE_S },
	// Protects a mailbox from a flood; unknown e-mails count the same, so the limit reveals nothing.
	reset_email: { by: ["email"], burst: 3, refillS: 20 * MINUTE_S },
	// Nobody guesses 32 random bytes; the limit spares the database.
	link: { by: ["address"], burst: 30, refillS: 30 },
	// Each sends a mail to the customer.
	confirmation: { by: ["userId"], burst: 3, refillS: 20 * MINUTE_S },
	// Each sends a mail to an address that may be somebody else's.
	email_change: { by: ["userId"], burst: 5, refillS: 12 * MINUTE_S },
	// Protects a mailbox from a flood from many accounts.
	email_change_to: { by: ["email"], burst: 5, refillS: 60 * MINUTE_S },
	// Notices to an unproved e-mail, which may be a stranger's; the change itself goes on.
	email_change_notice: { by: ["email"], burst: 3, refillS: 6 * 60 * MINUTE_S },
	// Failures alone: a browser left signed in must not help to guess the password.
	password: { by: ["userId"], burst: 5, refillS: MINUTE_S },
	// Reads all data of a customer.
	export: { by: ["userId"], burst: 5, refillS: 12 * MINUTE_S },
	// Each may send a mail.
	newsletter_address: { by: ["address"], burst: 30, refillS: MINUTE_S },
	// The reply reveals whether an e-mail gets the newsletter.
	newsletter_email: { by: ["address", "email"], burst: 5, refillS: 5 * MINUTE_S },
	// Protects a mailbox from a flood; calls beyond it get the same reply.
	newsletter_mail: { by: ["email"], burst: 3, refillS: 20 * MINUTE_S },
	// Each makes a row, perhaps with no real opinion.
	satisfaction: { by: ["address"], burst: 20, refillS: 2 * MINUTE_S },
	// Each adds to a few counts; a school class leaves many pages at once.
	vitals: { by: ["address"], burst: 300, refillS: 1 },
	// Nonexistent codes alone: codes could be guessed.
	voucher: { by: ["address"], burst: 20, refillS: 30 },
	// Each makes a row that every delivery of goods reads.
	watchdog: { by: ["userId"], burst: 60, refillS: 10 },
	// The same, by guests; each may send a mail.
	watch_address: { by: ["address"], burst: 30, refillS: MINUTE_S },
	// Protects a stranger's mailbox: a confirmation by its owner resets it. Calls beyond it get the same reply.
	watch_mail: { by: ["email"], burst: 5, refillS: 4 * HOUR_S },
	// Each makes a text that staff must read.
	review: { by: ["userId"], burst: 20, refillS: MINUTE_S },
	// Each reserves stock until it is paid or expires.
	order: { by: ["address"], burst: 100, refillS: 3 },
	// One machine must not queue weeks of mails to an e-mail that it cannot prove, nor keep others from ordering with it.
	order_email_here: { by: ["address", "email"], burst: 20, refillS: 10 * MINUTE_S },
	// Protects a mailbox from a flood: an order is mailed to whatever e-mail was typed. Beyond it mails wait, orders do not.
	order_mail: { by: ["email"], burst: 20, refillS: 5 * MINUTE_S },
	// An e-mail without a paid order may be a stranger's: enough for a few orders on a first evening.
	order_mail_new: { by: ["email"], burst: 6, refillS: 20 * MINUTE_S },
	// Each may reserve a costume and send mails; a school class at one address may ask together.
	request: { by: ["address"], burst: 30, refillS: MINUTE_S },
	// Protects a mailbox from a flood.
	request_email: { by: ["email"], burst: 10, refillS: 10 * MINUTE_S },
	// Each makes a row for 14 days.
	cart: { by: ["address"], burst: 300, refillS: 1 },
	// Each may call ARES.
	company: { by: ["address"], burst: 20, refillS: 10 },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;
/** The part of `Who` that a limit needs. */
export type WhoOf<Name extends LimitName> = Pick<Who, (typeof LIMITS)[Name]["by"][number]>;

/** Seconds after which every bucket is full again, so its row is not needed. */
export const LONGEST_REFILL_S = Math.max(...Object.values(LIMITS).map(({ burst, refillS }) => burst * refillS));
