import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "#lib/shop/kernel/files/s3-settings.ts";

/** Debian's Python has Debian's Swift, whatever else is on the path. */
const PYTHON = "/usr/bin/python3";

/** How many names one answer lists; those of others have up to 1000. */
export const NAMES_AT_ONCE = 20;

export type S3Server = {
	/** Of a bucket that is there. */
	settings: S3Settings;
	/** The same as the shop's settings. */
	env: Record<string, string>;
	/** Answers no more until `start`; what it keeps stays. */
	stop(): Promise<void>;
	start(): Promise<void>;
};

/** OpenStack Swift with its S3 API on loopback, and an empty bucket. It checks every signature. */
export async function anS3Server(): Promise<S3Server> {
	const hasSwift = spawnSync(PYTHON, ["-c", "import swift.common.middleware.s3api"]).status === 0;
	if (!hasSwift) throw new Error("This test needs OpenStack Swift: apt-get install python3-swift");
	const folder = mkdtempSync(join(tmpdir(), "konfety-swift-"));
	let port = 0;
	let child: ChildProcess | undefined;
	const start = async () => {
		const script = join(import.meta.dirname, "swift-server.py");
		child = spawn(PYTHON, [script, folder, String(port), String(NAMES_AT_ONCE)], {
			stdio: ["pipe", "pipe", "inherit"],
		});
		const [line] = await once(createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }), "line");
		port = Number(line);
	};
	await start();
	const settings: S3Settings = {
		endpoint: `http://127.0.0.1:${port}`,
		region: "us-east-1",
		bucket: "konfety",
		accessKey: "konfety:shop",
		secretKey: "secret-of-the-tests",
		prefix: "shop",
	};
	await makeBucket(settings);
	return {
		settings,
		env: {
			MEDIA_S3_ENDPOINT: settings.endpoint,
			MEDIA_S3_REGION: settings.region,
			MEDIA_S3_BUCKET: settings.bucket,
			MEDIA_S3_ACCESS_KEY: settings.accessKey,
			MEDIA_S3_SECRET_KEY: settings.secretKey,
			MEDIA_S3_PREFIX: settings.prefix,
		},
		start,
		stop: async () => {
			if (!child || child.exitCode !== null || child.signalCode !== null) return;
			child.kill("SIGKILL");
			await once(child, "exit");
		},
	};
}

async function makeBucket({ endpoint, region, bucket, accessKey, secretKey }: S3Settings): Promise<void> {
	const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
	const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
	await client.send(new CreateBucketCommand({ Bucket: bucket }));
	client.destroy();
}
