import type { Cord } from "./garland.ts";
import { cordY } from "./garland.ts";
import { FRAME, type Place, place } from "./place.ts";

/** What a piece is on a stage, by the name of its drawing. */
export type Role = "cloth" | "plate" | "cup" | "napkin" | "cutlery" | "balloon" | "hung" | "figure" | "rest";

const ROLES: readonly (readonly [Role, RegExp])[] = [
	["cloth", /^tablecloth$/],
	["plate", /^plate$/],
	["cup", /^cup$/],
	["napkin", /^napkin$/],
	["cutlery", /^cutlery$/],
	["balloon", /^(balloon|foil)(-(?!dog|number|letter)|$)/],
	["hung", /^(flag|letter-flag|tassel|pompom|lantern|rosette|garland-swirl)$/],
	["figure", /^costume-/],
];
export const roleOf = (name: string): Role => ROLES.find(([, pattern]) => pattern.test(name))?.[0] ?? "rest";

/** Edges of a table top that is seen from the front and a little from above. */
export type TableTop = { back: number; front: number; hem: number };
export type Stage = {
	/** From back to front; the table stands between the two. */
	behind: Place[];
	table: TableTop | null;
	before: Place[];
	cords: Cord[];
	/** What is written before everything. */
	labels?: string;
};

const SEATS = 2;
/** From guest to guest, as a share of half the table. */
const SEAT = 0.92;
/** Almost as wide as the frame in front: a tile shows it small, and where more room is beside a picture nothing of it is cut off. */
export const TABLE = { backHalf: 448, frontHalf: 570 };

/** A table laid for four, with what the recipe has: two on each side, the rest at its back, balloons and flags above. */
export function laidTable(roles: readonly Role[]): Stage {
	const of = (role: Role) => roles.flatMap((one, i) => (one === role ? [i] : []));
	const middle = of("rest").slice(0, 5);
	const isDecked = of("balloon").length + of("hung").length + middle.length > 0;
	const back = isDecked ? 570 : 400;
	const table = { back, front: back + 680, hem: back + 830 };
	const at = (depth: number) => ({
		y: table.back + (table.front - table.back) * depth,
		half: TABLE.backHalf + (TABLE.frontHalf - TABLE.backHalf) * depth,
	});
	const row = (depth: number, seatsBefore: number): Place[] => {
		const { y, half } = at(depth);
		const seats = Array.from({ length: SEATS }, (_, i) => ({ x: 600 + (i - 0.5) * half * SEAT, n: seatsBefore + i }));
		const each = (role: Role, lay: (piece: number, x: number) => Place) => {
			const pieces = of(role);
			return pieces.length ? seats.map(({ x, n }) => lay(pieces[n % pieces.length] ?? 0, x)) : [];
		};
		return [
			...each("cup", (piece, x) => place(piece, x + half * 0.26, y - half * 0.19, half * 0.32, half * 0.46)),
			...each("napkin", (piece, x) => ({
				...place(piece, x - half * 0.25, y + half * 0.04, half * 0.42, half * 0.42, -10),
				squash: 0.62,
			})),
			...each("cutlery", (piece, x) => ({
				...place(piece, x - half * 0.3, y + 6, half * 0.3, half * 0.52, 4),
				squash: 0.64,
			})),
			...each("plate", (piece, x) => ({ ...place(piece, x - half * 0.03, y, half * 0.62, half * 0.62), squash: 0.64 })),
		];
	};
	const centre = middle.map((piece, i) =>
		place(piece, 600 + (i - (middle.length - 1) / 2) * 235, table.back - 110, 250, 320, 0, 1),
	);
	return {
		behind: [...balloonsAt(of("balloon"), 345), ...hang(of("hung"), 90).places],
		table,
		before: [...centre, ...row(0.27, 0), ...row(0.76, SEATS)],
		cords: hang(of("hung"), 90).cords,
	};
}

