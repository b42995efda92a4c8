import type { SeedPost } from "../post-format.ts";
import { NEW_YEAR_POST } from "./new-year.ts";

/** Articles about whole parties. */
export const PARTY_POSTS: SeedPost[] = [
	{
		slug: { cs: "detska-oslava-v-peti-krocich", en: "childrens-party-in-five-steps" },
		title: {
			cs: "Dětská oslava v pěti krocích a nákupní seznam pro dvanáct",
			en: "A children's party in five steps, with a shopping list for twelve",
		},
		perex: {
			cs: "Od pozvánek po taštičky na rozloučenou. S naším seznamem nakoupíte pro dvanáct dětí najednou a na nic nezapomenete.",
			en: "From invitations to goodbye bags. With our list you can shop for twelve children in one go and forget nothing.",
		},
		body: {
			cs: `Dobrá dětská oslava nemusí být velká. Dvě až tři hodiny, jeden motiv a jedna hra, u které se všichni zasmějí, stačí bohatě. Takhle na to jdeme my.

## 1. Motiv a pozvánky (tři týdny předem)

Motiv ať vybere oslavenec: piráti, jednorožci, dinosauři, vesmír. Od něj se odvinou barvy i program. Na pozvánku napište také konec oslavy a zeptejte se na alergie.

## 2. Nákup (dva týdny předem)

Objednejte vše najednou, ať k sobě barvy ladí. Pro dvanáct dětí budete potřebovat:

- Talíře po 8 kusech: 2 balení
- Kelímky po 8 kusech: 2 balení
- Ubrousky po 20 kusech: 1 balení
- Papírová brčka po 25 kusech: 1 balení
- Omyvatelný ubrus 137 × 274 cm: 1 kus
- Balónky 30 cm po 10 kusech: 2 balení
- Vlaječková girlanda 3 m: 2 kusy
- Párty čepičky po 8 kusech: 2 balení
- Svíčky na dort po 24 kusech: 1 balení
- Dárkové taštičky po 8 kusech: 2 balení
- Mini dárečky po 50 kusech: 1 balení, vyjdou čtyři na dítě

Co zbude, poslouží rodičům a neposedným kelímkům, které vždycky někdo převrhne.

## 3. Program

Počítejte s půlhodinou na vítání a volnou hru, hodinou soutěží a půlhodinou na dort. Připravte o jednu hru víc, než si myslíte. Osvědčilo se hledání pokladu, malování na obličej nebo piňata jako finále.

## 4. Občerstvení

Děti jedí málo a za běhu: jednohubky, ovoce na špejli, popcorn, voda se sirupem. Jména napište přímo na kelímky. Dort podávejte až po hrách, jinak skončí pod stolem.

## 5. Den oslavy

Výzdobu chystejte večer předem, balónky na helium až dopoledne. Nenafouknuté balónky ukliďte, dětem do 8 let mohou být nebezpečné. Na rozloučenou dostane každý taštičku a kousek dortu v ubrousku. A vy si konečně sedněte.`,
			en: `A good children's party need not be a big one. Two or three hours, one motif and one game that makes everybody laugh are plenty. This is how we go about it.

## 1. Motif and invitations (three weeks ahead)

Let the birthday child choose the motif: pirates, unicorns, dinosaurs, space. The colours and the programme follow from it. Put the end of the party on the invitation too, and ask about allergies.

## 2. Shopping (two weeks ahead)

Order everything at once so that the colours match. For twelve children you will need:

- Plates in packs of 8: 2 packs
- Cups in packs of 8: 2 packs
- Napkins in packs of 20: 1 pack
- Paper straws in packs of 25: 1 pack
- Wipeable tablecloth 137 × 274 cm: 1 piece
- 30 cm balloons in packs of 10: 2 packs
- Bunting, 3 m: 2 pieces
- Party hats in packs of 8: 2 packs
- Cake candles in packs of 24: 1 pack
- Gift bags in packs of 8: 2 packs
- Mini gifts in packs of 50: 1 pack, which makes four per child

Whatever is left serves the parents, and replaces the cup that someone always knocks over.

## 3. Programme

Allow half an hour for arrivals and free play, an hour of games and half an hour for the cake. Prepare one game more than you think you need. A treasure hunt, face painting or a piñata as the finale always go down well.

## 4. Food

Children eat little and on the run: canapés, fruit on sticks, popcorn, water with cordial. Write names straight on the cups. Serve the cake after the games, or it will end up under the table.

## 5. The day itself

Decorate the evening before, but fill helium balloons only in the morning. Put uninflated balloons away, as they can be dangerous to children under 8. At the end everyone gets a bag and a piece of cake in a napkin. And you can finally sit down.`,
		},
		publishedDaysAgo: 43,
		picture: {
			layout: "set",
			pieces: ["emoji:birthday-cake", "art:party-hat", "art:cup", "art:balloon", "art:party-bag"],
			tint: "#fff3bf",
		},
	},
	{
		slug: { cs: "co-patri-na-oslavu-s-pinatou", en: "what-goes-on-a-pinata-party" },
		title: { cs: "Co patří na oslavu s piňatou", en: "What goes on at a piñata party" },
		perex: {
			cs: "Kolik sladkostí nasypat, kam piňatu pověsit a jak to zařídit, aby si ránu užil každý a nikdo nepřišel k úrazu.",
			en: "How many sweets to put in, where to hang the piñata, and how to give everyone a go without anyone getting hurt.",
		},
		body: {
			cs: `Piňata je nejlepší tečka za dětskou oslavou. Trvá deset minut, mluví se o ní celý týden a z jednoho kartonového oslíka se radují děti od tří do devadesáti let.

## Rozbíjecí, nebo tahací?

Rozbíjecí piňata se otlouká holí se zavázanýma očima a hodí se na zahradu pro děti zhruba od šesti let. Tahací má dvanáct stužek a jen jedna otevře dvířka. Je bezpečnější, takže si ji vyberte do bytu a pro školkové děti.

## Čím ji naplnit

Počítejte 50 g na dítě, půlkilový sáček tedy podělí deset malých hostů. Nejlépe se osvědčí směs sladkostí a drobností:

- Jednotlivě balené bonbony, lízátka a želatinky
- Mini dárečky: káči, píšťalky, gumy, prstýnky
- Lepicí tetování a hrst papírových konfet
- Pro nejmenší raději větší hračky a měkké sladkosti než tvrdé bonbony

Čokoláda v létě teče a skleněné kuličky do piňaty nepatří. Zeptejte se rodičů na alergie.

## Kam ji pověsit

Potřebujete pevnou větev, trám nebo hák a provaz, kterým se dá piňata zvedat a spouštět. Ve výšce očí oslavence visí akorát. Kolem nechte aspoň 2 m volného místa a v bytě odneste lampu.

## Jak se hraje

Děti postavte do řady od nejmladšího po nejstarší, nejmenší mlátí bez šátku. Každý má tři rány, ostatní stojí nejméně 2 m daleko. Dospělý drží provaz a stále stojí u hráče. Sladkosti se sbírají, až když hůl leží na zemi, to vyhlaste předem a nahlas.

## Co si připravit

- Piňatu a náplň, větší skupině raději dvě menší než jednu velkou
- Hůl, šátek přes oči a pevný provaz
- Taštičku pro každé dítě, ať má kam sbírat
- Pytel na střepy z papíru
- Pár bonbonů v kapse pro toho, na koho se nedostalo

Po poslední ráně rozdělte úlovek tak, aby nikdo neodcházel s prázdnou. Ze zbytků kartonu pak děti rády stavějí pevnost.`,
			en: `A piñata is the best way to round off a children's party. It takes ten minutes, gets talked about for a week, and a single cardboard donkey delights children from three to ninety.

## To hit or to pull?

A hit piñata is struck blindfolded with a stick and suits a garden and children from about six. A pull-string one has twelve ribbons, of which only one opens the hatch. It is safer, so choose it for indoors and for nursery children.

## What to fill it with

Allow 50 g per child, so a half-kilo bag serves ten small guests. A mix of sweets and little things works best:

- Individually wrapped sweets, lollipops and jellies
- Mini gifts: spinning tops, whistles, erasers, rings
- Temporary tattoos and a handful of paper confetti
- For the youngest, larger toys and soft sweets rather than hard ones

Chocolate melts in summer, and glass marbles have no place in a piñata. Ask the parents about allergies.

## Where to hang it

You need a strong branch, a beam or a hook, and a rope that lets you raise and lower the piñata. The birthday child's eye level is just right. Leave at least 2 m of free space around it, and indoors take the lamp away.

## How to play

Line the children up from the youngest to the oldest; the smallest hit without a blindfold. Everyone gets three goes while the others stand at least 2 m away. An adult holds the rope and stays near the player all the time. Sweets are collected only when the stick is on the ground: announce that beforehand, and loudly.

## What to have ready

- A piñata and filling; for a bigger group two small ones rather than one large
- A stick, a blindfold and a strong rope
- A bag for every child to collect in
- A sack for the paper scraps
- A few sweets in your pocket for anyone who missed out

After the last blow, share out the haul so that nobody leaves empty-handed. Children like to build a fort from the leftover card.`,
		},
		publishedDaysAgo: 84,
		picture: {
			layout: "set",
			pieces: [
				{ art: "art:pinata", color: "#f790b5", color2: "#fbd041" },
				"emoji:candy",
				"emoji:lollipop",
				"art:confetti",
			],
			tint: "#fff3bf",
		},
	},
	NEW_YEAR_POST,
];
