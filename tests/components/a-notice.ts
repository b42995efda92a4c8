/** Notices at the top of the screen. */
import { screen } from "@testing-library/react";

/** Where a sentence stands: in a notice, in an alert of its form or dialog, or elsewhere. */
export async function placesOf(sentence: string): Promise<("notice" | "alert" | "elsewhere")[]> {
	const shown = await screen.findAllByText(sentence);
	return shown.map((element) => {
		if (element.matches(".toneDanger > span")) return "notice";
		return element.closest("[role=alert]") ? "alert" : "elsewhere";
	});
}
