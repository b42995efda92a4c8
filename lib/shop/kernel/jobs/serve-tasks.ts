import { errorText } from "../base/error-text.ts";
import { postgresCode } from "../db/database-errors.ts";
import type { TaskMessage, TaskReply } from "./task-process.ts";

/** Serves the tasks of another process's `taskProcess`; exits with that process, and after `idleMs` without a task. */
export function serveTasks<Task, Done>(work: (task: Task) => Promise<Done>, { idleMs }: { idleMs: number }): void {
	let open = 0;
	let idle: NodeJS.Timeout | undefined;

	const replyTo = async ({ id, task }: TaskMessage<Task>): Promise<TaskReply<Done>> => {
		try {
			return { id, done: await work(task) };
		} catch (error) {
			return { id, error: errorText(error), code: postgresCode(error) };
		}
	};
	process.on("disconnect", () => process.exit(0));
	process.on("message", async (message: TaskMessage<Task>) => {
		open += 1;
		clearTimeout(idle);
		process.send?.(await replyTo(message));
		open -= 1;
		if (open === 0) idle = setTimeout(() => process.exit(0), idleMs);
	});
}
