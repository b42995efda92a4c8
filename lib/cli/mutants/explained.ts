/** A mutant that no test can or should notice: the line as it is, as it would be, and why nothing is lost. */
export type Explained = { file: string; line: string; becomes: string; why: string };

export const EXPLAINED: readonly Explained[] = [];
