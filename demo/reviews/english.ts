import type { ReviewParts } from "../facts/review-format.ts";

export const BALLOONS_EN: ReviewParts = {
	good: [
		"Stayed firm in {place} until the very last guest left.",
		"{kid} would not let go of the string.",
		"Exactly the colour we saw on the website, bought for {party}.",
		"Easy to inflate, even for {count} of us with no experience.",
		"Made {place} look like a proper party.",
		"Great for {occasion}.",
	],
	flaw: [
		"One popped on the rough wall in {place}, our own doing.",
		"A little smaller once inflated than we had pictured for {party}.",
	],
	fair: ["Soft by the next morning in {place}."],
	bad: ["Lost half its air before {party} began."],
	awful: ["Burst at the seam, {kid} was in tears."],
};

export const WORN_EN: ReviewParts = {
	good: [
		"Won second prize at {party}.",
		"Everybody at {party} wanted to try it on.",
		"Looks better than in the picture, everybody at {party} asked about it.",
		"Comfortable and well made, it went through {count} photos and a lot of dancing.",
		"Just right for {occasion}.",
		"Nothing came loose all evening in {place}.",
	],
	flaw: [
		"Creased out of the bag, so hang it up {days} before {party}.",
		"A touch darker than shown, though nobody in {place} noticed.",
	],
	fair: ["Fine for one evening in {place}, not for more.", "Thinner than I expected for {party}."],
	bad: ["A seam went while {kid} was putting it on."],
	awful: ["Wrong size in the bag and no time to exchange it before {party}."],
};

export const TABLE_EN: ReviewParts = {
	good: [
		"The table in {place} looked lovely.",
		"Sturdier than I thought, nothing leaked at {party}.",
		"Enough for everybody in {place} with a few left over.",
		"Clearing up after {party} took five minutes.",
		"{kid} laid the whole table alone.",
		"Lovely for {occasion}.",
	],
	flaw: [
		"Two were slightly squashed, nobody in {place} saw it.",
		"You will want a second pack for more than {count} guests.",
	],
	fair: ["Good for cake in {place}, too thin for anything hot."],
	bad: ["Arrived bent, we used them at {party} all the same."],
	awful: ["Damp and wavy, useless for {party}."],
};

export const DECORATION_EN: ReviewParts = {
	good: [
		"Up in {place} within half an hour.",
		"People at {party} took photos of it before they took their coats off.",
		"Simple, cheerful, and back in its box for next year after {party}.",
		"{kid} has it in the bedroom now.",
		"Exactly what {occasion} needed.",
		"Survived a windy afternoon in {place}.",
	],
	flaw: [
		"Allow more time than you think, we were still at it when the first of {count} guests came.",
		"The string is short for {place}.",
	],
	fair: ["Smaller than it looks, we needed two for {place}."],
	bad: ["Came creased and stayed that way all through {party}."],
	awful: ["Tore as we unfolded it an hour before {party}."],
};

export const FUN_EN: ReviewParts = {
	good: [
		"The highlight of {party}.",
		"Kept {count} children busy all afternoon in {place}.",
		"{kid} asks for it every weekend.",
		"Big smiles all round in {place}.",
		"A lovely touch for {occasion}.",
		"Ready in minutes, which I needed with {count} guests at the door.",
	],
	flaw: ["Over a bit too soon for {count} children.", "Smaller than we expected for {party}."],
	fair: ["A nice idea, average make; it lasted one afternoon in {place}."],
	bad: ["One piece was broken, {kid} noticed at once."],
	awful: ["Fell apart in the box before {party}."],
};

export const EXTRAS_EN: ReviewParts = {
	good: [
		"Did {count} balloons without a hitch.",
		"Simple enough for {kid} to use.",
		"Saved us hours before {party}.",
		"Held all evening in {place}.",
		"Lent it to the neighbours after {party}.",
	],
	flaw: ["The print in the leaflet is tiny, we used a phone to read it in {place}."],
	fair: ["Works, but feels flimsy; once for {party} was enough."],
	bad: ["Came apart in {place}."],
	awful: ["Did not work at all before {party}."],
};

export const TOUCH_EN: ReviewParts = {
	good: [
		"Everyone at {party} reached for a phone.",
		"Big smiles all round in {place}.",
		"A lovely touch for {occasion}.",
		"Worked exactly as it says, and {count} guests clapped.",
		"{kid} still talks about it.",
		"Looks far dearer than it is, perfect for {party}.",
		"Ready in minutes, which I needed with {count} guests at the door.",
	],
	flaw: [
		"A little smaller than we expected for {party}.",
		"One of them was broken on arrival, nobody in {place} missed it.",
	],
	fair: ["Nice enough for {party}, nothing special."],
	bad: ["Did not last until the end of {party}."],
	awful: ["Useless straight from the box, and {party} was an hour away."],
};
