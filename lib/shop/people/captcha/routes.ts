import * as calls from "../../../contract/routes/account.ts";
import { router } from "../../kernel/http.ts";

export const captchaRoutes = router().openapi(calls.getCaptcha, (context) =>
	context.json({ siteKey: context.var.shop.captcha.siteKey }, 200),
);
