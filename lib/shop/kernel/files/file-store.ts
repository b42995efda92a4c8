import type { Readable } from "node:stream";

/** Files by name ("originals/ab/abcd.webp"), in a folder or in a bucket of an S3-compatible store. */
export type FileStore = {
	/** Where it is, for people: "/mnt/backup", "s3://bucket/prefix". No secrets. */
	place: string;
	/** The file's bytes, or null when there is none. */
	read(name: string): Promise<Readable | null>;
	/** Writes it whole or not at all; replaces one of the same name. A stream may be of any size. Returns its bytes. */
	write(name: string, body: Readable | Buffer): Promise<number>;
	/** Its size in bytes, or null when there is none. */
	size(name: string): Promise<number | null>;
	/** All whose name begins so, in no order. */
	list(prefix: string): AsyncIterable<{ name: string; bytes: number }>;
	/** Removes it; nothing to do when there is none. */
	remove(name: string): Promise<void>;
};
