import { addAbortSignal, Readable } from "node:stream";
import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { SECOND_MS } from "../../../domain/durations.ts";
import type { FileStore } from "./file-store.ts";
import { storeError } from "./s3-errors.ts";
import type { S3Settings } from "./s3-settings.ts";

/** How long a store is waited for. */
export type Patience = {
	connectMs: number;
	/** So long nothing may come or go on a connection. */
	idleMs: number;
	attempts: number;
	/** For a whole call, and what is read with it; none unless given. */
	withinMs?: number;
};

/** Somebody waits, and can do without the store. A clock that is off is set by the first answer, so it takes two attempts. */
export const BRIEF: Patience = {
	connectMs: SECOND_MS,
	idleMs: 2 * SECOND_MS,
	attempts: 2,
	withinMs: 3 * SECOND_MS,
};
/** Somebody waits, or much else does, and it is small: a picture. */
export const STEADY: Patience = {
	connectMs: 5 * SECOND_MS,
	idleMs: 20 * SECOND_MS,
	attempts: 3,
	withinMs: 60 * SECOND_MS,
};
/** Nobody waits; a part of a large file takes minutes on a thin line. */
const PATIENT: Patience = { connectMs: 5 * SECOND_MS, idleMs: 60 * SECOND_MS, attempts: 5 };

/** A file has 10 000 parts at most, so one of unknown length 160 GB. Two parts are in memory at once. */
const PART_BYTES = 16 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/**
 * Files in a bucket of an S3-compatible store, addressed by its path, which is what Garage, MinIO, SeaweedFS and Ceph want. Throws a
 * `StoreError` with a sentence for wrong keys, a missing bucket, no answer and another clock. Files of unknown length go in parts;
 * one that breaks off leaves nothing.
 */
export function s3Store(settings: S3Settings, patience: Patience = PATIENT): FileStore {
	const { bucket: Bucket, prefix, endpoint } = settings;
	const place = `s3://${[Bucket, prefix].filter((part) => part !== "").join("/")}`;
	const start = prefix === "" ? "" : `${prefix}/`;
	const keyOf = (name: string) => {
		if (name === "" || name.split("/").some((part) => part === "" || part === "." || part === ".."))
			throw new Error(`Not a name of a file: ${name}`);
		return start + name;
	};
	let opened: Promise<Sdk> | undefined;
	const asked = async <Done>(work: (sdk: Sdk, options: { abortSignal?: AbortSignal }) => Promise<Done>) => {
		opened ??= openSdk(settings, patience);
		const sdk = await opened;
		const options = patience.withinMs ? { abortSignal: AbortSignal.timeout(patience.withinMs) } : {};
		try {
			return await work(sdk, options);
		} catch (error) {
			throw storeError(error, { place, endpoint });
		}
	};
	/** What breaks off on its way is the store's error too. */
	const told = (body: Readable) =>
		Readable.from(
			(async function* () {
				try {
					yield* body;
				} catch (error) {
					throw storeError(error, { place, endpoint });
				}
			})(),
			{ objectMode: false },
		);
	let hasBucket = false;
	return {
		place,
		async read(name) {
			const Key = keyOf(name);
			return asked(async ({ s3, client }, options) => {
				const found = await client.send(new s3.GetObjectCommand({ Bucket, Key }), options).catch(nullWhenMissing);
				return found && told(bodyOf(found, options.abortSignal));
			});
		},
		async write(name, body) {
			const Key = keyOf(name);
			return asked(async ({ s3, client }, options) => {
				if (Buffer.isBuffer(body)) {
					const whole = { Bucket, Key, Body: body, ContentLength: body.length };
					await client.send(new s3.PutObjectCommand(whole), options);
					return body.length;
				}
				const counted = countBytes(body);
				const { Upload } = await import("@aws-sdk/lib-storage");
				await new Upload({
					client,
					params: { Bucket, Key, Body: Readable.from(counted.chunks) },
					partSize: PART_BYTES,
					queueSize: PARTS_AT_ONCE,
				}).done();
				return counted.bytes();
			});
		},
		async size(name) {
			const Key = keyOf(name);
			return asked(async ({ s3, client }, options) => {
				const found = await client.send(new s3.HeadObjectCommand({ Bucket, Key }), options).catch(nullWhenMissing);
				if (found) return found.ContentLength ?? 0;
				// What HEAD answers does not say whether the file is missing or the bucket.
				if (!hasBucket) await client.send(new s3.HeadBucketCommand({ Bucket }), options).catch(missingBucket);
				hasBucket = true;
				return null;
			});
		},
		async *list(from) {
			let ContinuationToken: string | undefined;
			do {
				const page = await asked(({ s3, client }, options) =>
					client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: start + from, ContinuationToken }), options),
				);
				for (const { Key = "", Size = 0 } of page.Contents ?? []) yield { name: Key.slice(start.length), bytes: Size };
				ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
			} while (ContinuationToken !== undefined);
		},
		async remove(name) {
			const Key = keyOf(name);
			await asked(({ s3, client }, options) =>
				client.send(new s3.DeleteObjectCommand({ Bucket, Key }), options).catch(nullWhenMissing),
			);
		},
	};
}

type Sdk = { s3: typeof import("@aws-sdk/client-s3"); client: S3Client };

/** Loaded with the first call: it takes 70 ms and 36 MB, and most shops have no store. */
async function openSdk({ endpoint, region, accessKey, secretKey }: S3Settings, patience: Patience): Promise<Sdk> {
	const s3 = await import("@aws-sdk/client-s3");
	const client = new s3.S3Client({
		endpoint,
		region,
		credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
		forcePathStyle: true,
		maxAttempts: patience.attempts,
		// Checksums of 2025 are refused by stores that do not know them yet.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		followRegionRedirects: false,
		requestHandler: { connectionTimeout: patience.connectMs, socketTimeout: patience.idleMs },
	});
	return { s3, client };
}

function nullWhenMissing(error: unknown): null {
	if (error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound")) return null;
	throw error;
}

function missingBucket(error: unknown): never {
	if (error instanceof Error && error.name === "NotFound") error.name = "NoSuchBucket";
	throw error;
}

/** In Node the body is a stream of Node's. */
function bodyOf({ Body }: GetObjectCommandOutput, limit: AbortSignal | undefined): Readable {
	if (!(Body instanceof Readable)) throw new Error("A file of the store without a body");
	return limit ? addAbortSignal(limit, Body) : Body;
}

function countBytes(body: Readable) {
	let bytes = 0;
	async function* chunks() {
		for await (const chunk of body) {
			bytes += chunk.length;
			yield chunk;
		}
	}
	return { chunks: chunks(), bytes: () => bytes };
}
