/** Ids that rows refer to, found or created before goods are written. */
export type GoodsContext = {
	now: Date;
	vatRateId: number;
	warehouseId: number;
	branchPlaceIds: readonly number[];
	brandIds: readonly number[];
	valueIds: ReadonlyMap<string, number>;
	/** Pictures to share by the key of the category they come from. */
	pictureIds: ReadonlyMap<string, readonly number[]>;
};

const DAY_MS = 86_400_000;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
