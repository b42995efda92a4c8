import type { StoreService } from "#lib/domain/place/store-services.ts";

/** The 13 branches of the demo shop: invented shops on real squares. One is in Prague. */
const WEEKDAYS: [string, string] = ["09:00", "18:00"];
const SATURDAY: [string, string] = ["09:00", "13:00"];
const MALL: [string, string] = ["09:00", "21:00"];

const street = { 1: WEEKDAYS, 2: WEEKDAYS, 3: WEEKDAYS, 4: WEEKDAYS, 5: WEEKDAYS, 6: SATURDAY };
const mall = { 1: MALL, 2: MALL, 3: MALL, 4: MALL, 5: MALL, 6: MALL, 7: MALL };

type SeedBranch = {
	slug: string;
	name: string;
	street: string;
	city: string;
	zip: string;
	phone: string;
	latitude: number;
	longitude: number;
	openingHours: Partial<Record<string, [string, string]>>;
	services: StoreService[];
	balloonsPerSlot: number;
	isPrague?: boolean;
	isLargeShop?: boolean;
};

export const BRANCHES: SeedBranch[] = [
	{
		slug: "praha",
		name: "Konfety Praha – Smíchov",
		street: "Nádražní 62",
		city: "Praha 5",
		zip: "15000",
		phone: "+420 800 100 201",
		latitude: 50.0712,
		longitude: 14.4035,
		openingHours: mall,
		services: ["rental", "inflation", "decoration", "pickup", "card", "parking", "wheelchair"],
		balloonsPerSlot: 40,
		isPrague: true,
		isLargeShop: true,
	},
	{
		slug: "brno",
		name: "Konfety Brno – Josefská",
		street: "Josefská 14",
		city: "Brno",
		zip: "60200",
		phone: "+420 800 100 202",
		latitude: 49.1921,
		longitude: 16.6115,
		openingHours: street,
		services: ["rental", "inflation", "decoration", "pickup", "card", "wheelchair"],
		balloonsPerSlot: 40,
		isLargeShop: true,
	},
	{
		slug: "ostrava",
		name: "Konfety Ostrava – Stodolní",
		street: "Stodolní 9",
		city: "Ostrava",
		zip: "70200",
		phone: "+420 800 100 203",
		latitude: 49.8384,
		longitude: 18.2861,
		openingHours: street,
		services: ["rental", "inflation", "decoration", "pickup", "card", "parking"],
		balloonsPerSlot: 20,
	},
	{
		slug: "plzen",
		name: "Konfety Plzeň – Americká",
		street: "Americká 30",
		city: "Plzeň",
		zip: "30100",
		phone: "+420 800 100 204",
		latitude: 49.7437,
		longitude: 13.3811,
		openingHours: street,
		services: ["rental", "inflation", "decoration", "pickup", "card"],
		balloonsPerSlot: 20,
	},
	{
		slug: "liberec",
		name: "Konfety Liberec – Pražská",
		street: "Pražská 11",
		city: "Liberec",
		zip: "46001",
		phone: "+420 800 100 205",
		latitude: 50.7675,
		longitude: 15.0562,
		openingHours: street,
		services: ["rental", "inflation", "pickup", "card"],
		balloonsPerSlot: 20,
	},
	{
		slug: "olomouc",
		name: "Konfety Olomouc – Ostružnická",
		street: "Ostružnická 22",
		city: "Olomouc",
		zip: "77900",
		phone: "+420 800 100 206",
		latitude: 49.5938,
		longitude: 17.2509,
		openingHours: street,
		services: ["rental", "inflation", "decoration", "pickup", "card", "wheelchair"],
		balloonsPerSlot: 20,
	},
	{
		slug: "ceske-budejovice",
		name: "Konfety České Budějovice – Lannova",
		street: "Lannova třída 18",
		city: "České Budějovice",
		zip: "37001",
		phone: "+420 800 100 207",
		latitude: 48.9745,
		longitude: 14.4812,
		openingHours: street,
		services: ["rental", "inflation", "pickup", "card", "parking"],
		balloonsPerSlot: 20,
	},
	{
		slug: "hradec-kralove",
		name: "Konfety Hradec Králové – Gočárova",
		street: "Gočárova třída 40",
		city: "Hradec Králové",
		zip: "50002",
		phone: "+420 800 100 208",
		latitude: 50.2132,
		longitude: 15.8203,
		openingHours: street,
		services: ["rental", "inflation", "pickup", "card", "parking", "wheelchair"],
		balloonsPerSlot: 20,
	},
	{
		slug: "usti-nad-labem",
		name: "Konfety Ústí nad Labem – Hrnčířská",
		street: "Hrnčířská 8",
		city: "Ústí nad Labem",
		zip: "40001",
		phone: "+420 800 100 209",
		latitude: 50.6607,
		longitude: 14.0417,
		openingHours: street,
		services: ["inflation", "pickup", "card"],
		balloonsPerSlot: 20,
	},
	{
		slug: "pardubice",
		name: "Konfety Pardubice – Míru",
		street: "třída Míru 66",
		city: "Pardubice",
		zip: "53002",
		phone: "+420 800 100 210",
		latitude: 50.0372,
		longitude: 15.7712,
		openingHours: street,
		services: ["inflation", "pickup", "card", "wheelchair"],
		balloonsPerSlot: 20,
	},
	{
		slug: "zlin",
		name: "Konfety Zlín – Rašínova",
		street: "Rašínova 3",
		city: "Zlín",
		zip: "76001",
		phone: "+420 800 100 211",
		latitude: 49.2265,
		longitude: 17.6671,
		openingHours: street,
		services: ["inflation", "pickup", "card", "parking"],
		balloonsPerSlot: 20,
	},
	{
		slug: "jihlava",
		name: "Konfety Jihlava – Masarykovo náměstí",
		street: "Masarykovo náměstí 27",
		city: "Jihlava",
		zip: "58601",
		phone: "+420 800 100 212",
		latitude: 49.3961,
		longitude: 15.5903,
		openingHours: street,
		services: ["inflation", "pickup", "card"],
		balloonsPerSlot: 20,
	},
	{
		slug: "karlovy-vary",
		name: "Konfety Karlovy Vary – T. G. Masaryka",
		street: "T. G. Masaryka 15",
		city: "Karlovy Vary",
		zip: "36001",
		phone: "+420 800 100 213",
		latitude: 50.2305,
		longitude: 12.8707,
		openingHours: street,
		services: ["inflation", "pickup", "card"],
		balloonsPerSlot: 20,
	},
];
