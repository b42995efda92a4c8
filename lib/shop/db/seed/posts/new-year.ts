import type { SeedPost } from "../post-format.ts";

/** The article about New Year's Eve at home. */
export const NEW_YEAR_POST: SeedPost = {
	slug: { cs: "silvestr-doma", en: "new-years-eve-at-home" },
	title: {
		cs: "Silvestr doma: výzdoba, hry a půlnoc bez nervů",
		en: "New Year's Eve at home: decorations, games and a calm midnight",
	},
	perex: {
		cs: "Nemusíte nikam jezdit ani stát ve frontě na bar. Stačí dvě barvy, dobrý plán a konfety po ruce.",
		en: "No need to travel anywhere or queue at a bar. Two colours, a good plan and confetti at hand are enough.",
	},
	body: {
		cs: `Domácí silvestr má jednu velkou výhodu: končí, kdy chcete vy. Aby na něj hosté vzpomínali stejně rádi jako na ples, pomůže jednoduchý plán.

## Výzdoba ve dvou barvách

Vyberte dvě barvy, třeba černou a zlatou, a držte se jich. Doplní je jen světýlka. Největší parádu udělají tři věci: fóliový závěs jako fotokoutek, závěsné spirály nad stolem a balónky pod stropem.

- Na jeden obývák stačí 20–30 balónků a jeden závěs 90 × 250 cm.
- Třicítky s heliem létají 8–10 hodin, plňte je kolem čtvrté odpoledne a o půlnoci budou ještě nahoře.
- Letopočet z fóliových čísel připravte klidně den předem.

## Jídlo a pití

Teplé jídlo podávejte do osmi, potom už jen to, co se jí rukama. Na osm hostů počítejte s deseti flétnami, ať je rezerva. Nezapomeňte na nealko k přípitku pro řidiče a dětské šampaňské.

## Program, který se nemusí hlídat

Po večeři zahrajte hru, ke které se dá kdykoliv přisednout: hádání písniček, kvíz o uplynulém roce nebo karty. Kolem desáté otevřete fotokoutek s rekvizitami. Děti si půlnoc užijí i v devět večer, odpočítávání ve skleničkách s limonádou jim stačí.

## Půlnoc

Čtvrt hodiny předem rozdejte každému frkačku, čepičku a roli serpentin. Vystřelovací konfety patří ven nebo do místnosti s vysokým stropem: miřte nahoru, nikdy na lidi ani na lustr. Prskavku na dort zapaluje dospělý na délku paže.

- Serpentiny házejte dovnitř, konfety ven.
- Psa a kočku zavřete do tiché místnosti, ideálně s puštěným rádiem.
- Nápoje nechte stranou světelných řetězů a svíčky dál od závěsu.

## Ráno poté

Konfety nejlépe posbíráte lehce navlhčeným koštětem. Fólii a papír roztřiďte, závěs a čísla složte na příště. A do polévky nezapomeňte dát čočku, aby se v novém roce držely peníze.`,
		en: `New Year's Eve at home has one great advantage: it ends when you want it to. A simple plan helps your guests to remember it as fondly as a ball.

## Decorations in two colours

Pick two colours, say black and gold, and stick to them. Only fairy lights need adding. Three things make the greatest show: a foil curtain as a photo booth, hanging swirls above the table and balloons under the ceiling.

- For one living room 20–30 balloons and one curtain of 90 × 250 cm are enough.
- 30 cm balloons float on helium for 8–10 hours; fill them at about four in the afternoon and they will still be up at midnight.
- The year in foil numbers can safely be prepared the day before.

## Food and drink

Serve hot food by eight, and after that only what can be eaten with your fingers. For eight guests allow ten flutes, so that there are spares. Do not forget something alcohol-free for drivers and children's fizz for the toast.

## A programme that runs itself

After dinner play a game people can join at any time: guess the song, a quiz about the past year or cards. Open the photo booth with its props around ten. Children can enjoy midnight at nine in the evening; a countdown with lemonade in their glasses is enough for them.

## Midnight

A quarter of an hour before, give everyone a blower, a hat and a roll of streamers. Confetti cannons belong outdoors or in a room with a high ceiling: aim upwards, never at people or the chandelier. An adult lights the sparkler candle on the cake at arm's length.

- Throw streamers indoors, confetti outdoors.
- Shut the dog and the cat in a quiet room, ideally with the radio on.
- Keep drinks clear of fairy lights, and candles away from the curtain.

## The morning after

Confetti is best gathered with a slightly damp broom. Sort the foil and the paper, and fold up the curtain and the numbers for next time. And do not forget to put lentils in the soup: Czechs say they keep the money coming in the new year.`,
	},
	publishedDaysAgo: 121,
	picture: {
		layout: "set",
		pieces: [
			"emoji:clinking-glasses",
			"emoji:party-popper",
			"emoji:mantelpiece-clock",
			{ art: "art:balloon", color: "#d6a832" },
			{ art: "art:streamer", color: "#d6a832" },
		],
		tint: "#e3f4d7",
	},
};
