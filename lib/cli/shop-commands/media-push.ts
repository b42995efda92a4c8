import { pushMedia } from "#lib/shop/goods/media/push-media.ts";
import { StoreError } from "#lib/shop/kernel/files/s3-errors.ts";
import { s3Settings } from "#lib/shop/kernel/files/s3-settings.ts";
import { STEADY, s3Store } from "#lib/shop/kernel/files/s3-store.ts";
import { loadEnv } from "../env.ts";
import { seconds } from "../progress.ts";
import { type Command, EXIT } from "./command.ts";
import { openProgressBar } from "./progress-bar.ts";
import { explainMisuse, readArgs } from "./read-args.ts";

const options = { "dry-run": { type: "boolean" } } as const;

export const mediaPush: Command = {
	name: "media push",
	usage: "[--dry-run]",
	summary: "puts the pictures of this computer into the store of MEDIA_S3_…",
	help: `For a shop that gets a store later: puts every picture in DATA_DIR/media, imported or drawn, into the store, and leaves what is there in
the same size. May be broken off and repeated. With several computers it is to be done on each that has imported pictures. Feeds and
sitemaps need none: the shop puts them there when it starts.

  --dry-run   puts nothing, only says how much there is

  npm run shop -- media push`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(mediaPush, io, input.sentence);
		const { "dry-run": isDryRun = false } = input.value.values;
		const startedMs = performance.now();
		const env = loadEnv();
		const settings = s3Settings(env);
		if (!settings) {
			io.complain(
				"There is no store: set MEDIA_S3_ENDPOINT, _REGION, _BUCKET, _ACCESS_KEY and _SECRET_KEY (.env.example).",
			);
			return EXIT.refused;
		}
		const store = s3Store(settings, STEADY);
		const bar = openProgressBar(io.progress);
		try {
			const { put, bytes, there } = await pushMedia(env.DATA_DIR, store, {
				isDryRun,
				onProgress: (done, total) => bar.show({ phase: "sending", done, total, items: done }),
			});
			bar.clear();
			const sent = `${put} pictures ${isDryRun ? "would go" : "went"} to ${store.place} (${(bytes / 1e6).toFixed(1)} MB)`;
			const rest = `${there} were there already, ${seconds(performance.now() - startedMs)}`;
			io.print(`${isDryRun ? "Dry run, nothing sent: " : ""}${sent}, ${rest}`);
			return EXIT.done;
		} catch (error) {
			if (!(error instanceof StoreError)) throw error;
			bar.clear();
			io.complain(error.message);
			io.complain("Run it again to go on with what is missing.");
			return EXIT.refused;
		}
	},
};
