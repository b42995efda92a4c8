/**
 * The same bytes in memory of their own, for what is kept: what zlib and Node make may be a slice of a block of 16 or 64 kB, all of
 * which lives as long as the slice does.
 */
export function exactBytes(bytes: Buffer): Buffer {
	const own = Buffer.allocUnsafeSlow(bytes.length);
	bytes.copy(own);
	return own;
}
