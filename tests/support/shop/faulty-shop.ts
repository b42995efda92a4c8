import { createTestDatabase } from "../database/test-database.ts";
import { aFaultyServer, type FaultyServer } from "../servers/faulty-server.ts";
import { openTestShop, type TestShop } from "./test-shop.ts";

/** A shop on a fresh database behind a network that fails as it is told. Closing the shop closes the network. */
export async function openFaultyShop(
	options: Parameters<typeof openTestShop>[0],
): Promise<{ network: FaultyServer; testShop: TestShop }> {
	const database = await createTestDatabase();
	const network = await aFaultyServer(database.url);
	const drop = () => network.close().then(() => database.drop());
	return { network, testShop: await openTestShop({ ...options, database: { url: network.url, drop } }) };
}
