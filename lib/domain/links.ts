/** Below the shop's own address; "//elsewhere" is another host's. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const MAIL = /^mailto:[^\s@<>"]+@[^\s@<>"]+$/;
const PHONE = /^tel:\+?[\d-]{3,20}$/;

export function isOwnPath(href: string): boolean {
	return OWN_PATH.test(href);
}

export function isHttps(href: string): boolean {
	return /^https:\/\/\S+$/.test(href) && URL.canParse(href);
}

/** Where a text or a menu may lead: a path of the shop, an https address, an e-mail or a phone number. */
export function isAllowedLink(href: string): boolean {
	return isOwnPath(href) || isHttps(href) || MAIL.test(href) || PHONE.test(href);
}
