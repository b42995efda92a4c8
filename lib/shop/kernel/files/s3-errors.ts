/** Why a store did not do what it was asked for. */
export type StoreFault = "keys" | "bucket" | "region" | "clock" | "away" | "refused";

/** A store that refused or did not answer; its message is a sentence for people, which says what to do next. No secrets. */
export class StoreError extends Error {
	readonly fault: StoreFault;
	constructor(fault: StoreFault, sentence: string, cause: unknown) {
		super(sentence, { cause });
		this.fault = fault;
	}
}

/** By the names of S3's errors; those of the network have names of their own, or none. */
const FAULTS: Record<string, StoreFault> = {
	InvalidAccessKeyId: "keys",
	SignatureDoesNotMatch: "keys",
	AccessDenied: "keys",
	NoSuchBucket: "bucket",
	InvalidBucketName: "bucket",
	PermanentRedirect: "region",
	AuthorizationHeaderMalformed: "region",
	RequestTimeTooSkewed: "clock",
	RequestExpired: "clock",
	TimeoutError: "away",
	AbortError: "away",
	NetworkingError: "away",
	SlowDown: "away",
};

const OVERDUE = new Set(["TimeoutError", "AbortError"]);

const NETWORK = /^(E[A-Z]+|ERR_TLS\w*|UNABLE_TO\w+|CERT_\w+|DEPTH_ZERO\w+|SELF_SIGNED\w+)$/;

type Answer = { name?: string; code?: string; message?: string; $metadata?: { httpStatusCode?: number } };

/** The store's error as a sentence; one that is a sentence already stays. */
export function storeError(error: unknown, { place, endpoint }: { place: string; endpoint: string }): StoreError {
	if (error instanceof StoreError) return error;
	const { name = "", code = "", message = "", $metadata }: Answer = error instanceof Error ? error : {};
	const status = $metadata?.httpStatusCode ?? 0;
	const fault = FAULTS[name] ?? byStatus(status) ?? (NETWORK.test(code) ? "away" : "refused");
	const said = OVERDUE.has(name)
		? "nothing in time"
		: [code || name, message].filter((part) => part !== "" && part !== "UnknownError").join(": ");
	const sentences: Record<StoreFault, string> = {
		keys: `The store of ${place} refuses the keys (${said}): check MEDIA_S3_ACCESS_KEY, MEDIA_S3_SECRET_KEY, and what they may do there.`,
		bucket: `There is no bucket for ${place} at ${endpoint}: make it, or check the bucket's name.`,
		region: `The store of ${place} is of another region (${said}): check MEDIA_S3_REGION.`,
		clock: `The store of ${place} has another time than this computer (${said}): set the clock.`,
		away: `The store of ${place} at ${endpoint} does not answer (${said}): check MEDIA_S3_ENDPOINT, and whether it runs.`,
		refused: `The store of ${place} refuses (${said || status}).`,
	};
	return new StoreError(fault, sentences[fault], error);
}

/** What HEAD answers has no body, and so no name. */
function byStatus(status: number): StoreFault | undefined {
	if (status === 401 || status === 403) return "keys";
	if (status === 301) return "region";
	return status >= 500 ? "away" : undefined;
}
