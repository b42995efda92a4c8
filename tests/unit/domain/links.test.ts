import { expect, test } from "vitest";
import { isAllowedLink, isOwnPath } from "#lib/domain/links.ts";

test.each([
	["/", true],
	["/1001/balonky?page=2#goods", true],
	["//elsewhere.cz/", false],
	["/\\elsewhere.cz/", false],
	["/balonky\\elsewhere", false],
	["/balonky a girlandy", false],
	["https://konfety.test/", false],
	["elsewhere/", false],
	["", false],
])("%j is a path of the shop itself: %s", (href, isOwn) => {
	expect(isOwnPath(href)).toBe(isOwn);
});

test.each([
	["/prodejny", true],
	["https://www.coi.cz/", true],
	["mailto:info@konfety.example", true],
	["tel:+420 777 123 456", false],
	["tel:+420777123456", true],
	["tel:777-123-456", true],
	["tel:12", false],
	["tel:+123456789012345678901", false],
	["http://www.coi.cz/", false],
	["https://", false],
	["https://www.coi.cz/ a", false],
	["see https://www.coi.cz/", false],
	["mailto:info", false],
	["mailto:info@konfety.example?bcc=a@b.cz, c@d.cz", false],
	["mailto:a@b@c", false],
	["see mailto:info@konfety.example", false],
	["see tel:777123456", false],
	["javascript:alert(1)", false],
	["javascript:alert(1)//https://www.coi.cz/", false],
	["//elsewhere.cz/", false],
])("a text may lead to %j: %s", (href, isAllowed) => {
	expect(isAllowedLink(href)).toBe(isAllowed);
});
