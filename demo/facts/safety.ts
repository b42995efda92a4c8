import type { CategoryKey } from "./dictionary.ts";
import type { DemoText } from "./languages.ts";

/** Warnings by category as EN 71-1 and Art. 19 of Regulation (EU) 2023/988 want them; a leaf without one has its parent's. */
export const SAFETY: Partial<Record<CategoryKey, DemoText>> = {
	balonky: {
		cs: "Upozornění: Děti mladší 8 let se mohou udusit nenafouknutými nebo prasklými balónky, je nutný dohled dospělé osoby. Nenafouknuté balónky uchovávejte mimo dosah dětí, prasklé ihned zlikvidujte. Stuhy a drobné díly nepatří dětem do 3 let do rukou.",
		en: "Warning: Children under 8 years can choke or suffocate on uninflated or broken balloons; adult supervision required. Keep uninflated balloons from children and discard broken ones at once. Keep ribbons and small parts away from children under 3 years.",
	},
	"latexove-balonky": {
		cs: "Upozornění: Děti mladší 8 let se mohou udusit nenafouknutými nebo prasklými balónky, je nutný dohled dospělé osoby. Nenafouknuté balónky uchovávejte mimo dosah dětí, prasklé ihned zlikvidujte. K nafukování používejte pumpičku. Vyrobeno z přírodního latexu, který může vyvolat alergii.",
		en: "Warning: Children under 8 years can choke or suffocate on uninflated or broken balloons; adult supervision required. Keep uninflated balloons from children and discard broken ones at once. Use a pump to inflate. Made of natural rubber latex, which may cause allergies.",
	},
	"foliove-balonky": {
		cs: "Upozornění: Fólie vede elektrický proud, nepoužívejte balónek v blízkosti elektrického vedení a nevypouštějte jej venku. Naplněný heliem vždy přivažte k závaží a nepřefukujte ho, v teple plyn zvětšuje objem. Nenafouknutý balónek a stuhu uchovávejte mimo dosah dětí do 3 let, hrozí udušení a uškrcení.",
		en: "Warning: Foil conducts electricity; do not use the balloon near power lines and never release it outdoors. Filled with helium, always tie it to a weight, and do not overinflate, as the gas expands in heat. Keep the uninflated balloon and the ribbon away from children under 3 years: risk of suffocation and strangulation.",
	},
	"balonkova-cisla": {
		cs: "Upozornění: Fólie vede elektrický proud, nepoužívejte balónek v blízkosti elektrického vedení a nevypouštějte jej venku. Naplněný heliem přivažte k závaží; balónky označené „na vzduch“ heliem neplňte. Nenafouknutý balónek, brčko a stuhu uchovávejte mimo dosah dětí do 3 let.",
		en: "Warning: Foil conducts electricity; do not use the balloon near power lines and never release it outdoors. Filled with helium, tie it to a weight; do not fill balloons marked “for air” with helium. Keep the uninflated balloon, the straw and the ribbon away from children under 3 years.",
	},
	"balonkove-girlandy": {
		cs: "Upozornění: Děti mladší 8 let se mohou udusit nenafouknutými nebo prasklými balónky, je nutný dohled dospělé osoby. Nenafouknuté balónky, pásku a lepicí body uchovávejte mimo dosah dětí, prasklé balónky ihned zlikvidujte. Latexové balónky jsou z přírodního latexu, který může vyvolat alergii, fóliové nepatří k elektrickému vedení. Girlandu nevěšte nad svíčky, zářiče ani do únikových cest.",
		en: "Warning: Children under 8 years can choke or suffocate on uninflated or broken balloons; adult supervision required. Keep uninflated balloons, tape and glue dots from children and discard broken balloons at once. Latex balloons are made of natural rubber latex, which may cause allergies; keep foil ones away from power lines. Do not hang the garland above candles or heaters or across escape routes.",
	},
	"helium-a-doplnky": {
		cs: "Upozornění: Helium nikdy nevdechujte, vytěsňuje kyslík a může způsobit bezvědomí i smrt. Láhev obsahuje plyn pod tlakem, chraňte ji před sluncem a teplotou nad 50 °C, nepropichujte ji, plňte ve větrané místnosti a uchovávejte mimo dosah dětí. Pumpičky, gel, stuhy a závaží nejsou hračky a obsahují části, které mohou malé děti spolknout.",
		en: "Warning: Never inhale helium; it displaces oxygen and can cause unconsciousness or death. The cylinder contains gas under pressure: protect it from sunlight and temperatures above 50 °C, do not pierce it, fill balloons in a ventilated room and keep it out of the reach of children. Pumps, gel, ribbons and weights are not toys and contain parts that small children may swallow.",
	},
	kostymy: {
		cs: "Upozornění: Držte mimo oheň. Kostým nenoste v blízkosti svíček, prskavek ani otevřeného ohniště. Nevhodné pro děti do 3 let, obsahuje malé části, hrozí vdechnutí.",
		en: "Warning: Keep away from fire. Do not wear the costume near candles, sparklers or an open fire. Not suitable for children under 3 years: small parts, choking hazard.",
	},
	"detske-kostymy": {
		cs: "Upozornění: Držte mimo oheň. Nevhodné pro děti do 3 let, obsahuje malé části a šňůrky, hrozí vdechnutí a uškrcení. Používejte pod dohledem dospělé osoby, plášť ani šátek nenoste na prolézačkách. Přilby, masky a štíty jsou jen hra, neposkytují ochranu.",
		en: "Warning: Keep away from fire. Not suitable for children under 3 years: small parts and cords, choking and strangulation hazard. Use under adult supervision and do not wear capes or scarves on climbing frames. Helmets, masks and shields are for play only and give no protection.",
	},
	"damske-kostymy": {
		cs: "Upozornění: Držte mimo oheň, lehké látky, tyl a třásně se snadno vznítí. Dlouhá sukně nebo vlečka může na schodech způsobit pád. Kostým není hračka, drobné ozdoby uchovávejte mimo dosah dětí do 3 let.",
		en: "Warning: Keep away from fire; light fabrics, tulle and fringes catch fire easily. A long skirt or train can cause a fall on stairs. The costume is not a toy; keep small trimmings away from children under 3 years.",
	},
	"panske-kostymy": {
		cs: "Upozornění: Držte mimo oheň, vycpávky, plyš a umělé vousy se snadno vznítí. Masku a paruku si při řízení a na schodech sundejte, omezují výhled. Kostým není hračka, drobné části uchovávejte mimo dosah dětí do 3 let.",
		en: "Warning: Keep away from fire; padding, plush and false beards catch fire easily. Take off masks and wigs when driving and on stairs, as they limit your view. The costume is not a toy; keep small parts away from children under 3 years.",
	},
	doplnky: {
		cs: "Upozornění: Držte mimo oheň. Nevhodné pro děti do 3 let, obsahuje malé části, hrozí vdechnutí. Děti nenechávejte doplněk používat bez dohledu a při podráždění kůže jej přestaňte nosit.",
		en: "Warning: Keep away from fire. Not suitable for children under 3 years: small parts, choking hazard. Do not let children use the accessory unsupervised, and stop wearing it if the skin becomes irritated.",
	},
	masky: {
		cs: "Upozornění: Maska neposkytuje žádnou ochranu a omezuje výhled, nenoste ji při jízdě na kole, při řízení ani v provozu. Držte mimo oheň. Nevhodné pro děti do 3 let, hrozí udušení a vdechnutí malých částí. Latexové masky obsahují přírodní latex, který může vyvolat alergii.",
		en: "Warning: The mask gives no protection and limits your view; do not wear it when cycling, driving or in traffic. Keep away from fire. Not suitable for children under 3 years: suffocation hazard, small parts. Latex masks contain natural rubber latex, which may cause allergies.",
	},
	paruky: {
		cs: "Upozornění: Držte mimo oheň, umělé vlasy se snadno vznítí; nepoužívejte kulmu ani fén. Nevhodné pro děti do 3 let, hrozí vdechnutí uvolněných vláken. Při podráždění kůže paruku sundejte.",
		en: "Warning: Keep away from fire; synthetic hair catches fire easily. Do not use curling tongs or a hairdryer. Not suitable for children under 3 years: loose fibres, choking hazard. Take the wig off if the skin becomes irritated.",
	},
	klobouky: {
		cs: "Upozornění: Držte mimo oheň. Nevhodné pro děti do 3 let, obsahuje malé části a gumičku, hrozí vdechnutí a uškrcení. Neposkytuje ochranu hlavy. U svítících čelenek uchovávejte baterie mimo dosah dětí, při spolknutí ihned vyhledejte lékaře.",
		en: "Warning: Keep away from fire. Not suitable for children under 3 years: small parts and elastic, choking and strangulation hazard. Gives no protection to the head. With light-up headbands keep the batteries from children; if swallowed, see a doctor at once.",
	},
	liceni: {
		cs: "Upozornění: Den předem vyzkoušejte na malé ploše předloktí a při podráždění nepoužívejte. Vyhněte se očím, rtům a poraněné kůži, při zasažení očí vypláchněte vodou. Nevhodné pro děti do 3 let, starší děti líčí dospělý. Tekutý latex může vyvolat alergii a nepatří na obočí ani do vlasů.",
		en: "Warning: Test on a small patch of the forearm the day before and do not use if it irritates. Avoid eyes, lips and broken skin; if it gets into the eyes, rinse with water. Not suitable for children under 3 years; older children should be made up by an adult. Liquid latex may cause allergies and must not touch eyebrows or hair.",
	},
	rekvizity: {
		cs: "Upozornění: Držte mimo oheň, peří a tyl se snadno vznítí. Nevhodné pro děti do 3 let, obsahuje malé části a dlouhé šňůry, hrozí vdechnutí a uškrcení. Šavlí, vidlemi ani hůlkou nemiřte na obličej. Boa ani řetěz neutahujte kolem krku.",
		en: "Warning: Keep away from fire; feathers and tulle catch fire easily. Not suitable for children under 3 years: small parts and long cords, choking and strangulation hazard. Do not point sabres, pitchforks or wands at faces. Do not tighten boas or chains round the neck.",
	},
	stolovani: {
		cs: "Upozornění: Nevhodné do mikrovlnné a běžné trouby, držte mimo otevřený oheň. Obaly a sáčky nepatří dětem na hraní, hrozí udušení.",
		en: "Warning: Not for microwaves or ovens; keep away from open flames. Do not let children play with the packaging and bags: risk of suffocation.",
	},
	"taliry-a-misky": {
		cs: "Upozornění: Nevhodné do mikrovlnné a běžné trouby, držte mimo otevřený oheň. Určeno k jednorázovému použití; horká jídla podávejte jen do teploty uvedené v popisu. Dřevěné a ostré příbory nedávejte dětem do 3 let.",
		en: "Warning: Not for microwaves or ovens; keep away from open flames. For single use; serve hot food only up to the temperature given in the description. Do not give wooden or sharp cutlery to children under 3 years.",
	},
	"kelimky-a-brcka": {
		cs: "Upozornění: Nevhodné do mikrovlnné trouby. Horký nápoj nalévejte jen do kelímků, které jsou k tomu podle popisu určené, hrozí opaření. Děti do 3 let nenechávejte pít brčkem bez dohledu. Prasklé plastové flétny vyhoďte, mají ostré hrany.",
		en: "Warning: Not for microwaves. Pour hot drinks only into cups described as suitable for them: risk of scalding. Do not let children under 3 years drink through a straw unsupervised. Discard cracked plastic flutes, as their edges are sharp.",
	},
	"ubrousky-a-ubrusy": {
		cs: "Upozornění: Držte mimo oheň, ubrousky ani ubrus nenechávejte v dosahu hořících svíček. Na fóliový ubrus nestavte horké nádoby. Obal nepatří dětem na hraní, hrozí udušení.",
		en: "Warning: Keep away from fire; keep napkins and tablecloths clear of burning candles. Do not put hot dishes on a plastic tablecloth. Do not let children play with the packaging: risk of suffocation.",
	},
	dekorace: {
		cs: "Upozornění: Dekorace, není hračka. Věšte ji mimo dosah malých dětí, svíček a topidel a mimo únikové cesty. Malé části a šňůry nepatří dětem do 3 let, hrozí vdechnutí a uškrcení.",
		en: "Warning: Decoration, not a toy. Hang it out of the reach of small children, away from candles and heaters and clear of escape routes. Keep small parts and cords from children under 3 years: choking and strangulation hazard.",
	},
	girlandy: {
		cs: "Upozornění: Dekorace, není hračka. Šňůru věšte mimo dosah malých dětí, hrozí uškrcení, a mimo svíčky, žárovky a topidla. Světelnou girlandu s poškozeným kabelem nebo žárovkou nezapínejte; venku ji používejte, jen dovoluje-li to popis.",
		en: "Warning: Decoration, not a toy. Hang the cord out of the reach of small children, risk of strangulation, and away from candles, bulbs and heaters. Do not switch on a light garland with a damaged cable or bulb; use it outdoors only if the description allows it.",
	},
	lampiony: {
		cs: "Upozornění: Do papírového lampionu patří jen LED světýlko, nikdy svíčka, čajová svíčka ani žárovka. Lampion není určen k vypouštění. Knoflíkové baterie uchovávejte mimo dosah dětí; při podezření na spolknutí ihned vyhledejte lékaře. Dekorace, není hračka.",
		en: "Warning: Use only an LED light in a paper lantern, never a candle, a tea light or a bulb. The lantern is not made for releasing into the sky. Keep button batteries from children; if you suspect one was swallowed, see a doctor at once. Decoration, not a toy.",
	},
	konfety: {
		cs: "Upozornění: Vystřelovací tubu držte od těla, nikdy nemiřte na lidi, zvířata ani svítidla a nestřílejte u otevřeného ohně. Tuba obsahuje stlačený vzduch, manipulovat s ní smí jen dospělý a po selhání ji znovu neotáčejte. Konfety nejsou k jídlu a nepatří dětem do 3 let. Po rozsypání hrozí uklouznutí.",
		en: "Warning: Hold the cannon away from your body, never aim at people, animals or lights and do not fire it near open flames. It contains compressed air: only adults may handle it, and do not twist it again after a misfire. Confetti is not edible and not for children under 3 years. Scattered confetti can be slippery.",
	},
	fotokoutek: {
		cs: "Upozornění: Rekvizity na tyčce nepatří dětem do 3 let, tyčka může poranit oko. S rekvizitou neběhejte. Fóliový závěs držte mimo oheň a světla a věšte ho tak, aby se do něj děti nemohly zamotat.",
		en: "Warning: Props on sticks are not for children under 3 years; the stick can injure an eye. Do not run with a prop. Keep foil curtains away from fire and lights and hang them so that children cannot get tangled.",
	},
	"dort-a-hry": {
		cs: "Upozornění: Používejte pod dohledem dospělé osoby. Nevhodné pro děti do 3 let, obsahuje malé části, hrozí vdechnutí. Svíčky a zápichy před podáváním z dortu vyjměte.",
		en: "Warning: Use under adult supervision. Not suitable for children under 3 years: small parts, choking hazard. Take candles and toppers out of the cake before serving.",
	},
	"svicky-na-dort": {
		cs: "Upozornění: Hořící svíčku nikdy nenechávejte bez dozoru, zapalujte ji mimo dosah dětí a hořlavých věcí. Prskavkové svíčky zapaluje dospělý na délku paže, nikdy ne v ruce; po dohoření zůstávají horké. Svíčky, držáky a zápichy nejsou k jídlu, před podáváním je vyjměte.",
		en: "Warning: Never leave a burning candle unattended; light it out of the reach of children and away from anything flammable. Sparkler candles must be lit by an adult at arm's length, never held in the hand; they stay hot after burning out. Candles, holders and toppers are not edible; remove them before serving.",
	},
	pinaty: {
		cs: "Upozornění: Rozbíjejte jen pod dohledem dospělé osoby, ostatní stojí nejméně 2 m od hráče a sladkosti sbírají, až když hůl leží na zemi. Nevhodné pro děti do 3 let, obsahuje malé části a provázek, hrozí vdechnutí a uškrcení. Do náplně pro malé děti nedávejte tvrdé bonbony ani drobné hračky.",
		en: "Warning: Hit only under adult supervision; everyone else stands at least 2 m from the player and collects sweets only when the stick is on the ground. Not suitable for children under 3 years: small parts and cord, choking and strangulation hazard. Do not fill it with hard sweets or tiny toys for small children.",
	},
	"hry-a-darky": {
		cs: "Upozornění: Nevhodné pro děti do 3 let, obsahuje malé části, hrozí vdechnutí. Používejte pod dohledem dospělé osoby. Bublifuk nepijte a chraňte před ním oči; u sladkostí čtěte složení kvůli alergenům.",
		en: "Warning: Not suitable for children under 3 years: small parts, choking hazard. Use under adult supervision. Do not drink bubble mixture and keep it out of the eyes; with sweets, check the ingredients for allergens.",
	},
	"hry-18": {
		cs: "Upozornění: Pouze pro osoby starší 18 let, uchovávejte mimo dosah dětí. Hry lze hrát bez alkoholu; pokud pijete, pijte s mírou a neřiďte. Nikoho nenuťte k úkolu, který odmítne.",
		en: "Warning: Only for people over 18; keep out of the reach of children. The games can be played without alcohol; if you drink, drink in moderation and do not drive. Never press anyone into a task they refuse.",
	},
	temata: {
		cs: "Upozornění: Výzdobu a převleky držte mimo oheň. Nevhodné pro děti do 3 let, obsahuje malé části a šňůry, hrozí vdechnutí a uškrcení. Jsou-li v balení balónky, mohou se jimi děti do 8 let udusit, je nutný dohled dospělé osoby.",
		en: "Warning: Keep decorations and costumes away from fire. Not suitable for children under 3 years: small parts and cords, choking and strangulation hazard. If the pack contains balloons, children under 8 years can choke or suffocate on them; adult supervision required.",
	},
	halloween: {
		cs: "Upozornění: Dekorace, není hračka. Držte mimo oheň, pavučina, gáza a papír se snadno vznítí; do svítících dýní nevkládejte svíčku. Umělou pavučinu nevěšte venku v zeleni, chytají se do ní ptáci. Malé části a baterie nepatří dětem do 3 let.",
		en: "Warning: Decoration, not a toy. Keep away from fire, as cobweb, gauze and paper catch fire easily; never put a candle in light-up pumpkins. Do not hang artificial cobweb in outdoor greenery, where it traps birds. Keep small parts and batteries from children under 3 years.",
	},
	"cert-a-mikulas": {
		cs: "Upozornění: Držte mimo oheň, vousy, kožešina a juta se snadno vznítí. Nevhodné pro děti do 3 let, obsahuje malé části a dlouhý řetěz, hrozí vdechnutí a uškrcení. Pytel dětem nikdy nenavlékejte na hlavu.",
		en: "Warning: Keep away from fire; beards, fur and jute catch fire easily. Not suitable for children under 3 years: small parts and a long chain, choking and strangulation hazard. Never put the sack over a child's head.",
	},
	silvestr: {
		cs: "Upozornění: Jen pod dohledem dospělé osoby. Vystřelovací konfety nemiřte na lidi, zvířata ani svítidla, prskavky zapalujte na délku paže mimo hořlavé věci a nechte je vychladnout. Frkačky a drobné ozdoby nepatří dětem do 3 let.",
		en: "Warning: Only under adult supervision. Do not aim confetti cannons at people, animals or lights; light sparklers at arm's length away from anything flammable and let them cool. Blowers and small trimmings are not for children under 3 years.",
	},
	rozlucka: {
		cs: "Upozornění: Určeno pro dospělé, není hračka. Závojíčky, šerpy a výzdobu držte mimo oheň. Alkohol pijte s mírou a po něm neřiďte; hry pro dospělé uchovávejte mimo dosah dětí.",
		en: "Warning: Intended for adults, not a toy. Keep veils, sashes and decorations away from fire. Drink in moderation and do not drive afterwards; keep adult games out of the reach of children.",
	},
	miminko: {
		cs: "Upozornění: Dekorace pro dospělé a starší děti, není hračka pro miminko. Nevhodné pro děti do 3 let, obsahuje malé části a šňůry, hrozí vdechnutí a uškrcení. Výzdobu nevěšte nad postýlku ani na kočárek. Nenafouknuté a prasklé balónky uchovávejte mimo dosah dětí do 8 let.",
		en: "Warning: Decoration for adults and older children, not a toy for a baby. Not suitable for children under 3 years: small parts and cords, choking and strangulation hazard. Do not hang it above a cot or on a pram. Keep uninflated and broken balloons from children under 8 years.",
	},
	sady: {
		cs: "Upozornění: Nevhodné pro děti do 3 let, obsahuje malé části, hrozí vdechnutí. Jsou-li v sadě balónky, mohou se jimi děti do 8 let udusit, je nutný dohled dospělé osoby. Papírové nádobí nepatří do mikrovlnné trouby, ubrousky a výzdobu držte mimo oheň.",
		en: "Warning: Not suitable for children under 3 years: small parts, choking hazard. If the set contains balloons, children under 8 years can choke or suffocate on them; adult supervision required. Do not microwave paper tableware, and keep napkins and decorations away from fire.",
	},
	"sady-stolovani": {
		cs: "Upozornění: Nevhodné do mikrovlnné a běžné trouby, ubrousky a ubrus držte mimo hořící svíčky. Určeno k jednorázovému použití; horká jídla podávejte jen do teploty uvedené v popisu. Obaly a sáčky nepatří dětem na hraní, hrozí udušení.",
		en: "Warning: Not for microwaves or ovens; keep napkins and tablecloths clear of burning candles. For single use; serve hot food only up to the temperature given in the description. Do not let children play with the packaging and bags: risk of suffocation.",
	},
	"sady-oslavy": {
		cs: "Upozornění: Děti mladší 8 let se mohou udusit nenafouknutými nebo prasklými balónky, je nutný dohled dospělé osoby. Nenafouknuté balónky uchovávejte mimo dosah dětí, prasklé ihned zlikvidujte; latexové mohou vyvolat alergii. Girlandy a ubrousky držte mimo oheň, nádobí nepatří do mikrovlnné trouby. Malé části nejsou vhodné pro děti do 3 let.",
		en: "Warning: Children under 8 years can choke or suffocate on uninflated or broken balloons; adult supervision required. Keep uninflated balloons from children and discard broken ones at once; latex may cause allergies. Keep garlands and napkins away from fire and do not microwave the tableware. Small parts are not suitable for children under 3 years.",
	},
};
