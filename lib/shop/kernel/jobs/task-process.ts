import { type ChildProcess, fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { errorText } from "../base/error-text.ts";
import { log } from "../base/log.ts";

/** What goes to the process and what comes back, by number. */
export type TaskMessage<Task> = { id: number; task: Task };
export type TaskReply<Done> = { id: number; done: Done } | { id: number; error: string };

/** It went to rest, or was killed, before the task was done. */
class ProcessEnded extends Error {}

export type TaskProcess<Task, Done> = {
	/** Has a task done; starts the process when there is none. Fails as the task did. */
	run(task: Task): Promise<Done>;
	/** The process that runs now. */
	child: ChildProcess | null;
};

/**
 * Work that takes memory and cores, in a process of its own: answering shoppers comes first. `script` is a path below the project's
 * root that calls `serveTasks`; it ends when it has been idle for a while. `nice` is how much less urgent it is than this process.
 */
export function taskProcess<Task, Done>({ script, nice }: { script: string; nice: number }): TaskProcess<Task, Done> {
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
		const path = join(/* turbopackIgnore: true */ process.cwd(), script);
		const child = fork(/* turbopackIgnore: true */ path, {
			execArgv: [],
			stdio: ["ignore", "inherit", "inherit", "ipc"],
		});
		child.on("message", (reply: TaskReply<Done>) => {
			if ("error" in reply) settle(reply.id)?.reject(new Error(reply.error));
			else settle(reply.id)?.resolve(reply.done);
		});
		const end = (reason: string) => {
			if (opened.child === child) opened.child = null;
			for (const [id, task] of waiting) if (task.child === child) settle(id)?.reject(new ProcessEnded(reason));
		};
		child.on("error", (error) => end(error.message));
		child.on("exit", () => end(`${script} ended`));
		// It must not keep this process alive.
		child.unref();
		child.channel?.unref();
		lowerPriority(child, nice);
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
		/** One that came as the process went to rest, or was killed, is given to the next one. */
		run: (task) =>
			runOnce(task).catch((error: unknown) => {
				if (error instanceof ProcessEnded) return runOnce(task);
				throw error;
			}),
	};
	return opened;
}

/**
 * From outside and at once: the threads that work have the priority of the one that starts them, and set by the process itself it
 * would be that of its main thread alone. Never above the shop's own, which only the superuser may give.
 */
function lowerPriority({ pid }: ChildProcess, nice: number): void {
	if (pid === undefined) return;
	try {
		setPriority(pid, Math.min(getPriority() + nice, constants.priority.PRIORITY_LOW));
	} catch (error) {
		log.warn({ error: errorText(error) }, "a process works with the shop's own priority");
	}
}
