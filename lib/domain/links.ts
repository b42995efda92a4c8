/** A path of this shop; "//elsewhere" would be another host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const MAIL = /^mailto:[^\s@<>"]+@[^\s@<>"]+$/;
const PHONE = /^tel:\+?[\d-]{3,20}$/;

export function isOwnPath(href: string): boolean {
	return OWN_PATH.test(href);
}

export function isHttps(href: string): boolean {
	return /^https:\/\/\S+$/.test(href) && URL.canParse(href);
}

/** Whether a text or a menu may link there: a path of the shop, an https address, an e-mail or a phone number. */
export function isAllowedLink(href: string): boolean {
	return isOwnPath(href) || isHttps(href) || MAIL.test(href) || PHONE.test(href);
}
