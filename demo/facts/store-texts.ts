import type { PictureRecipe } from "#lib/shop/goods/media/recipe.ts";
import type { DemoText } from "./languages.ts";

type StoreText = { description: DemoText; directions: DemoText; pictures: PictureRecipe[] };

const RED = { art: "art:balloon", color: "#e0323f" } as const;
const BLUE = { art: "art:balloon", color: "#3f8efc" } as const;
const YELLOW = { art: "art:balloon", color: "#fbd041" } as const;
const PINK = { art: "art:balloon", color: "#f790b5" } as const;

/** The branch in its street, and what one knows the town by (lib/shop/goods/media/scenes). */
const street = (town: string, front: string, wall: string, awning: string): PictureRecipe => ({
	layout: "whole",
	pieces: [
		{ art: "art:town", sign: town },
		{ art: "art:facade", sign: front, color: wall, color2: awning },
	],
	tint: "#cfe9fb",
});
const COSTUMES: PictureRecipe = {
	layout: "row",
	pieces: ["art:costume-pirate-captain", "art:costume-princess", "art:costume-trex", "art:costume-witch"],
	tint: "#e9e4ff",
};
const BALLOONS: PictureRecipe = {
	layout: "bunch",
	pieces: [
		RED,
		YELLOW,
		BLUE,
		PINK,
		{ art: "art:foil-star", color: "#d6a832" },
		{ art: "art:foil-heart", color: "#e0323f" },
	],
	tint: "#dcefff",
};

