import { manifestAnswer } from "#lib/i18n/web-manifest.ts";
import cs from "#messages/cs.json";

export function GET(): Response {
	return manifestAnswer("cs", cs);
}
