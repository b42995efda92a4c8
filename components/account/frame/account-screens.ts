import { INFLUENCER_GROUP_ID } from "#lib/domain/limits.ts";

const SCREENS = [
	"account",
	"accountInvoice",
	"accountAddresses",
	"accountWatched",
	"accountReviews",
	"accountVideos",
	"accountInfluencer",
	"accountSettings",
] as const;
export type AccountScreen = (typeof SCREENS)[number];

/** Pages of the account in their order, as a customer of this group sees them. */
export function accountScreens(groupId: number | undefined): AccountScreen[] {
	return SCREENS.filter((screen) => screen !== "accountInfluencer" || groupId === INFLUENCER_GROUP_ID);
}
