import type { Env } from "../env.ts";
import type { Shop } from "../shop.ts";
export async function sendOrderMail(_shop: Shop, _env: Env, _job: { orderId: number; jobId: string }): Promise<void> {}
