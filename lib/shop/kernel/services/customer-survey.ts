import { type Result, refuse } from "../../../domain/result.ts";

/** What a survey learns of an order: whom to ask, and about what. */
export type SurveyedOrder = {
	email: string;
	/** Number of the order; the same order has the same one each time it is sent. */
	orderId: number;
	/** Names of the goods in the feeds (`offerId`), each once. */
	productItemIds: string[];
};

/**
 * Somebody who asks buyers how it went. `survey_refused`: trying again with the same order is no use; `survey_unavailable`: later
 * it may be. Their values say why, without anything that was sent.
 */
export type CustomerSurvey = {
	/** Whether buyers are asked at all, and so may refuse it at the checkout. */
	isOn: boolean;
	send(order: SurveyedOrder): Promise<Result<null, "survey_refused" | "survey_unavailable">>;
};

/** Without a key nobody is asked and no order is sent anywhere. */
export const noSurvey: CustomerSurvey = {
	isOn: false,
	send: () => Promise.resolve(refuse("survey_refused", "no key")),
};
