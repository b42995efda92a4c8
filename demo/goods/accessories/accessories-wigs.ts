import type { SeedProduct } from "../../facts/format.ts";

/** Wigs and beards. */
export const wigs: SeedProduct[] = [
	{
		code: "DO-2101",
		name: { cs: "Paruka afro", en: "Afro wig" },
		description: {
			cs:
				"Hustá kudrnatá paruka o průměru 35 cm na pružné síťce, kterou si háčky zmenšíte i pro dítě. Klasika na disco večírky a na tribunu, kde " +
				"vás kamarádi najdou i v davu. Dodáváme v zataveném sáčku; rozbalenou paruku nelze vrátit.",
			en:
				"A dense curly wig 35 cm across on a stretch cap with hooks that make it small enough for a child. A classic for disco nights and for the " +
				"stands, where friends will find you in any crowd. Sealed in a bag; not returnable once opened.",
		},
		price: 249,
		brand: "fiesta",
		categories: ["paruky", "silvestr"],
		attributes: { motiv: "retro", material: "polyester", velikost: "univerzalni" },
		variants: [
			{
				name: { cs: "černá", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:wig-curly", color: "#2b2426" }] },
			},
			{
				name: { cs: "hnědá", en: "brown" },
				code: "HNE",
				attributes: { barva: "hneda" },
				picture: { layout: "single", pieces: [{ art: "art:wig-curly", color: "#7a4a2b" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:wig-curly", color: "#f06aa8" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:wig-curly", color: "#2f7fd6" }] },
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				stock: "none",
				picture: { layout: "single", pieces: [{ art: "art:wig-curly", color: "#3fa34d" }] },
			},
		],
		pictures: [
			{
				layout: "trio",
				pieces: [
					{ art: "art:wig-curly", color: "#2b2426" },
					{ art: "art:wig-curly", color: "#f06aa8" },
					{ art: "art:wig-curly", color: "#2f7fd6" },
				],
			},
		],
		popularity: 85,
	},
	{
		code: "DO-2102",
		name: { cs: "Paruka dlouhá rovná neon", en: "Long straight neon wig" },
		description: {
			cs:
				"Vlasy po lopatky s rovnou ofinou ve svítivých odstínech, které pod UV lampou doslova září. Vlákno se nesmí žehlit ani fénovat horkým " +
				"vzduchem, stačí ho pročesat širokým hřebenem. Hygienicky uzavřený obal, po otevření bez možnosti vrácení.",
			en:
				"Shoulder-blade length hair with a straight fringe in vivid shades that glow under UV light. Do not iron or blow-dry hot; a wide-toothed " +
				"comb is all it needs. Sealed for hygiene, not returnable after opening.",
		},
		price: 299,
		sale: 249,
		brand: "fiesta",
		categories: ["paruky"],
		attributes: { material: "polyester", velikost: "univerzalni", vek: "dospeli" },
		variants: [
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:wig-long", color: "#ff4fa3" }] },
			},
			{
				name: { cs: "fialová", en: "purple" },
				code: "FIA",
				attributes: { barva: "fialova" },
				picture: { layout: "single", pieces: [{ art: "art:wig-long", color: "#8d4be0" }] },
			},
			{
				name: { cs: "zelená", en: "green" },
				code: "ZEL",
				attributes: { barva: "zelena" },
				stock: "warehouse",
				picture: { layout: "single", pieces: [{ art: "art:wig-long", color: "#5ad13c" }] },
			},
			{
				name: { cs: "oranžová", en: "orange" },
				code: "ORA",
				attributes: { barva: "oranzova" },
				picture: { layout: "single", pieces: [{ art: "art:wig-long", color: "#ff8a1f" }] },
			},
		],
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:wig-long", color: "#ff4fa3" },
					{ art: "art:wig-long", color: "#8d4be0" },
				],
			},
		],
		popularity: 63,
	},
	{
		code: "DO-2103",
		name: { cs: "Paruka mikádo 20. léta", en: "1920s bob wig" },
		description: {
			cs:
				"Krátké mikádo s ofinou, jak ho nosily filmové hvězdy němé éry. Skvěle doplní charlestonové šaty s pírkem ve vlasech. Vnitřní obvod je " +
				"stavitelný od 54 do 60 cm; paruku prodáváme v zapečetěném obalu a po otevření ji zpět nebereme.",
			en:
				"A short bob with a fringe as worn by the stars of silent film. Just right with a Charleston dress and a feather in the hair. Adjustable " +
				"from 54 to 60 cm inside; sold in a sealed pack and not returnable once opened.",
		},
		price: 279,
		brand: "rubato",
		categories: ["paruky", "silvestr"],
		attributes: { motiv: "retro", material: "polyester", velikost: "univerzalni", vek: "dospeli" },
		variants: [
			{
				name: { cs: "černá", en: "black" },
				code: "CER",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:wig", color: "#23202a" }] },
			},
			{
				name: { cs: "červená", en: "red" },
				code: "RUD",
				attributes: { barva: "cervena" },
				picture: { layout: "single", pieces: [{ art: "art:wig", color: "#b8242f" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				stock: "few",
				picture: { layout: "single", pieces: [{ art: "art:wig", color: "#cdd1d9" }] },
			},
		],
		pictures: [
			{
				layout: "set",
				pieces: [{ art: "art:wig", color: "#23202a" }, "emoji:feather", { art: "art:boa", color: "#c21f34" }],
			},
		],
		popularity: 58,
	},
	{
		code: "DO-2104",
		name: { cs: "Paruka Čarodějnice se šedým pramenem", en: "Witch wig with a grey streak" },
		description: {
			cs:
				"Rozcuchané havraní vlasy do pasu s jedním šedým pramenem u čela. Čím méně ji češete, tím líp vypadá. Pod špičatý klobouk ji připněte " +
				"vlásenkou. Uzavřeno v hygienickém sáčku, rozbalené zboží nelze vrátit.",
			en:
				"Tousled raven hair down to the waist with a single grey streak. The less you comb it, the better it looks. Pin it under a pointed hat " +
				"with a hairgrip. In a hygienic sealed bag; opened goods cannot be returned.",
		},
		price: 329,
		brand: "maskara",
		categories: ["paruky", "halloween"],
		attributes: {
			barva: ["cerna", "stribrna"],
			motiv: "halloween",
			material: "polyester",
			velikost: "univerzalni",
			vek: "dospeli",
		},
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:wig-long", color: "#2a2530" },
					{ art: "art:witch-hat", color: "#2b2233", color2: "#7b4bc4" },
					"emoji:spider",
				],
			},
		],
		popularity: 46,
	},
	{
		code: "DO-2105",
		name: { cs: "Dětská paruka s copem Princezna", en: "Children's princess wig with plait" },
		description: {
			cs:
				"Blonďatý cop dlouhý 60 cm s vpletenými kytičkami na lehké čelence s vlásky kolem obličeje. Není to těsná čepice, dětem pod ní není horko. " +
				"Vhodné od tří let, obal je kvůli hygieně zatavený a po otevření nelze paruku vrátit.",
			en:
				"A 60 cm blonde plait woven with flowers on a light headband with hair round the face. It is not a tight cap, so children stay cool. From " +
				"three years; sealed for hygiene and not returnable once opened.",
		},
		price: 259,
		brand: "rubato",
		categories: ["paruky", "princezny"],
		attributes: {
			barva: "zluta",
			motiv: ["princezny", "pohadky"],
			material: "polyester",
			velikost: "univerzalni",
			vek: ["3-5", "6-8"],
		},
		labels: ["new"],
		pictures: [{ layout: "single", pieces: [{ art: "art:braid", color: "#f2cf6b", color2: "#f29ac2" }] }],
		popularity: 66,
		addedDaysAgo: 11,
	},
	{
		code: "DO-2106",
		name: { cs: "Mikulášská paruka s vousy a obočím", en: "St Nicholas wig, beard and eyebrows" },
		description: {
			cs:
				"Bílá vlnitá paruka, dlouhý plnovous na gumě a samolepicí obočí. Vousy mají vystřižený otvor na ústa, aby Mikulášovi bylo rozumět i při " +
				"čtení z Knihy hříchů. Po sezoně lze opatrně vyprat v ruce; z hygienických důvodů nevracíme rozbalené.",
			en:
				"A white wavy wig, a long full beard on elastic and self-adhesive eyebrows. The beard has a cut-out for the mouth, so St Nicholas can be " +
				"understood when reading from his Book of Sins. Hand wash gently after the season; for hygiene reasons opened sets cannot be returned.",
		},
		price: 399,
		sale: 349,
		brand: "maskara",
		categories: ["paruky", "cert-a-mikulas"],
		attributes: { barva: "bila", motiv: "mikulas", material: "polyester", velikost: "univerzalni", vek: "dospeli" },
		pictures: [
			{
				layout: "set",
				pieces: [
					{ art: "art:wig", color: "#f4f3ef" },
					{ art: "art:moustache", color: "#f4f3ef" },
					{ art: "art:mitre", color: "#b81d2f", color2: "#e0b23c" },
				],
			},
		],
		popularity: 80,
	},
	{
		code: "DO-2107",
		name: { cs: "Paruka Pirát s šátkem a copánky", en: "Pirate wig with bandana and braids" },
		description: {
			cs:
				"Tmavě hnědé dredy s korálky a našitým červeným šátkem, který drží vše na místě. Sedí samostatně i pod třírohým kloboukem. Balíme do " +
				"uzavřeného sáčku a otevřenou nepřijímáme zpět.",
			en:
				"Dark brown dreadlocks with beads and a sewn-on red bandana that keeps everything in place. It works alone or under a tricorn. Sealed in a " +
				"bag and not returnable once opened.",
		},
		price: 349,
		brand: "rubato",
		categories: ["paruky", "pirati"],
		attributes: {
			barva: ["hneda", "cervena"],
			motiv: "pirati",
			material: "polyester",
			velikost: "univerzalni",
			vek: "dospeli",
		},
		pictures: [{ layout: "single", pieces: [{ art: "art:dreads", color: "#4a2f22", color2: "#c8203f" }] }],
		stock: "branches",
		popularity: 42,
	},
];
