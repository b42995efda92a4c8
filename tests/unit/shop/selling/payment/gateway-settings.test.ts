import { expect, test } from "vitest";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { gatewaySettings } from "#lib/shop/selling/payment/gateways.ts";

const ACCOUNT = { PAYMENT_GATEWAY: "comgate", COMGATE_MERCHANT: "123456", COMGATE_SECRET: "s3cret" };

test("without settings payments are played by the shop itself", () => {
	expect(gatewaySettings(readEnv({}))).toEqual({ gateway: "sandbox" });
});

test.each([
	["really", {}, false],
	["only for a test", { COMGATE_TEST: "1" }, true],
])("with an account they go through Comgate, %s", (_, added, isTest) => {
	expect(gatewaySettings(readEnv({ ...ACCOUNT, ...added }))).toEqual({
		gateway: "comgate",
		comgate: { url: "https://payments.comgate.cz/v2.0", merchant: "123456", secret: "s3cret", isTest },
	});
});
