import { readEnv } from "../base/env.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import { s3Settings } from "./s3-settings.ts";
import { s3Store } from "./s3-store.ts";

const BUCKET = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/;

/**
 * Opens the place that somebody named, for files that are the shop's alone: a folder, or s3://bucket/prefix at the store of the
 * settings, with its keys. Throws a sentence when there is no such store.
 */
export function openStore(place: string, env = readEnv()): FileStore {
	if (!place.startsWith("s3:")) return folderStore(place, { isPrivate: true });
	const settings = s3Settings(env);
	if (!settings)
		throw new Error(
			`${place} is in a store, and there is none: set MEDIA_S3_ENDPOINT, _REGION, _BUCKET, _ACCESS_KEY and _SECRET_KEY (.env.example).`,
		);
	const [, bucket, prefix = ""] = BUCKET.exec(place) ?? [];
	if (!bucket) throw new Error(`${place} is no place in a store: s3://bucket, or s3://bucket/prefix.`);
	return s3Store({ ...settings, bucket, prefix });
}
