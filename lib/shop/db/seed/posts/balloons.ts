import type { SeedPost } from "../post-format.ts";

/** Articles about helium and balloon garlands. */
export const BALLOON_POSTS: SeedPost[] = [
	{
		slug: { cs: "jak-dlouho-letaji-balonky-s-heliem", en: "how-long-helium-balloons-float" },
		title: {
			cs: "Jak dlouho létají balónky a kolik helia potřebujete",
			en: "How long balloons float and how much helium you need",
		},
		perex: {
			cs: "Malý latexový balónek vydrží odpoledne, velké fóliové číslo skoro týden. Spočítejte si, která láhev vám bude stačit.",
			en: "A small latex balloon lasts an afternoon, a large foil number almost a week. Work out which cylinder will do.",
		},
		body: {
			cs: `Atomy helia jsou tak malé, že pomalu unikají i stěnou balónku. Jak rychle, záleží na materiálu a na velikosti: latex je pórovitý, fólie téměř ne, a čím je balónek větší, tím déle mu zásoba plynu vystačí.

## Jak dlouho co létá

- Latexový balónek 23 cm: 5–7 hodin
- Latexový balónek 30 cm: 8–10 hodin, s gelem Hi-Float i několik dní
- Obří latexový balónek 80 cm: asi dva dny
- Fóliová hvězda nebo srdce 45 cm: 3–5 dní
- Fóliové číslo 86 cm: 5–7 dní

Latexové balónky proto plňte až v den oslavy, nejlépe dvě hodiny před příchodem hostů. Fóliové klidně připravte den předem. Malá fóliová písmena a čísla 35 cm jsou jen na vzduch, helium by je neuneslo.

## Kolik helia spotřebujete

- Balónek 23 cm: asi 7 l
- Balónek 30 cm: asi 14 l
- Fóliový balónek 45 cm: asi 15 l
- Fóliové číslo 86 cm: asi 40 l
- Obří balónek 80 cm: asi 250 l

Menší jednorázová láhev naplní 30 balónků o průměru 23 cm, nebo zhruba 16 třiceticentimetrových. Větší zvládne 50 malých, případně asi 26 třicítek. Příklad: na dvacet balónků 30 cm a jedno velké číslo potřebujete 320 l, vyplatí se tedy větší láhev. Obří balónek vám raději nafoukneme v prodejně.

## Pět rad z prodejny

- Nafukujte na předepsaný průměr, přefouknutý balónek v teple praskne.
- Počítejte s rezervou dvou až tří kusů.
- Každou kytici přivažte k závaží. Jedno o hmotnosti 150 g udrží až dvanáct latexových balónků nebo velké číslo.
- Nenechávejte balónky v rozpáleném autě. V mraze splasknou, v teple se zase narovnají.
- Helium nikdy nevdechujte a balónky nevypouštějte do přírody.

Nenafouknuté a prasklé balónky uklízejte z dosahu dětí do 8 let.`,
			en: `Helium atoms are so small that they slowly escape even through the wall of a balloon. How fast depends on the material and the size: latex is porous, foil hardly at all, and the larger the balloon, the longer its supply of gas lasts.

## How long each one floats

- Latex balloon, 23 cm: 5–7 hours
- Latex balloon, 30 cm: 8–10 hours, or several days with Hi-Float gel
- Giant latex balloon, 80 cm: about two days
- Foil star or heart, 45 cm: 3–5 days
- Foil number, 86 cm: 5–7 days

So fill latex balloons on the day itself, ideally two hours before the guests arrive. Foil ones can safely be prepared the day before. Small 35 cm foil letters and numbers are for air only; helium would not lift them.

## How much helium you need

- 23 cm balloon: about 7 l
- 30 cm balloon: about 14 l
- 45 cm foil balloon: about 15 l
- 86 cm foil number: about 40 l
- 80 cm giant balloon: about 250 l

The smaller disposable cylinder fills 30 balloons of 23 cm, or roughly 16 of 30 cm. The larger one manages 50 small ones or about 26 of 30 cm. An example: twenty 30 cm balloons and one large number take 320 l, so the larger cylinder pays off. A giant balloon is best filled at one of our shops.

## Five tips from the shop

- Inflate to the stated diameter; an overfilled balloon bursts in the warm.
- Allow two or three spares.
- Tie every bouquet to a weight. A single 150 g one holds up to twelve latex balloons or a large number.
- Do not leave balloons in a hot car. They go limp in frost and recover in the warm.
- Never inhale helium, and do not release balloons outdoors.

Keep uninflated and broken balloons away from children under 8 years.`,
		},
		publishedDaysAgo: 9,
		picture: {
			layout: "set",
			pieces: [
				{ art: "art:helium-tank", color: "#3f8efc" },
				{ art: "art:balloon", color: "#e0323f" },
				{ art: "art:balloon", color: "#fbd041" },
				{ art: "art:balloon", color: "#4fae58" },
			],
			tint: "#ffe1e6",
		},
	},
	{
		slug: { cs: "balonkova-girlanda-krok-za-krokem", en: "balloon-garland-step-by-step" },
		title: { cs: "Balónková girlanda krok za krokem", en: "A balloon garland step by step" },
		perex: {
			cs: "Sto balónků, páska s otvory a jedna hodina ve dvou. Ukážeme vám, jak z nich sestavit čtyřmetrovou girlandu, která vypadá jako od dekoratéra.",
			en: "A hundred balloons, a tape with holes and an hour for two people. Here is how to turn them into a four-metre garland that looks like a decorator's work.",
		},
		body: {
			cs: `Girlanda vypadá složitě, ale je to vlastně stavebnice. Nepotřebujete helium, všechno se plní vzduchem, takže ji v klidu sestavíte den předem. Pěkná vydrží asi čtyři dny.

## Co si připravit

- Sadu na girlandu se stovkou balónků ve čtyřech velikostech od 13 do 45 cm
- Pásku s otvory (5 m) a lepicí body, v sadě už jsou
- Elektrickou pumpu; po deseti minutách provozu ji nechte vychladnout
- Nůžky, stuhu a háčky nebo lepicí úchyty na zeď
- Krabici s vyříznutým kruhem, kterou budete velikosti přeměřovat

## Postup

Nejdřív nafoukněte všechny velké balónky, potom střední a malé nechte nakonec. Nefoukejte naplno: balónek má být kulatý, ne hruškovitý, tak lépe drží a méně praská.

Velké a střední balónky svažte po dvou za uzlíky a dvě dvojice do sebe zapleťte. Vznikne čtyřlístek, základ celé girlandy. Ten protáhněte otvorem v pásce a další nasaďte těsně vedle, o kousek pootočený, aby páska nebyla vidět. Barvy střídejte nepravidelně, stejný odstín ať neleží vedle sebe třikrát.

Když je páska plná, pověste ji na zeď. Teprve teď přichází nejzábavnější část: malé balónky přilepte lepicími body do mezer a na okraje. Právě ony girlandě dodají nadýchaný tvar. Nakonec přidejte listy, stuhy nebo fóliové číslo.

## Na co si dát pozor

- Hrubá omítka balónky propichuje, podložte je papírem nebo zvolte jinou stěnu.
- Na přímém slunci latex matní a praská. Venku girlandu věšte do stínu a až ráno.
- Nezavěšujte ji nad svíčky ani nad topení.
- Nechte si stranou pět balónků na opravy.

Po oslavě balónky propíchněte u uzlíku a zbytky hned vyhoďte, nepatří do rukou malým dětem ani zvířatům. Páska poslouží i příště.`,
			en: `A garland looks complicated, but it is really a construction kit. You need no helium, as everything is filled with air, so you can build it calmly the day before. It stays beautiful for about four days.

## What to prepare

- A garland kit with a hundred balloons in four sizes from 13 to 45 cm
- A tape with holes (5 m) and glue dots; both come in the kit
- An electric pump; let it cool down after ten minutes of running
- Scissors, ribbon and hooks or adhesive hangers for the wall
- A box with a circle cut out for checking the sizes

## How to do it

Inflate all the large balloons first, then the medium ones, and leave the small ones to the end. Do not fill them to the limit: a balloon should be round, not pear-shaped, so that it holds better and bursts less.

Tie the large and medium balloons in twos by their knots and twist two pairs together. This makes a four-leaf cluster, the base of the whole garland. Pull it through a hole in the tape and put the next one right beside it, turned a little so that the tape does not show. Vary the colours irregularly, and never have the same shade three times in a row.

When the tape is full, hang it on the wall. Now comes the best part: stick small balloons into the gaps and along the edges with glue dots. They are what gives the garland its fluffy shape. Finish with leaves, ribbons or a foil number.

## What to watch out for

- Rough plaster pierces balloons; put paper behind them or choose another wall.
- In direct sun latex turns dull and bursts. Outdoors, hang the garland in the shade and only in the morning.
- Do not hang it above candles or a radiator.
- Keep five balloons aside for repairs.

After the party, prick the balloons near the knot and throw away the remains at once; they must not get into the hands of small children or to animals. The tape can be used again.`,
		},
		publishedDaysAgo: 58,
		picture: {
			layout: "garland",
			pieces: [
				{ art: "art:balloon", color: "#f790b5" },
				{ art: "art:balloon", color: "#fbfaf7" },
				{ art: "art:balloon", color: "#d6a832" },
				{ art: "art:balloon", color: "#dd9c8d" },
			],
			tint: "#ffe1e6",
		},
	},
];
