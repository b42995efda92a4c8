import { askGuards } from "#lib/i18n/guards.ts";
import {
	type AccountScreen,
	guardsOfScreen,
	hasOwnPage,
	SCREEN_LIST,
	SCREENS,
	type Screen,
} from "#lib/i18n/screens.ts";

const isOfAccount = (screen: Screen): screen is AccountScreen =>
	guardsOfScreen(SCREENS[screen]).includes("customer") && hasOwnPage(SCREENS[screen]);
const OF_ACCOUNT = SCREEN_LIST.map(([screen]) => screen).filter(isOfAccount);

/** Account pages for a customer of this group, in menu order. */
export function accountScreens(groupId: number | undefined): AccountScreen[] {
	const visitor = { groupId: groupId ?? null };
	return OF_ACCOUNT.filter((screen) => askGuards(guardsOfScreen(SCREENS[screen]), visitor).kind === "pass");
}
