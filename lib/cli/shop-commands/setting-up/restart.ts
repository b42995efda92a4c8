import { askRestart } from "../../ask-restart.ts";
import { loadEnv } from "../../env.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";

export const restartCommand: Command = {
	name: "restart",
	usage: "",
	summary: "turns the running shop over to the version in this checkout, without a stop",
	help: `Brings the tables up to date, builds the pages beside those that are being served, starts a new app, and ends the old one when
the new one answers. Shoppers notice nothing; scripts of the old pages stay there for a day. When anything fails, the old
version goes on, and this says why. Without a change of the sources it only starts the app anew.

A new version's migrations must leave the old one working, as long as both are there. Settings stay those of npm start; for
changed ones, and for changes of the door (lib/server/door), stop the shop and start it.

  npm run shop -- restart`,
	options: {},
	async run(args, io) {
		const input = readArgs(args, {}, []);
		if (!input.ok) return explainMisuse(restartCommand, io, input.sentence);
		try {
			const isDone = await askRestart(loadEnv().DATA_DIR, io.print);
			return isDone ? EXIT.done : EXIT.refused;
		} catch (error) {
			io.complain(error instanceof Error ? error.message : String(error));
			return EXIT.refused;
		}
	},
};
