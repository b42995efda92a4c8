/** Makes every picture that is missing, the first screens first; run by the job `media.make`. Can be cut off and run again. */
import { setPriority } from "node:os";
import { connect } from "../shop/db/client.ts";
import { readEnv } from "../shop/env.ts";
import { makePictures } from "../shop/media/make.ts";
import { mediaDir } from "../shop/media/media-dir.ts";
import { pictureRows } from "../shop/media/pictures.sql.ts";

const env = readEnv();
if (!env.DATABASE_URL) throw new Error("make-media is run by the shop's own job; start the shop by `npm start`.");
// Answering shoppers comes first.
setPriority(10);
const { db, close } = connect(env.DATABASE_URL, { max: 1 });
const rows = await pictureRows(db);
await close();
const pictures = rows.flatMap(({ recipe, tint }) => (recipe && tint ? [{ recipe, tint }] : []));
const result = await makePictures({ dir: mediaDir(), pictures, concurrency: 1 });
for (const { key, error } of result.failed) console.error(`Picture ${key}: ${error.message}`);
process.exitCode = result.failed.length > 0 ? 1 : 0;
