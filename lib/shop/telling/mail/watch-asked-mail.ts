import { isPendingWatch } from "../../goods/watchdog/guest-watch.sql.ts";
import { WATCH_ASKED } from "../../goods/watchdog/guest-watch.ts";
import { pageLinks } from "../../kernel/links.ts";
import { renderLetter } from "./letter.ts";
import { type Letterhead, letterheadOf } from "./letterhead.ts";
import { mailOf } from "./mail-kind.ts";
import { mailPicture } from "./mail-picture.ts";
import { type Mail, sendMail } from "./send-mail.ts";
import { type StockBack, watchedGoods } from "./stock-back-mail.ts";

/** Mails a guest the link that begins a watch; nothing when it has begun or ended by then, or the goods are gone. */
export const watchAskedMail = mailOf(WATCH_ASKED, async (shop, env, { watchdogId, jobId }) => {
	if (!(await isPendingWatch(shop.db, watchdogId))) return;
	const watch = await watchedGoods(shop, watchdogId);
	if (watch) await sendMail(env, jobId, await renderWatchAskedMail(await letterheadOf(shop, watch.locale), watch));
});

/** The mail, HTML and text: which goods, and the link to the page that begins the watch. */
export async function renderWatchAskedMail(head: Letterhead, watch: StockBack): Promise<Mail> {
	const { name, variantName, picture, tint, locale } = watch;
	const link = `${head.shopUrl}${pageLinks.watchdog(locale, watch.hash)}`;
	const written = await renderLetter({ name: "watchAsked", locale, head }, (t) => ({
		subject: t("subject", { name }),
		preview: t("preview"),
		title: t("title"),
		drawing: "goods",
		paragraphs: [t("text")],
		goods: {
			lines: variantName === "" ? [name] : [name, t("variant", { variant: variantName })],
			picture: picture && mailPicture(head.shopUrl, picture),
			tint,
		},
		button: { label: t("open"), href: link },
		note: t("note"),
	}));
	return { to: watch.email, ...written };
}
