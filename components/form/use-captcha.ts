"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { CaptchaAction } from "#lib/contract/schemas/account.ts";
import { captchaQuery } from "#lib/storefront/customer/captcha.ts";

/** Makes a token; undefined until the captcha's script has loaded. */
export type MakeToken = ((action: string) => Promise<string>) | undefined;

export type CaptchaOfForm = {
	/** Public key; null without a captcha. */
	siteKey: string | null;
	/**
	 * A new token to send as `captchaToken`, needed for each submit. Undefined without a captcha, and when it is
	 * unreachable: then the shop refuses a registration with `captcha_failed`, but still mails a new password.
	 */
	ask: () => Promise<string | undefined>;
	/** For `CaptchaNotice`, which loads the script. */
	onScript: (makeToken: MakeToken) => void;
};

/** How long a submit waits for the script. */
const SCRIPT_WAIT_MS = 5000;
const LOOK_EVERY_MS = 50;

/**
 * The captcha of one form, which must render `<CaptchaNotice captcha={…} />`. With `isRare` nothing loads until a token
 * is needed.
 */
export function useCaptcha(action: CaptchaAction, { isRare = false } = {}): CaptchaOfForm {
	const client = useQueryClient();
	const [isAsked, setIsAsked] = useState(false);
	const { data: key = null } = useQuery({ ...captchaQuery(), enabled: !isRare });
	const siteKey = isRare && !isAsked ? null : key;
	// A ref, because the script is loaded again when the shopper returns to a left page.
	const script = useRef<MakeToken>(undefined);
	const onScript = useCallback((makeToken: MakeToken) => {
		script.current = makeToken;
	}, []);
	const ask = useCallback(async () => {
		setIsAsked(true);
		const key = await client.ensureQueryData(captchaQuery()).catch(() => null);
		if (key === null) return undefined;
		for (let waitedMs = 0; !script.current && waitedMs < SCRIPT_WAIT_MS; waitedMs += LOOK_EVERY_MS)
			await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
		return script.current?.(action).catch(() => undefined);
	}, [client, action]);
	return { siteKey, ask, onScript };
}
