"use client";
import { useEffect } from "react";
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from "react-google-recaptcha-v3";
import type { CaptchaOfForm } from "./use-captcha.ts";

type OnScript = Pick<CaptchaOfForm, "onScript">;

/** Google's script while its form is mounted (promises §5: version 3, language cs). */
export function CaptchaScript({ siteKey, onScript }: OnScript & { siteKey: string }) {
	return (
		<GoogleReCaptchaProvider reCaptchaKey={siteKey} language="cs" scriptProps={{ async: true, defer: true }}>
			<Announce onScript={onScript} />
		</GoogleReCaptchaProvider>
	);
}

function Announce({ onScript }: OnScript) {
	const { executeRecaptcha } = useGoogleReCaptcha();
	useEffect(() => {
		onScript(executeRecaptcha);
		return () => onScript(undefined);
	}, [executeRecaptcha, onScript]);
	return null;
}
