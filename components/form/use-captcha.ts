"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { CaptchaAction } from "#lib/contract/schemas/account.ts";
import { captchaQuery } from "#lib/storefront/customer/captcha.ts";

/** Makes a token; undefined while the captcha's script is not there. */
export type MakeToken = ((action: string) => Promise<string>) | undefined;

export type CaptchaOfForm = {
	/** Public key, null when there is no captcha. */
	siteKey: string | null;
	/**
	 * A fresh token to send as `captchaToken`, to be asked for at each sending. Undefined when there is no captcha, and when it
	 * cannot be reached: then the shop refuses to open an account with `captcha_failed`, and mails a new password all the same.
	 */
	ask: () => Promise<string | undefined>;
	/** For `CaptchaNotice`, which loads the script. */
	onScript: (makeToken: MakeToken) => void;
};

/** Whoever sends the form at once waits so long for the script. */
const SCRIPT_WAIT_MS = 5000;
const LOOK_EVERY_MS = 50;

/**
 * The captcha of one form; the form shows `<CaptchaNotice captcha={…} />` too. Of a form that hardly ever needs one nothing is
 * loaded until it asks (`isRare`).
 */
export function useCaptcha(action: CaptchaAction, { isRare = false } = {}): CaptchaOfForm {
	const client = useQueryClient();
	const [isAsked, setIsAsked] = useState(false);
	const { data: key = null } = useQuery({ ...captchaQuery(), enabled: !isRare });
	const siteKey = isRare && !isAsked ? null : key;
	// Not the function itself: a page that is left and come back to has the script loaded anew.
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
