import type { SeedReview } from "../facts/review-format.ts";

/** Reviews of candles, piñatas, games and small gifts. */
export const CAKE_AND_GAME_REVIEWS: SeedReview[] = [
	{ stars: 5, text: "Největší úspěch celé oslavy, všichni to chtěli hned opakovat.", locale: "cs" },
	{ stars: 5, text: "Přesně takový detail, na který se pak vzpomíná. Oslavenec zářil.", locale: "cs" },
	{ stars: 5, text: "Fotka z oslavy visí na ledničce a tohle je na ní vidět nejvíc.", locale: "cs" },
	{ stars: 5, text: "Smáli jsme se celý večer, i děda, a to už je co říct.", locale: "cs" },
	{ stars: 5, text: "Milá drobnost za pár korun.", locale: "cs" },
	{ stars: 5, text: "Přišlo v pořádku a zabalené tak, že se nemohlo nic polámat.", locale: "cs" },
	{ stars: 5, text: "Objednáváme na každé narozeniny v rodině a zatím pokaždé bez chyby.", locale: "cs" },
	{
		stars: 5,
		text: "Nápad, který nám zachránil propršenou zahradní slavnost. Přesunuli jsme se pod střechu, všichni se zabavili a nikdo se neptal, kdy půjdeme domů. Příště bereme rovnou víc kusů.",
		locale: "cs",
	},
	{ stars: 5, text: "Vypadá to moc hezky a funguje, jak má. Tleskali i sousedé přes plot.", locale: "cs" },
	{ stars: 5, text: "Kamarádi se hned ptali, kde jsme to sehnali.", locale: "cs" },
	{ stars: 4, text: "Bavilo to všechny, jen to bylo rychle pryč. Příště vezmeme víc.", locale: "cs" },
	{ stars: 4, text: "Pěkné a veselé. Balení by mohlo být o něco menší, půlka krabice byl vzduch.", locale: "cs" },
	{ stars: 4, text: "Dobrý poměr ceny a zábavy. Popis je trochu stručný, ale přišli jsme na to.", locale: "cs" },
	{
		stars: 4,
		text: "Spokojenost, jen to přišlo až v den oslavy dopoledne. Nervy pracovaly. Odpoledne ale bylo všechno odpuštěno.",
		locale: "cs",
	},
	{ stars: 3, text: "Hezké, jen jsme si podle fotky představovali něco většího.", locale: "cs" },
	{ stars: 3, text: "Splnilo účel, velké nadšení se nekonalo. Za tu cenu ale v pořádku.", locale: "cs" },
	{ stars: 3, text: "Nápad dobrý, provedení průměrné.", locale: "cs" },
	{ stars: 2, text: "Přišlo to poškozené a náhrada dorazila až po oslavě. Škoda, nápad je to pěkný.", locale: "cs" },
	{ stars: 5, text: "The highlight of the party, and everyone is still talking about it.", locale: "en" },
	{ stars: 5, text: "Small thing, big smiles. Well packed too.", locale: "en" },
	{ stars: 4, text: "Great fun, only a bit smaller than it looks in the picture.", locale: "en" },
];
