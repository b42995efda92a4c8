/** How a job has ended: done; failed, to be tried again; not its turn yet; refused by its recipient for good. */
export type JobOutcome = "done" | "failed" | "waits" | "refused";

/** Hears of each job that has ended. */
export type NoteJob = (queue: string, outcome: JobOutcome) => void;
