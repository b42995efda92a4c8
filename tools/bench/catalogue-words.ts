/** Queries of the measurement, in words from the names of the test goods. */
import { lineName } from "#tools/generate/words/lines.ts";

/** Names of product lines: each in a thousandth of the goods or fewer. */
const RARE = [3, 40, 180, 420, 777, 1200, 1800, 2300, 2700, 2990].map(lineName);

export const SEARCHES: readonly string[] = [
	..."girlanda jednorožec,talíře dinosaurus,kostým pirát,maska netopýr,ubrousky srdce,piňata jednorožec".split(","),
	..."zlatá čelenka,konfety zlaté,šaty princezna,klobouk pirát,křídla motýl,modré kelímky 8 ks".split(","),
	..."vlaječky duha,plášť čarodějnice,svíčka číslo,závěs třpytivý,dortová ozdoba raketa,lampiony hvězdy".split(","),
	..."paruka,lampion,prskavka,omalovánky,ubrus,škraboška,bublifuk,diskokoule,kaktus,lenochod".split(","),
	// Misspelt, or without diacritics.
	..."grilanda,jednorozec,kostim,talire,ubrousk,lampoin,piňatta,princzna,dinosarus,škrabožka".split(","),
	...RARE,
	...RARE.map((line) => `girlanda ${line}`),
	..."ZB-0000007,zb 0000123,ZB-0000500".split(","),
];

export const COMMON_SEARCHES: readonly string[] =
	"balónek,balónky,balonky,BALÓNKY,balónků,balónkům,balónkem,balonek,Balónek,balónku".split(",");

const beginningsOf = (words: readonly string[]) =>
	words.flatMap((word) => [1, 2, 3, 4, 5, 6].map((length) => word.slice(0, length)));

export const BEGINNINGS: readonly string[] = beginningsOf([
	..."girlanda,jednorožec,kostým,maska,svíčka,talíře,piňata,lampion,dinosaurus,princezna,ubrousky".split(","),
	...RARE.slice(0, 3).map((line) => line.toLowerCase()),
]);

export const COMMON_BEGINNINGS: readonly string[] = beginningsOf(["balónek", "balonek", "Balónky"]);
