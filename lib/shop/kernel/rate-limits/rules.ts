const MINUTE_S = 60;

/**
 * What a limit counts by: where the visitor calls from, whose e-mail was typed, which customer is signed in, which browser is known
 * to the account (lib/shop/members/account/known-device.ts).
 */
export type Who = { address: string; email: string; userId: number; device: string };

export type Rule = {
	/** Facts that the server knows, or the field that the call is about; never anything a visitor could add at will. */
	by: readonly (keyof Who)[];
	/** Calls that may come at once. */
	burst: number;
	/** One more each so many seconds. */
	refillS: number;
};

/**
 * Networks for which an IPv6 address counts, and how many times what one household may they may together. A household has a /64,
 * or all of a /56, or a /48; where a phone company puts many into one, they are as behind one IPv4 address, which counts once.
 * Four: wrong logins from one /48 come slower than an account's bucket fills, so it keeps no customer out by itself.
 */
export const IPV6_NETWORKS = [
	{ bits: 48, times: 4 },
	{ bits: 56, times: 2 },
	{ bits: 64, times: 1 },
] as const;

/**
 * Limits of calls that could be abused, one per row. People of a school, an office or a phone company share an address, so
 * limits by address are wide where every visitor calls, and count only failures where that tells guessing from use.
 */
export const LIMITS = {
	// Failures alone: a hall of people may sign in, and a list of leaked passwords gets nowhere.
	login_address: { by: ["address"], burst: 10, refillS: 30 },
	// Failures alone, and before the address is used up: guessing at one account keeps nobody else from signing in.
	login_account_here: { by: ["address", "email"], burst: 5, refillS: MINUTE_S },
	// Failures alone: many machines together do not guess for ever. A new password by mail clears it. Six times as fast as
	// `login_account_here`, so that it takes more than six of them to keep the customer out.
	login_account: { by: ["email"], burst: 100, refillS: 10 },
	// Failures alone, in a browser that the account knows, and instead of the three above: what strangers try keeps nobody out there.
	login_device: { by: ["device"], burst: 5, refillS: MINUTE_S },
	// Each makes an account and a mail.
	register: { by: ["address"], burst: 30, refillS: 2 * MINUTE_S },
	// Each may make a mail.
	reset_address: { by: ["address"], burst: 20, refillS: 3 * MINUTE_S },
	// Nobody's mailbox is filled; unknown e-mails count the same, so the limit tells nothing.
	reset_email: { by: ["email"], burst: 3, refillS: 20 * MINUTE_S },
	// Nobody guesses 32 random bytes; whoever tries need not keep the database busy.
	link: { by: ["address"], burst: 30, refillS: 30 },
	// Each makes a mail to the customer.
	confirmation: { by: ["userId"], burst: 3, refillS: 20 * MINUTE_S },
	// Each makes a mail to an address that may be somebody else's.
	email_change: { by: ["userId"], burst: 5, refillS: 12 * MINUTE_S },
	// Nobody's mailbox is filled by many accounts.
	email_change_to: { by: ["email"], burst: 5, refillS: 60 * MINUTE_S },
	// Notices to an e-mail that nobody proved, which may be a stranger's to the account; the change itself goes on.
	email_change_notice: { by: ["email"], burst: 3, refillS: 6 * 60 * MINUTE_S },
	// Failures alone: a browser left signed in gives nobody the password.
	password: { by: ["userId"], burst: 5, refillS: MINUTE_S },
	// Reads everything there is of a customer.
	export: { by: ["userId"], burst: 5, refillS: 12 * MINUTE_S },
	// Each may make a mail.
	newsletter_address: { by: ["address"], burst: 30, refillS: MINUTE_S },
	// The answer tells whether an e-mail gets the newsletter.
	newsletter_email: { by: ["address", "email"], burst: 5, refillS: 5 * MINUTE_S },
	// Nobody's mailbox is filled; what is asked for beyond it is answered the same.
	newsletter_mail: { by: ["email"], burst: 3, refillS: 20 * MINUTE_S },
	// Each is a row, and may be nobody's opinion.
	satisfaction: { by: ["address"], burst: 20, refillS: 2 * MINUTE_S },
	// Codes that do not exist alone: they could be guessed.
	voucher: { by: ["address"], burst: 20, refillS: 30 },
	// Each is a row that every delivery of goods looks at.
	watchdog: { by: ["userId"], burst: 60, refillS: 10 },
	// Each is a text that somebody must read.
	review: { by: ["userId"], burst: 20, refillS: MINUTE_S },
	// Each holds stock back until it is paid or expires.
	order: { by: ["address"], burst: 100, refillS: 3 },
	// One machine queues no mails for weeks to an e-mail that it does not prove, and keeps nobody else from ordering with it.
	order_email_here: { by: ["address", "email"], burst: 20, refillS: 10 * MINUTE_S },
	// Nobody's mailbox is filled: an order is mailed to whatever e-mail was typed. Beyond it mails wait, orders do not.
	order_mail: { by: ["email"], burst: 20, refillS: 5 * MINUTE_S },
	// Whoever never paid an order here may be a stranger: enough for a few orders of a first evening.
	order_mail_new: { by: ["email"], burst: 6, refillS: 20 * MINUTE_S },
	// Each may hold a costume back and make mails; a school class at one address may well ask together.
	request: { by: ["address"], burst: 30, refillS: MINUTE_S },
	// Nobody's mailbox is filled.
	request_email: { by: ["email"], burst: 10, refillS: 10 * MINUTE_S },
	// Each is a row for 14 days.
	cart: { by: ["address"], burst: 300, refillS: 1 },
	// Each may ask the state's registry.
	company: { by: ["address"], burst: 20, refillS: 10 },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;
/** Whom a limit needs to know. */
export type WhoOf<Name extends LimitName> = Pick<Who, (typeof LIMITS)[Name]["by"][number]>;

/** After so long every bucket is full again, and its row says nothing any more. */
export const LONGEST_REFILL_S = Math.max(...Object.values(LIMITS).map(({ burst, refillS }) => burst * refillS));
