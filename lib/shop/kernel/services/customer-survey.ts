import { type Result, refuse } from "../../../domain/result.ts";

/** What a survey is told of an order: the buyer's e-mail and the goods. */
export type SurveyedOrder = {
	email: string;
	/** Number of the order, the same each time it is sent. */
	orderId: number;
	/** Ids of the goods in the feeds (`offerId`), each once. */
	productItemIds: string[];
};

/**
 * A service that asks buyers for a review. `survey_refused`: retrying the same order is no use; `survey_unavailable`: retry
 * later. Their values give the reason, without any data sent.
 */
export type CustomerSurvey = {
	/** Whether buyers are asked for reviews, and so may refuse it at the checkout. */
	isOn: boolean;
	send(order: SurveyedOrder): Promise<Result<null, "survey_refused" | "survey_unavailable">>;
};

/** Without a key no buyer is asked and no order is sent anywhere. */
export const noSurvey: CustomerSurvey = {
	isOn: false,
	send: () => Promise.resolve(refuse("survey_refused", "no key")),
};
