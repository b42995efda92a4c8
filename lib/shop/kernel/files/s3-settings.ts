import type { Env } from "../base/env.ts";

/** Where a bucket of an S3-compatible store is, and who asks. */
export type S3Settings = {
	/** Its address without a slash at the end; the bucket's name follows in the path, never in the host's name. */
	endpoint: string;
	region: string;
	accessKey: string;
	secretKey: string;
	bucket: string;
	/** What every name begins with in the bucket, without slashes at its ends; "" for none. */
	prefix: string;
};

/** The store of the shop's pictures and published files; null when none is set. */
export function s3Settings(env: Env): S3Settings | null {
	const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_REGION: region, MEDIA_S3_BUCKET: bucket } = env;
	const { MEDIA_S3_ACCESS_KEY: accessKey, MEDIA_S3_SECRET_KEY: secretKey, MEDIA_S3_PREFIX: prefix = "" } = env;
	// `readEnv` refuses some of them without the others.
	if (!endpoint || !region || !bucket || !accessKey || !secretKey) return null;
	return { endpoint, region, bucket, accessKey, secretKey, prefix };
}