/** Texts of the branches' pages, by slug. */
export const STORE_TEXTS: Record<string, StoreText> = {
	praha: {
		description: {
			cs: "Naše největší prodejna: přes čtyři sta druhů balónků, celá stěna párty nádobí a\u00a0půjčovna kostýmů s\u00a0pěti zkušebními kabinami. Balónky tu nafoukneme na objednávku, nejdřív za tři hodiny; na větší výzdobu si nechte víc času.",
			en: "Our largest shop: more than four hundred kinds of balloons, a whole wall of party tableware, and costume rental with five fitting rooms. We inflate balloons to order, at the earliest three hours later; leave more time for larger decorations.",
		},
		directions: {
			cs: "Metro B\u00a0a\u00a0tramvaje 4, 5, 12 a\u00a020 do zastávky Anděl, odtud tři minuty Nádražní ulicí. Parkovat můžete v\u00a0garáži pod domem, první hodinu vám s\u00a0nákupem vrátíme. Vchod je bezbariérový.",
			en: "Metro B and trams 4, 5, 12 and 20 to Anděl, then three minutes along Nádražní. There is a car park under the building; with a purchase the first hour is on us. Step-free entrance.",
		},
		pictures: [street("castle", "arched 2 4 right", "#f6d9a8", "#d3104f"), COSTUMES],
	},
	brno: {
		description: {
			cs: "Dvě patra kousek od hlavního nádraží: dole balónky a\u00a0výzdoba, nahoře půjčovna kostýmů se zkušebnami. Z\u00a0brněnské dílny vyjíždějí i\u00a0dekoratéři na oslavy po celé jižní Moravě.",
			en: "Two floors near the main station: balloons and decorations below, costume rental with fitting rooms above. Our decorators set out from here to parties all over South Moravia.",
		},
		directions: {
			cs: "Tramvaje 1, 2, 4, 9 a\u00a012 na zastávku Hlavní nádraží, odtud čtyři minuty pěšky. Autem do parkovacího domu u\u00a0nádraží. Do patra jezdí výtah.",
			en: "Trams 1, 2, 4, 9 and 12 to Hlavní nádraží, then four minutes on foot. By car to the car park by the station. There is a lift to the upper floor.",
		},
		pictures: [street("petrov", "gable 2 3 left", "#bfe3d3", "#2f6f8f"), COSTUMES],
	},
	ostrava: {
		description: {
			cs: "Prodejna na nejveselejší ulici v\u00a0Ostravě. Před víkendem tu kostýmy mizí rychle, rezervujte si je proto raději předem. Balónky nafoukneme do půl hodiny.",
			en: "On the merriest street in Ostrava. Costumes go fast before the weekend, so it is better to reserve one. Balloons are ready within half an hour.",
		},
		directions: {
			cs: "Tramvaje 1, 2, 8 a\u00a012 na zastávku Stodolní, pak dvě minuty pěšky. Ve dvoře máme čtyři místa pro zákazníky.",
			en: "Trams 1, 2, 8 and 12 to Stodolní, then two minutes on foot. There are four customer parking spaces in the yard.",
		},
		pictures: [street("mine", "stepped 2 3 left", "#e3a08a", "#4b3a86"), COSTUMES],
	},
	plzen: {
		description: {
			cs: "Světlá prodejna na hlavní třídě, kde vám poradí s\u00a0dětskou oslavou i\u00a0s\u00a0rozlučkou. V\u00a0zadní místnosti čeká přes sto kostýmů k\u00a0půjčení.",
			en: "A bright shop on the main avenue, with advice for children’s birthdays and hen parties alike. More than a hundred costumes wait in the back room.",
		},
		directions: {
			cs: "Tramvaje 1, 2 a\u00a04 na zastávku U\u00a0Práce, odtud tři minuty po Americké. Parkovací dům Rychtářka je sedm minut pěšky.",
			en: "Trams 1, 2 and 4 to U Práce, then three minutes along Americká. The Rychtářka car park is seven minutes’ walk away.",
		},
		pictures: [street("bartholomew", "stepped 2 4 right", "#f3c9d3", "#2f8f7a"), COSTUMES],
	},
	liberec: {
		description: {
			cs: "Malá prodejna pod radnicí s\u00a0velkým výběrem fóliových čísel. Kostýmy pro děti i\u00a0dospělé půjčujeme přímo tady, na zkoušku si nechte čtvrt hodiny.",
			en: "A small shop below the town hall with a large choice of foil numbers. We lend costumes for children and adults right here; leave a quarter of an hour for trying on.",
		},
		directions: {
			cs: "Tramvaje 2 a\u00a03 na zastávku Fügnerova, pak pět minut Pražskou ulicí nahoru. Autem do parkovacího domu u\u00a0Fügnerovy.",
			en: "Trams 2 and 3 to Fügnerova, then five minutes up Pražská. By car to the car park at Fügnerova.",
		},
		pictures: [street("jested", "gable 1 3 left", "#cfe0f5", "#d3104f"), BALLOONS],
	},
	olomouc: {
		description: {
			cs: "Prodejna mezi oběma náměstími, oblíbená u\u00a0studentů před každým majálesem. Máme tu celou půjčovnu kostýmů a\u00a0zakázky na výzdobu přijímá vedoucí osobně.",
			en: "Between the two squares, and popular with students before every May festival. The whole costume rental is here, and the manager takes decoration orders in person.",
		},
		directions: {
			cs: "Tramvaje 2, 3, 4 a\u00a06 na zastávku Koruna, odtud čtyři minuty pěšky. Ulice je pěší zóna, auto nechte v\u00a0parkovacím domě Koruna.",
			en: "Trams 2, 3, 4 and 6 to Koruna, then four minutes on foot. The street is for pedestrians only; leave the car in the Koruna car park.",
		},
		pictures: [street("column", "wave 2 3 right", "#fbe3a2", "#8f0b36"), COSTUMES],
	},
	"ceske-budejovice": {
		description: {
			cs: "Přízemní prodejna na Lannově třídě, kam se vejde i\u00a0kočárek. Půjčujeme kostýmy, nafukujeme balónky a na objednávku složíme dárkovou kytici z\u00a0balónků.",
			en: "At street level on Lannova, with room for a pram. We lend costumes, inflate balloons, and make a balloon bouquet to order.",
		},
		directions: {
			cs: "Od nádraží tři minuty pěšky po Lannově třídě, trolejbusy a\u00a0autobusy staví na zastávce Nádraží. Zákazníci parkují zdarma ve dvoře.",
			en: "Three minutes along Lannova from the railway station; trolleybuses and buses stop at Nádraží. Free customer parking in the yard.",
		},
		pictures: [street("black", "arched 1 3 left", "#d9e8b8", "#c8562b"), BALLOONS],
	},
	"hradec-kralove": {
		description: {
			cs: "Prodejna v\u00a0širokém domě z\u00a0dob Josefa Gočára: hodně světla, hodně místa a\u00a0zkušební kabina pro celou rodinu. Kostýmy půjčujeme na víkend i\u00a0na celý týden.",
			en: "In a wide house from the days of the architect Gočár: plenty of light, plenty of room, and a fitting room for a whole family. We lend costumes for a weekend or a week.",
		},
		directions: {
			cs: "Trolejbusy 1, 2 a\u00a07 na zastávku Gočárova, zastávka je přímo přede dveřmi. Parkovat se dá v\u00a0ulici za domem, vchod je bez schodů.",
			en: "Trolleybuses 1, 2 and 7 to Gočárova, right outside the door. You can park in the street behind the house; the entrance has no steps.",
		},
		pictures: [street("white", "mansard 1 4 right", "#f0d5c0", "#2f6f8f"), COSTUMES],
	},
	"usti-nad-labem": {
		description: {
			cs: "Útulná prodejna pod Větruší. Najdete tu balónky, svíčky a\u00a0stolování pro oslavu do třiceti lidí; co nemáme na pultu, přivezeme z\u00a0e-shopu.",
			en: "A cosy shop below Větruše. You will find balloons, candles and tableware for a party of up to thirty; what is not on the shelf we bring from the e-shop.",
		},
		directions: {
			cs: "Trolejbusy na zastávku Mírové náměstí, odtud dvě minuty pěšky. Autem do parkovacího domu u\u00a0obchodního centra Forum.",
			en: "Trolleybuses to Mírové náměstí, then two minutes on foot. By car to the car park at the Forum shopping centre.",
		},
		pictures: [street("bridge", "flat 2 4 left", "#cdd9ea", "#d3104f"), BALLOONS],
	},
	pardubice: {
		description: {
			cs: "Prodejna na třídě Míru s\u00a0výlohou, kterou každý měsíc přestrojíme za jinou oslavu. Balónky nafoukneme na konkrétní hodinu, stačí nám říct den předem.",
			en: "On třída Míru, with a window that we dress up as a different party every month. We have balloons ready at the hour you need; just tell us a day ahead.",
		},
		directions: {
			cs: "Trolejbusy a\u00a0autobusy na zastávku Třída Míru, prodejna je hned naproti. Vchod je bez schodů, autem nejblíž k\u00a0parkovišti u\u00a0Zelené brány.",
			en: "Trolleybuses and buses to Třída Míru, we are right opposite. No steps at the entrance; the nearest car park is by the Green Gate.",
		},
		pictures: [street("gate", "wave 1 3 right", "#d6ecd9", "#8f0b36"), BALLOONS],
	},
	zlin: {
		description: {
			cs: "Prodejna kousek od náměstí Míru v\u00a0červených cihlách, jak se na Zlín sluší. Specialisté na filmové a\u00a0seriálové motivy, které jinde nemají.",
			en: "Red brick near náměstí Míru, as befits Zlín. We specialise in film and series themes that others do not have.",
		},
		directions: {
			cs: "Trolejbusy na zastávku Náměstí Míru, pak dvě minuty Rašínovou ulicí. Před prodejnou jsou dvě místa na půlhodinové stání.",
			en: "Trolleybuses to Náměstí Míru, then two minutes along Rašínova. Two half-hour parking spaces in front of the shop.",
		},
		pictures: [street("block", "flat 1 4 left", "#e0967f", "#2f6f8f"), BALLOONS],
	},
	jihlava: {
		description: {
			cs: "Prodejna v\u00a0klenutém domě přímo na náměstí. Balónky, girlandy a\u00a0party čepičky si tu vyberete za deset minut, s\u00a0celou oslavou rádi poradíme déle.",
			en: "In a vaulted house right on the square. Ten minutes are enough for balloons, garlands and party hats; for a whole party we gladly take longer.",
		},
		directions: {
			cs: "Trolejbusy A, B\u00a0a\u00a0C na zastávku Masarykovo náměstí, prodejna je v\u00a0horní části. Na náměstí se dá v\u00a0modré zóně hodinu parkovat.",
			en: "Trolleybuses A, B and C to Masarykovo náměstí; we are in its upper part. You can park on the square for an hour.",
		},
		pictures: [street("james", "stepped 1 3 right", "#f6e0b5", "#4b3a86"), BALLOONS],
	},
	"karlovy-vary": {
		description: {
			cs: "Malá prodejna s\u00a0velkým srdcem pro festivaly, plesy a\u00a0lázeňské oslavy. Heliové balónky doneseme i\u00a0do hotelu v\u00a0centru.",
			en: "A small shop with a big heart for festivals, balls and spa celebrations. We also carry helium balloons to hotels in the centre.",
		},
		directions: {
			cs: "Autobusy na zastávku Tržnice, odtud čtyři minuty pěší zónou. Autem na parkoviště u\u00a0Tržnice, dál se nejezdí.",
			en: "Buses to Tržnice, then four minutes through the pedestrian zone. By car to the Tržnice car park; cars go no further.",
		},
		pictures: [street("springs", "mansard 2 3 left", "#fdf0dc", "#2f8f7a"), BALLOONS],
	},
};
