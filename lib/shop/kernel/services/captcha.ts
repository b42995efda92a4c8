import type { CaptchaAction } from "../../../contract/schemas/account.ts";

export type Captcha = {
	/** Public key for the browser; null when there is no captcha. */
	siteKey: string | null;
	/** Whether a browser's token shows a person doing this action. `address` is the visitor's, blank when unknown. */
	verify(answer: { token: string | undefined; action: CaptchaAction; address: string }): Promise<boolean>;
};

/** Without keys every visitor passes; rate limits still hold. */
export const noCaptcha: Captcha = { siteKey: null, verify: () => Promise.resolve(true) };
