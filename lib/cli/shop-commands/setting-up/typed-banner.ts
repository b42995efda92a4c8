import { accept } from "#lib/domain/result.ts";
import type { BannerInput } from "#lib/shop/content/settings/banners.ts";
import { misuse, type Typed } from "../read-args.ts";
import { typedLocales } from "../typed-locales.ts";
import { typedMoment } from "../typed-moment.ts";

const TITLE_MAX_LENGTH = 120;

type TypedWords = {
	title: string;
	lang?: string;
	url?: string;
	opensWindow: boolean;
	picture?: string;
	from?: string;
	to?: string;
};

/** The typed banner, or a sentence about its fault. */
export function typedBanner(typed: TypedWords): Typed<Omit<BannerInput, "key">> {
	const { lang, url = null, opensWindow, picture: pictureKey = null } = typed;
	const title = typed.title.trim();
	if (title === "" || title.length > TITLE_MAX_LENGTH)
		return misuse(`A title has from 1 to ${TITLE_MAX_LENGTH} characters, not ${title.length}.`);
	if (lang === undefined) return misuse("Say by --lang in which language the banner is.");
	const locales = typedLocales(lang);
	if (!locales.ok) return locales;
	// Two slashes would name another host.
	if (url !== null && !/^\/(?!\/)/.test(url) && !(url.startsWith("https://") && URL.canParse(url)))
		return misuse(`--url is a path such as /produkty/akce, or begins with https://, not "${url}".`);
	const from = typed.from === undefined ? null : typedMoment(typed.from, "--from");
	if (from && !from.ok) return from;
	const to = typed.to === undefined ? null : typedMoment(typed.to, "--to", true);
	if (to && !to.ok) return to;
	if (from && to && from.value >= to.value) return misuse("--from is not before --to.");
	return accept({
		locale: locales.value[0] ?? "cs",
		title,
		url,
		target: opensWindow ? "_blank" : null,
		pictureKey,
		activeFrom: from?.value ?? null,
		activeTo: to?.value ?? null,
	});
}
