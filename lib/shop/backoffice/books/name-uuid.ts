import { createHash } from "node:crypto";

/** Namespace of names that are URLs or URNs (RFC 9562 § 6.6). */
const URL_NAMESPACE = "6ba7b811-9dad-11d1-80b4-00c04fd430c8";

/** The UUID of a name: version 5 of RFC 9562 § 5.5, lower case. */
export function nameUuid(name: string): string {
	const bytes = createHash("sha1")
		.update(Buffer.from(URL_NAMESPACE.replaceAll("-", ""), "hex"))
		.update(name)
		.digest()
		.subarray(0, 16);
	bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
	bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
	return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
