import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { readEnv } from "../base/env.ts";
import { lowerPriority } from "../base/lower-priority.ts";

/** A task sent to the process, and its reply; `id` pairs them. */
export type TaskMessage<Task> = { id: number; task: Task };
export type TaskReply<Done> = { id: number; done: Done } | { id: number; error: string; code?: string | undefined };

/** The process stopped when idle, or was killed, before the task was done. */
export class ProcessEnded extends Error {}

export type TaskProcess<Task, Done> = {
	/** Runs a task in the process, which it starts when there is none. Rejects with the task's error. */
	run(task: Task): Promise<Done>;
	/** The running process, if any. */
	child: ChildProcess | null;
};

/**
 * Runs heavy work in a separate process: answering shoppers comes first. `script` is a path below the project's root that
 * calls `serveTasks`, `name` what the build calls its bundle (lib/server/bundle.ts); the process stops when idle. `nice` is
 * added to this process's niceness.
 */
export function taskProcess<Task, Done>(options: {
	name: string;
	script: string;
	nice: number;
}): TaskProcess<Task, Done> {
	const { name, script, nice } = options;
	const waiting = new Map<
		number,
		{ child: ChildProcess; resolve: (done: Done) => void; reject: (error: Error) => void }
	>();
	let lastId = 0;

	const settle = (id: number) => {
		const task = waiting.get(id);
		waiting.delete(id);
		return task;
	};
	const open = (): ChildProcess => {
		const { KONFETY_PROCESSES: bundles } = readEnv();
		const path = bundles
			? join(/* turbopackIgnore: true */ bundles, `${name}.mjs`)
			: join(/* turbopackIgnore: true */ process.cwd(), script);
		const child = fork(/* turbopackIgnore: true */ path, {
			execArgv: [],
			stdio: ["ignore", "inherit", "inherit", "ipc"],
		});
		child.on("message", (reply: TaskReply<Done>) => {
			if ("error" in reply) settle(reply.id)?.reject(Object.assign(new Error(reply.error), { code: reply.code }));
			else settle(reply.id)?.resolve(reply.done);
		});
		const end = (reason: string) => {
			if (opened.child === child) opened.child = null;
			for (const [id, task] of waiting) if (task.child === child) settle(id)?.reject(new ProcessEnded(reason));
		};
		child.on("error", (error) => end(error.message));
		child.on("exit", () => end(`${script} ended`));
		// The child must not keep this process alive.
		child.unref();
		child.channel?.unref();
		lowerPriority(child.pid, nice);
		return child;
	};
	const runOnce = (task: Task) =>
		new Promise<Done>((resolve, reject) => {
			if (!opened.child?.connected) opened.child = open();
			const { child } = opened;
			const id = ++lastId;
			waiting.set(id, { child, resolve, reject });
			child.send({ id, task } satisfies TaskMessage<Task>, (error) => {
				if (error) settle(id)?.reject(new ProcessEnded(error.message));
			});
		});
	const opened: TaskProcess<Task, Done> = {
		child: null,
		/** A task that arrives while the process stops goes to the next one. */
		run: (task) =>
			runOnce(task).catch((error: unknown) => {
				if (error instanceof ProcessEnded) return runOnce(task);
				throw error;
			}),
	};
	return opened;
}
