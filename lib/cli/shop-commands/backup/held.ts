import { endHolding, listHeldJobs } from "#lib/shop/backoffice/backup/held-jobs.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";

const options = { queue: { type: "string" } } as const;
const endOptions = { ...options, all: { type: "boolean" } } as const;

const WHAT = `A restore does not send the mails, refunds and surveys that waited when the backup was taken: they may have been done since. They are
held until somebody decides.`;

export const heldList: Command = {
	name: "held list",
	usage: "[--queue NAME]",
	summary: "lists mails and refunds that a restore holds back",
	help: `${WHAT}

  --queue NAME  each job of this queue, with what it is about

  npm run shop -- held list --queue mail.order`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(heldList, io, input.sentence);
		const { queue } = input.value.values;
		const jobs = await withShop(io, (shop) => listHeldJobs(shop, queue));
		if (jobs.length === 0) {
			io.print(queue === undefined ? "Nothing is held." : `Nothing of the queue ${queue} is held.`);
			return EXIT.done;
		}
		if (queue !== undefined) {
			for (const { askedAt, data } of jobs) io.print(`${pragueTime.format(askedAt)}  ${JSON.stringify(data)}`);
			return EXIT.done;
		}
		const rows = [...Map.groupBy(jobs, (job) => job.queue)].map(([name, of]) => [
			name,
			`${of.length}`,
			pragueTime.format(of.at(0)?.askedAt ?? new Date(0)),
			pragueTime.format(of.at(-1)?.askedAt ?? new Date(0)),
		]);
		for (const line of alignColumns(["queue", "held", "first", "last"], rows, [1])) io.print(line);
		return EXIT.done;
	},
};

export const heldRelease: Command = {
	name: "held release",
	usage: "--queue NAME | --all",
	summary: "does what a restore held back",
	help: `${WHAT}
Released ones are done within seconds: mails go out, refunds are asked of the gateway.

  --queue NAME  those of this queue
  --all         all of them

  npm run shop -- held release --queue mail.order`,
	options: endOptions,
	run: (args, io) => end(heldRelease, args, io, { isDropped: false }),
};

export const heldDrop: Command = {
	name: "held drop",
	usage: "--queue NAME | --all",
	summary: "drops what a restore held back",
	help: `${WHAT}
Dropped ones are never done. Refunds that the shop owes stay in orders refunds --open.

  --queue NAME  those of this queue
  --all         all of them

  npm run shop -- held drop --all`,
	options: endOptions,
	run: (args, io) => end(heldDrop, args, io, { isDropped: true }),
};

async function end(command: Command, args: string[], io: Io, { isDropped }: { isDropped: boolean }): Promise<number> {
	const input = readArgs(args, endOptions, []);
	if (!input.ok) return explainMisuse(command, io, input.sentence);
	const { queue, all = false } = input.value.values;
	if (all === (queue !== undefined)) return explainMisuse(command, io, "Either --queue or --all says which.");
	const { count, left } = await withShop(io, async (shop) => ({
		count: await endHolding(shop, { isDropped, ...(queue === undefined ? {} : { queue }) }),
		left: (await listHeldJobs(shop, queue)).length,
	}));
	if (count === 0 && left === 0)
		io.print(queue === undefined ? "Nothing is held." : `Nothing of the queue ${queue} is held.`);
	else io.print(`${isDropped ? "Dropped" : "Released"}: ${count}.`);
	if (left > 0) io.complain(`${left} stay held: this version of the shop has no such queue.`);
	return left > 0 ? EXIT.refused : EXIT.done;
}
