/** 64-bit FNV-1a hash of everything drawn, as 16 hexadecimal digits: the part of an address that changes with the picture. */
export function pictureVersion(drawn: readonly unknown[]): string {
	let hash = 0xcbf29ce484222325n;
	for (const byte of new TextEncoder().encode(JSON.stringify(drawn)))
		hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
	return hash.toString(16).padStart(16, "0");
}
