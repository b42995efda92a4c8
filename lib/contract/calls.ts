/**
 * Types of request and reply for every call, by name such as "PUT /cart/{cartId}". Types alone, so that the browser
 * loads no schema with them.
 */
import type { z } from "zod";
import type * as account from "./routes/account.ts";
import type * as accountOrders from "./routes/account-orders.ts";
import type * as address from "./routes/address.ts";
import type * as cart from "./routes/cart.ts";
import type * as catalogue from "./routes/catalogue.ts";
import type * as changes from "./routes/changes.ts";
import type * as company from "./routes/company.ts";
import type * as content from "./routes/content.ts";
import type * as delivery from "./routes/delivery.ts";
import type * as document from "./routes/document.ts";
import type * as influencer from "./routes/influencer.ts";
import type * as lists from "./routes/lists.ts";
import type * as newsletter from "./routes/newsletter.ts";
import type * as order from "./routes/order.ts";
import type * as party from "./routes/party.ts";
import type * as payment from "./routes/payment.ts";
import type * as request from "./routes/request.ts";
import type * as review from "./routes/review.ts";
import type * as satisfaction from "./routes/satisfaction.ts";
import type * as search from "./routes/search.ts";
import type * as store from "./routes/store.ts";
import type * as vitals from "./routes/vitals.ts";
import type * as voucher from "./routes/voucher.ts";
import type * as watchdog from "./routes/watchdog.ts";
import type * as written from "./routes/written.ts";

type File =
	| typeof account
	| typeof accountOrders
	| typeof address
	| typeof cart
	| typeof catalogue
	| typeof changes
	| typeof company
	| typeof content
	| typeof delivery
	| typeof document
	| typeof influencer
	| typeof lists
	| typeof newsletter
	| typeof order
	| typeof party
	| typeof payment
	| typeof request
	| typeof review
	| typeof satisfaction
	| typeof search
	| typeof store
	| typeof vitals
	| typeof voucher
	| typeof watchdog
	| typeof written;

type Exported<Module> = Module extends unknown ? Module[keyof Module] : never;
type Route = Extract<Exported<File>, { method: string; path: string; request: unknown; responses: unknown }>;
type NameOf<R extends Route> = `${Uppercase<R["method"]>} ${R["path"]}`;

/** A value in an address: digits may be given as a number; where a schema accepts anything, its output type is taken. */
type Word<Input, Output> = unknown extends Input ? Output : number extends Output ? Input | number : Input;
type Words<Schema extends z.ZodType> = {
	[Key in keyof z.input<Schema>]: Word<z.input<Schema>[Key], z.output<Schema>[Key & keyof z.output<Schema>]>;
};

/** A part of a request is optional when all its fields are. */
type Part<Name extends string, Value> =
	Record<never, never> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

type Params<Request> = Request extends { params: infer Schema extends z.ZodType }
	? Part<"params", Words<Schema>>
	: { params?: never };
type Query<Request> = Request extends { query: infer Schema extends z.ZodType }
	? Part<"query", Words<Schema>>
	: { query?: never };
type Headers<Request> = Request extends { headers: infer Schema extends z.ZodType }
	? Part<"headers", z.input<Schema>>
	: { headers?: never };
type Body<Request> = Request extends {
	body: { content: { "application/json": { schema: infer Schema extends z.ZodType } } };
}
	? { body: z.input<Schema> }
	: { body?: never };
type Question<Request> = Params<Request> & Query<Request> & Headers<Request> & Body<Request>;

type Answer<Responses> = Responses[keyof Responses];
/** `never` for a call that answers with a file. */
type JsonOf<R extends Route> =
	Answer<R["responses"]> extends { content: { "application/json": { schema: infer Schema extends z.ZodType } } }
		? z.output<Schema>
		: never;

type Questions = { [R in Route as NameOf<R>]: Question<R["request"]> };
type Replies = { [R in Route as [JsonOf<R>] extends [never] ? never : NameOf<R>]: JsonOf<R> };

/** A call that answers with JSON. */
export type CallName = keyof Replies;
/** A call that answers with a file. */
export type FileCallName = Exclude<keyof Questions, CallName>;
/** A GET that answers with JSON. */
export type ReadName = Extract<CallName, `GET ${string}`>;

/** The request: `params` and `query` of the address, `headers` and `body`, as their schemas accept them. */
export type CallQuestion<Name extends CallName | FileCallName> = Questions[Name];
/** The reply, as its schema outputs it. */
export type CallReply<Name extends CallName> = Replies[Name];

/** A client's arguments after the call's name: the request with the client's options; no argument where none is needed. */
export type Asked<Question, Options = unknown> =
	Record<never, never> extends Question ? [asked?: Question & Options] : [asked: Question & Options];
