/**
 * Loaded into a Next process by `node --import`: when the command that started it is gone (kill -9), Next ends too, first by
 * SIGTERM. Otherwise an orphaned server would keep the port, and an orphaned build would write into the next one.
 */
const GRACE_MS = 2000;

// Next's own workers copy these arguments; they depend on their channel to Next, which must stay as it is
const own = process.execArgv.findIndex((argument) => argument.includes("end-with-parent"));
if (own > 0) process.execArgv.splice(own - 1, 2);

// its last output has no reader any more, which must not be an error
for (const output of [process.stdout, process.stderr]) {
	output.on("error", (error) => {
		if (!("code" in error && error.code === "EPIPE")) throw error;
	});
}

if (process.channel) {
	process.once("disconnect", () => {
		setTimeout(() => process.exit(1), GRACE_MS).unref();
		process.kill(process.pid, "SIGTERM");
	});
	process.channel.unref();
}
