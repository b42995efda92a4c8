import type { SeedPost } from "../post-format.ts";

/** The article about costume sizes. */
export const COSTUME_POSTS: SeedPost[] = [
	{
		slug: { cs: "jak-vybrat-velikost-kostymu", en: "how-to-choose-a-costume-size" },
		title: { cs: "Jak vybrat velikost kostýmu", en: "How to choose a costume size" },
		perex: {
			cs: "Krejčovský metr, pět minut a tabulka v centimetrech. Víc nepotřebujete, aby kostým sedl napoprvé.",
			en: "A tape measure, five minutes and a table in centimetres. That is all it takes for a costume to fit first time.",
		},
		body: {
			cs: `Nejčastější důvod, proč se k nám kostýmy vracejí, je velikost. Přitom stačí změřit dvě tři míry a porovnat je s tabulkou, kterou najdete u každého kostýmu. Řiďte se centimetry, ne číslem na oblíbených džínách: každá značka stříhá trochu jinak.

## Děti: rozhoduje výška

Dítě postavte bez bot ke zdi a změřte je od podlahy po temeno. Velikost 110–116 znamená výšku v centimetrech, věk je jen orientační. Pětileté děti mívají 105 cm, ale také 118 cm.

- 98–104: asi 3–4 roky
- 110–116: asi 5–6 let
- 122–128: asi 7–8 let
- 134–140: asi 9–10 let

Mezi dvěma velikostmi volte větší. Nohavice se dají ohrnout a příští rok kostým poslouží znovu. O číslo větší vezměte i tehdy, když se má obléknout přes zimní bundu, typicky na Mikuláše nebo na masopustní průvod.

## Dospělí: hrudník, pas a boky

Ženy měří hrudník přes nejširší místo prsou, pas v nejužším místě a boky přes hýždě. U přiléhavých šatů rozhoduje hrudník, u kalhot boky. Muži potřebují hrudník a pas, u overalů také výšku.

- Dámské S odpovídá EU 36–38, M 40–42, L 44–46, XL 48–50 a XXL 52–54.
- Pánské S odpovídá EU 46, M 48–50, L 52–54, XL 56–58 a XXL 60–62.

Metr držte vodorovně a neutahujte ho, mezi něj a tělo se má vejít prst. Kdo je mezi dvěma velikostmi, ať sáhne po větší: volný kostým stáhne pásek, těsný povolí ve švu.

## Klobouky a doplňky

Obvod hlavy měřte asi 1 cm nad obočím. Dětské klobouky mívají 54 cm, dospělé 59 cm, univerzální padnou na 56–60 cm. Větší klobouk spraví proužek pěny vložený dovnitř.

## Než odstřihnete visačku

Kostým si doma vyzkoušejte, zvedněte ruce, dřepněte si a projděte se. Když nesedí, máte na vrácení 14 dní. Rozbalené masky, paruky, líčidla a punčochy ale z hygienických důvodů vrátit nelze, u těch měřte dvakrát.`,
			en: `Size is the most common reason why costumes come back to us. Yet it is enough to take two or three measurements and compare them with the table shown with every costume. Go by centimetres, not by the number in your favourite jeans: every brand cuts a little differently.

## Children: height decides

Stand the child against a wall without shoes and measure from the floor to the top of the head. Size 110–116 means the height in centimetres; age is only a guide. Five-year-olds may be 105 cm tall, but also 118 cm.

- 98–104: about 3–4 years
- 110–116: about 5–6 years
- 122–128: about 7–8 years
- 134–140: about 9–10 years

Between two sizes, choose the larger. Trouser legs can be turned up, and the costume will serve again next year. Go one size up as well when it has to fit over a winter coat, typically on St Nicholas' Eve or for a carnival parade.

## Adults: chest, waist and hips

Women measure the bust at its fullest, the waist at its narrowest and the hips over the bottom. For fitted dresses the bust decides, for trousers the hips. Men need the chest and the waist, for jumpsuits the height as well.

- Women's S is EU 36–38, M 40–42, L 44–46, XL 48–50 and XXL 52–54.
- Men's S is EU 46, M 48–50, L 52–54, XL 56–58 and XXL 60–62.

Hold the tape level and do not pull it tight; a finger should fit underneath. If you are between two sizes, take the larger: a belt draws in a loose costume, but a tight one gives at the seam.

## Hats and accessories

Measure the head about 1 cm above the eyebrows. Children's hats are usually 54 cm and adults' 59 cm; one-size hats fit 56–60 cm. A strip of foam inside fixes a hat that is too big.

## Before you cut off the tag

Try the costume on at home, raise your arms, squat and walk about. If it does not fit, you have 14 days to return it. Unsealed masks, wigs, make-up and tights, however, cannot be returned for hygiene reasons, so measure twice for those.`,
		},
		publishedDaysAgo: 27,
		picture: {
			layout: "set",
			pieces: ["art:suit", "emoji:straight-ruler", "emoji:t-rex", "emoji:crown", "art:witch-hat"],
			tint: "#e9e4ff",
		},
	},
];
