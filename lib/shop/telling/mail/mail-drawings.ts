/** Pictures of paper that mails are dressed in, made beforehand (tools/make-mail-pictures.ts). */

export const MAIL_DRAWINGS = [
	"placed",
	"paid",
	"sent",
	"ready",
	"delivered",
	"cancelled",
	"refunded",
	"request",
	"account",
	"goods",
	"news",
	"letter",
] as const;
export type MailDrawing = (typeof MAIL_DRAWINGS)[number];

/** Size at which a head is shown on a computer. */
export const MAIL_HEAD = { width: 600, height: 160 } as const;
/** Side of a step's picture as it is shown. */
export const STEP_PICTURE = 34;