const SETTING: readonly (readonly [Role, (piece: number) => Place])[] = [
	["napkin", (piece) => place(piece, 325, 1030, 600, 600, -14)],
	["cutlery", (piece) => place(piece, 170, 800, 260, 900, -6)],
	["cup", (piece) => place(piece, 915, 415, 500, 640, 5)],
	["plate", (piece) => place(piece, 590, 905, 840, 840, -4)],
];

/** One place at the table, from above: what the goods look like from near. */
export function setting(roles: readonly Role[]): Stage {
	const before = SETTING.flatMap(([role, lay]) => (roles.includes(role) ? [lay(roles.indexOf(role))] : []));
	return { behind: [], table: null, before, cords: [] };
}

const BALLOONS = [
	[150, 0],
	[1050, 0],
	[285, 130],
	[915, 130],
	[130, 235],
	[1070, 235],
] as const;

/** Balloons on both sides, from the outside in. */
const balloonsAt = (pieces: readonly number[], y: number): Place[] =>
	pieces.length === 0
		? []
		: BALLOONS.slice(0, Math.max(4, pieces.length)).map(([x, down], i) =>
				place(pieces[i % pieces.length] ?? 0, x, y + down, 240, 400, i % 2 ? 5 : -5),
			);

/** Flags and what else hangs, on one cord over the whole width. */
function hang(pieces: readonly number[], y: number): { places: Place[]; cords: Cord[] } {
	if (pieces.length === 0) return { places: [], cords: [] };
	const total = Math.max(6, Math.min(11, pieces.length));
	const cord = { fromY: y, toY: y, sag: 120 };
	const step = FRAME.width / (total + 0.4);
	const places = Array.from({ length: total }, (_, i) => {
		const x = 600 + (i - (total - 1) / 2) * step;
		const height = step * 1.15;
		return place(
			pieces[i % pieces.length] ?? 0,
			x,
			cordY(cord, x) + height / 2 - 6,
			step * 0.96,
			height,
			((600 - x) / 600) * -8,
			-1,
		);
	});
	return { places, cords: [cord] };
}

const IN_FRONT = [
	[255, 1165, 340],
	[955, 1165, 340],
	[215, 830, 250],
	[990, 830, 250],
] as const;

/** A corner of a party: somebody or something large in the middle, balloons and flags on the wall, goods in front. */
export function scene(roles: readonly Role[]): Stage {
	const of = (...wanted: Role[]) => roles.flatMap((one, i) => (wanted.includes(one) ? [i] : []));
	const figures = of("figure");
	const goods = of("plate", "cup", "napkin", "cutlery", "cloth", "rest");
	const main = figures.length > 0 ? figures.slice(0, 2) : goods.slice(0, 1);
	// As an angel does.
	const hovering = figures.slice(2, 3).map((piece) => place(piece, 600, 505, 580, 640));
	const others = goods.filter((piece) => !main.includes(piece)).slice(0, IN_FRONT.length);
	const { places, cords } = hang(of("hung"), 175);
	// Without flags above, the middle is larger, and a square cut from the picture has all of it.
	const room = cords.length > 0 ? { y: 850, width: 640, height: 1000 } : { y: 765, width: 760, height: 1150 };
	const balloons = cords.length > 0 ? 520 : 370;
	return {
		behind: [...places, ...balloonsAt(of("balloon"), balloons), ...hovering],
		table: null,
		before: [
			...main.map((piece, i) =>
				place(
					piece,
					600 + (i - (main.length - 1) / 2) * 440,
					room.y,
					main.length > 1 ? 620 : room.width,
					room.height,
					0,
					1,
				),
			),
			...others.map((piece, i) => {
				const [x, y, size] = IN_FRONT[i] ?? IN_FRONT[0];
				return place(piece, x, y, size, size, i % 2 ? 5 : -5, 0);
			}),
		],
		cords,
	};
}
