import type { DemoText } from "./languages.ts";

export type SeedSizeTable = { title: DemoText; note: DemoText; columns: DemoText[]; rows: string[][] };

/** Body measures behind the sizes of `costume-sizes.ts`, by category. */
export const SIZE_TABLES: Record<"detske-kostymy" | "damske-kostymy" | "panske-kostymy" | "klobouky", SeedSizeTable> = {
	"detske-kostymy": {
		title: { cs: "Velikosti dětských kostýmů", en: "Children's costume sizes" },
		note: {
			cs: "Rozhoduje výška dítěte, věk je jen orientační. Měřte bez bot u zdi, od podlahy po temeno; hrudník v nejširším místě pod pažemi, pas nad pupíkem. Mezi dvěma velikostmi, nebo když se má kostým obléknout přes bundu, zvolte větší.",
			en: "Go by the child's height; age is only a guide. Measure without shoes against a wall, from the floor to the top of the head; the chest at its widest under the arms, the waist above the navel. Between two sizes, or when the costume has to go over a coat, choose the larger one.",
		},
		columns: [
			{ cs: "Velikost", en: "Size" },
			{ cs: "Výška (cm)", en: "Height (cm)" },
			{ cs: "Věk (roky)", en: "Age (years)" },
			{ cs: "Hrudník (cm)", en: "Chest (cm)" },
			{ cs: "Pas (cm)", en: "Waist (cm)" },
		],
		rows: [
			["98–104", "95–104", "3–4", "54–57", "51–53"],
			["110–116", "105–116", "5–6", "58–60", "54–55"],
			["122–128", "117–128", "7–8", "61–65", "56–59"],
			["134–140", "129–140", "9–10", "66–71", "60–63"],
		],
	},
	"damske-kostymy": {
		title: { cs: "Velikosti dámských kostýmů", en: "Women's costume sizes" },
		note: {
			cs: "Měřte přes spodní prádlo a metr neutahujte: hrudník přes nejširší místo prsou, pas v nejužším místě, boky přes nejširší místo hýždí. Vychází-li každá míra jinak, řiďte se u přiléhavých šatů hrudníkem, u kalhot a sukní boky. Mezi dvěma velikostmi zvolte větší, stáhnout kostým páskem je snazší než ho povolit.",
			en: "Measure over underwear without pulling the tape tight: the bust at its fullest, the waist at its narrowest, the hips at their widest. If the measures point to different sizes, go by the bust for fitted dresses and by the hips for trousers and skirts. Between two sizes choose the larger one; a belt takes a costume in more easily than a seam lets it out.",
		},
		columns: [
			{ cs: "Velikost", en: "Size" },
			{ cs: "EU", en: "EU" },
			{ cs: "Hrudník (cm)", en: "Bust (cm)" },
			{ cs: "Pas (cm)", en: "Waist (cm)" },
			{ cs: "Boky (cm)", en: "Hips (cm)" },
		],
		rows: [
			["S", "36–38", "82–89", "66–73", "90–97"],
			["M", "40–42", "90–97", "74–81", "98–105"],
			["L", "44–46", "98–106", "82–90", "106–113"],
			["XL", "48–50", "107–118", "91–102", "114–122"],
			["XXL", "52–54", "119–130", "103–115", "123–133"],
		],
	},
	"panske-kostymy": {
		title: { cs: "Velikosti pánských kostýmů", en: "Men's costume sizes" },
		note: {
			cs: "Hrudník měřte vodorovně v podpaží s volně spuštěnými pažemi, pas v místě, kde nosíte kalhoty. Nejdůležitější je hrudník, u overalů také výška. Mezi dvěma velikostmi, nebo když pod kostým oblékáte svetr, zvolte větší.",
			en: "Measure the chest level under the arms with the arms hanging loose, and the waist where you wear your trousers. The chest matters most; for jumpsuits the height as well. Between two sizes, or with a jumper underneath, choose the larger one.",
		},
		columns: [
			{ cs: "Velikost", en: "Size" },
			{ cs: "EU", en: "EU" },
			{ cs: "Hrudník (cm)", en: "Chest (cm)" },
			{ cs: "Pas (cm)", en: "Waist (cm)" },
			{ cs: "Výška (cm)", en: "Height (cm)" },
		],
		rows: [
			["S", "46", "90–93", "78–81", "168–174"],
			["M", "48–50", "94–101", "82–89", "172–178"],
			["L", "52–54", "102–109", "90–98", "176–182"],
			["XL", "56–58", "110–117", "99–108", "180–186"],
			["XXL", "60–62", "118–125", "109–118", "184–190"],
		],
	},
	klobouky: {
		title: { cs: "Velikosti klobouků a čelenek", en: "Hat and headband sizes" },
		note: {
			cs: "Obvod hlavy měřte metrem asi 1 cm nad obočím a ušima, přes nejširší místo vzadu. Mezi dvěma velikostmi zvolte větší a vložte dovnitř proužek pěny nebo filcu. Univerzální klobouky padnou na obvod 56–60 cm.",
			en: "Measure the head about 1 cm above the eyebrows and ears, across the widest point at the back. Between two sizes choose the larger one and put a strip of foam or felt inside. One-size hats fit heads of 56–60 cm.",
		},
		columns: [
			{ cs: "Velikost klobouku (cm)", en: "Hat size (cm)" },
			{ cs: "Obvod hlavy (cm)", en: "Head circumference (cm)" },
			{ cs: "Věk (roky)", en: "Age (years)" },
		],
		rows: [
			["52", "50–52", "3–4"],
			["54", "53–54", "5–8"],
			["56", "55–56", "9–12"],
			["59", "57–59", "13+"],
			["61", "60–61", "13+"],
		],
	},
};
