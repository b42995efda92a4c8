import type { BrandKey } from "./dictionary.ts";
import type { DemoText } from "./languages.ts";

type Contact = { name: string; address: string; contact: string };

/** What each invented brand makes, who makes it, and who answers for it in the EU when the maker is outside (GPSR, Art. 16 and 19). */
export const BRAND_TEXTS: Record<BrandKey, { description: DemoText; manufacturer: Contact; responsible?: Contact }> = {
	konfety: {
		description: {
			cs: "Naše vlastní značka pro dětské oslavy: stolování, balónky a vlaječky v motivech, které k sobě ladí. Obrázky kreslíme v Praze a nové motivy nejdřív zkoušíme na vlastních dětech. Najdete pod ní i konfety, serpentiny a rekvizity do fotokoutku.",
			en: "Our own brand for children's parties: tableware, balloons and bunting in motifs that belong together. The pictures are drawn in Prague, and our own children are the first to try new motifs. It also covers confetti, streamers and photo props.",
		},
		manufacturer: {
			name: "Konfety s.r.o.",
			address: "Nádražní 62, 150 00 Praha 5, Česká republika",
			contact: "ahoj@konfety.example",
		},
	},
	balonovo: {
		description: {
			cs: "Latexové i fóliové balónky z Olomouce a všechno, co k nim patří: helium, pumpičky, závaží, gel a pásky na girlandy. Balónovo dodává přes dvacet odstínů, které se v dalších výrobních šaržích nemění, takže k dokoupeným balónkům vždy padnou.",
			en: "Latex and foil balloons from Olomouc and everything that goes with them: helium, pumps, weights, gel and garland tape. Balónovo makes over twenty shades that stay the same from batch to batch, so balloons bought later always match.",
		},
		manufacturer: {
			name: "Balónovo s.r.o.",
			address: "Zahradní 418/12, 779 00 Olomouc, Česká republika",
			contact: "vyroba@balonovo.example",
		},
	},
	fiesta: {
		description: {
			cs: "Fiesta Deluxe má ráda lesk: velké fóliové tvary, chromové balónky, závěsy k fotokoutku, boa i barevné paruky. Část sortimentu je pro svatby a rozlučky, od okvětních lístků po flétny se zlatým okrajem. Značka pochází z anglického Bristolu.",
			en: "Fiesta Deluxe likes things to shine: large foil shapes, chrome balloons, photo curtains, boas and colourful wigs. Part of the range is for weddings and hen parties, from petals to flutes with a gold rim. The brand comes from Bristol in England.",
		},
		manufacturer: {
			name: "Fiesta Deluxe Ltd",
			address: "Unit 7, Lantern Trading Estate, Bristol BS2 0ZX, United Kingdom",
			contact: "product.safety@fiestadeluxe.example",
		},
		responsible: {
			name: "Konfety s.r.o.",
			address: "Nádražní 62, 150 00 Praha 5, Česká republika",
			contact: "bezpecnost@konfety.example",
		},
	},
	lumina: {
		description: {
			cs: "Všechno, co na oslavě svítí, jiskří nebo se třpytí: papírové lampiony, světelné girlandy, LED světýlka a svíčky na dort. Lumina Party vyrábí v Lipsku a na elektrické výrobky si nechává samostatně ověřovat baterie i kabely.",
			en: "Everything at a party that shines, sparkles or glitters: paper lanterns, light garlands, LED lights and cake candles. Lumina Party is made in Leipzig and has the batteries and cables of its electrical goods checked separately.",
		},
		manufacturer: {
			name: "Lumina Party GmbH",
			address: "Laternenweg 14, 04229 Leipzig, Deutschland",
			contact: "sicherheit@lumina-party.example",
		},
	},
	papirna: {
		description: {
			cs: "Rodinná papírna z Podkrkonoší, která z certifikovaného papíru vyrábí talíře, kelímky, ubrousky, girlandy a rozety. Barvy míchá na vodní bázi a drží se jedné vzornice, takže všechny kusy k sobě ladí.",
			en: "A family paper mill below the Giant Mountains that makes plates, cups, napkins, garlands and rosettes from certified paper. It mixes water-based colours to a single shade card, so every piece matches the next.",
		},
		manufacturer: {
			name: "Papírna U Veverky s.r.o.",
			address: "Mlýnská 231, 543 01 Vrchlabí, Česká republika",
			contact: "kancelar@papirnauveverky.example",
		},
	},
	maskara: {
		description: {
			cs: "Brněnská krejčovská dílna, která šije kostýmy na karneval, Mikuláše a Halloween, a k nim masky, klobouky, mitry a berle. Čerta s opravdu hustým kožichem odsud pozná každý, kdo ho jednou viděl.",
			en: "A Brno tailoring workshop that sews costumes for carnival, St Nicholas' Eve and Halloween, along with masks, hats, mitres and crosiers. Anyone who has once seen its devil with a really thick coat will know it again.",
		},
		manufacturer: {
			name: "Maškara, výroba kostýmů, s.r.o.",
			address: "Krejčovská 17, 602 00 Brno, Česká republika",
			contact: "dilna@maskara.example",
		},
	},
	rubato: {
		description: {
			cs: "Kostýmy s propracovaným střihem a pevnými švy, od pirátského kapitána po dámy z dvacátých let, dětem princezny a rytíři. Rubato šije v turecké Burse, městě s dlouhou textilní tradicí, a doplňuje je parukami, plášti a rukavicemi.",
			en: "Costumes with a careful cut and strong seams, from pirate captain to ladies of the twenties, with princesses and knights for children. Rubato sews in Bursa, a Turkish city with a long textile tradition, and adds wigs, cloaks and gloves.",
		},
		manufacturer: {
			name: "Rubato Kostüm Tekstil Ltd. Şti.",
			address: "İpek Sokak No. 27, 16010 Osmangazi, Bursa, Türkiye",
			contact: "safety@rubatocostumes.example",
		},
		responsible: {
			name: "Rubato Evropa s.r.o.",
			address: "Skladová 8, 664 42 Modřice, Česká republika",
			contact: "bezpecnost@rubatocostumes.example",
		},
	},
	sladkosti: {
		description: {
			cs: "Cukrářství Oslava se stará o poslední tečku na dortu: číselné a spirálové svíčky, zápichy, košíčky na muffiny a také sladkou náplň do piňat. Své výrobky zkouší v malé cukrárně v Pardubicích, kde v sobotu často nezbude ani drobek.",
			en: "Cukrářství Oslava takes care of the finishing touch on the cake: number and spiral candles, toppers, muffin cases and sweet fillings for piñatas. It tries its products in a small cake shop in Pardubice, where on Saturdays there is often not a crumb left.",
		},
		manufacturer: {
			name: "Cukrářství Oslava s.r.o.",
			address: "Perníková 46, 530 02 Pardubice, Česká republika",
			contact: "info@cukrarstvioslava.example",
		},
	},
	hravec: {
		description: {
			cs: "Zlínský výrobce her a hraček, které se dají vytáhnout z krabice a hned si je zahrát: hledání pokladu, barvy na obličej, hůlky, bublifuky a drobné dárky. Dospělým nabízí samostatnou řadu večírkových her 18+.",
			en: "A maker of games and toys from Zlín that come straight out of the box and into play: treasure hunts, face paints, wands, bubbles and small gifts. Adults have their own range of 18+ party games.",
		},
		manufacturer: {
			name: "Hravec, spol. s r.o.",
			address: "Dílenská 2570, 760 01 Zlín, Česká republika",
			contact: "hrajeme@hravec.example",
		},
	},
	modrypes: {
		description: {
			cs: "Modrý pes lepí piňaty z kartonu a krepového papíru ručně, jednu po druhé. Kromě nich vymýšlí hravé drobnosti, jako jsou chodicí fóliová zvířátka, samolepicí kníry nebo kartonový zámek k vymalování.",
			en: "Modrý pes (“blue dog”) glues its piñatas from card and crêpe paper by hand, one at a time. It also thinks up playful little things such as walking foil animals, stick-on moustaches and a cardboard castle to colour in.",
		},
		manufacturer: {
			name: "Modrý pes s.r.o.",
			address: "Na Sádkách 519/4, 370 05 České Budějovice, Česká republika",
			contact: "haf@modrypes.example",
		},
	},
};
