/**
 * Milliseconds that whoever asks a stub of an outside service waits: few for one that never answers, and many for one that does,
 * since a busy machine may hear it late.
 */
export const patienceMs = (isSilent: boolean) => (isSilent ? 200 : 10_000);
