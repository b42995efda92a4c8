/** Example of a branch, from the demo shop. */
import type { Store, StoreCard } from "../schemas/store.ts";
import { urlsOf } from "./urls.ts";

const image = { src: "/media/5d0c2f3a6b1e4897aa10.3", alt: "Konfety Brno – Josefská" };
const street: [string, string] = ["09:00", "18:00"];

export const storeCard: StoreCard = {
	id: 2,
	slug: "brno",
	name: "Konfety Brno – Josefská",
	street: "Josefská 14",
	city: "Brno",
	zip: "60200",
	phone: "+420 800 100 202",
	email: "brno@konfety.example",
	position: { latitude: 49.1921, longitude: 16.6115 },
	opening_hours: { 1: street, 2: street, 3: street, 4: street, 5: street, 6: ["09:00", "13:00"] },
	is_large_shop: true,
	is_prague: false,
	special_days: [{ day: "2026-12-24", hours: ["09:00", "12:00"], holiday: "christmasEve", note: "" }],
	services: ["rental", "inflation", "decoration", "pickup", "card", "wheelchair"],
	image,
	tint: "#fff3bf",
	url: "/prodejny/2",
};

export const store: Store = {
	...storeCard,
	description: "Dvě patra kousek od hlavního nádraží: dole balónky a výzdoba, nahoře půjčovna kostýmů se zkušebnami.",
	directions: "Tramvaje 1, 2, 4, 9 a 12 na zastávku Hlavní nádraží, odtud čtyři minuty pěšky.",
	pictures: [{ ...image, tint: "#fff3bf" }],
	urls: urlsOf("/prodejny/2", "/en/stores/2"),
};
