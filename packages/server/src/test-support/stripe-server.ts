// Long because it answers each call of Stripe that we make, in the shapes that Stripe publishes.
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type FakeEvent, type StripeWorld, stripeWorld } from "./stripe-world.ts";

export const STRIPE_KEY = "sk_test_local_4eC39HqLyjWDarjtT1zdp7dc";
export const WEBHOOK_SECRET = "whsec_local_test";

/** The header by which Stripe signs: time and digest of time and bytes. */
export const signatureOf = (
  payload: string,
  { secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000) } = {},
): string => `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex")}`;

export interface StripeServer {
  readonly url: string;
  readonly world: StripeWorld;
  /** Paths that were called, with their method. */
  readonly calls: string[];
  readonly authorizations: Set<string>;
  /** Returns nothing but failures while set. */
  setAway(isAway: boolean): void;
  /** Sends each report to this address as it happens, as Stripe does. */
  reportTo(url: string): void;
  close(): Promise<void>;
}

class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}
const missing = (): Refusal => new Refusal(404, "invalid_request_error", "No such object");

const bodyOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString("utf8")));
};

const listOf = (url: string, data: readonly unknown[]) => ({ object: "list", url, has_more: false, data });

type Answer = unknown;
type Handler = (world: StripeWorld, given: Record<string, string>, id: string) => Answer;

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw missing();
  return value;
};

const withSchedule = (world: StripeWorld, id: string, isExpanded: boolean) => {
  const one = found(world.subscriptions.get(id));
  return isExpanded && one.schedule !== null ? { ...one, schedule: world.schedules.get(one.schedule) } : one;
};

const updateSubscription: Handler = (world, given, id) => {
  const one = found(world.subscriptions.get(id));
  const next = found(world.priceById(given["items[0][price]"] ?? ""));
  const lines = world.linesOf(one, next, Number(given.proration_date ?? world.now()));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (world.card.isDeclined && total > 0) {
    one.pending_update = { expires_at: world.now() + 23 * 3600 };
    world.invoiceOf(one, lines, "open");
    return one;
  }
  const item = one.items.data[0]!;
  if (next.recurring.interval !== item.price.recurring.interval) {
    item.current_period_start = world.now();
    item.current_period_end = world.now() + (next.recurring.interval === "year" ? 365 : 30) * 86_400;
  }
  item.price = next;
  world.invoiceOf(one, lines, "paid");
  world.report("customer.subscription.updated", one);
  return one;
};

const updateSchedule: Handler = (world, given, id) => {
  const schedule = found(world.schedules.get(id));
  const [running] = schedule.phases;
  schedule.phases = [
    running!,
    {
      items: [{ price: given["phases[1][items][0][price]"]!, quantity: 1 }],
      start_date: running!.end_date,
      end_date: running!.end_date + 30 * 86_400,
    },
  ];
  world.report("subscription_schedule.updated", {
    ...schedule,
    customer: world.subscriptions.get(schedule.subscription)!.customer,
  });
  return schedule;
};

const createSchedule: Handler = (world, given) => {
  const one = found(world.subscriptions.get(given.from_subscription ?? ""));
  const item = one.items.data[0]!;
  const phase = { start_date: item.current_period_start, end_date: item.current_period_end };
  const schedule = {
    id: world.nextId("sub_sched"),
    object: "subscription_schedule" as const,
    subscription: one.id,
    current_phase: phase,
    phases: [{ ...phase, items: [{ price: item.price.id, quantity: 1 }] }],
  };
  world.schedules.set(schedule.id, schedule);
  one.schedule = schedule.id;
  return schedule;
};

const handlers: Readonly<Record<string, Handler>> = {
  "GET prices": ({ prices }) =>
    listOf(
      "/v1/prices",
      prices.filter(({ active }) => active),
    ),
  "GET prices/:id": ({ priceById }, _, id) => found(priceById(id)),
  "POST customers": ({ customers, nextId }, given) => {
    const made = { id: nextId("cus"), object: "customer" as const, name: given.name, metadata: {} };
    customers.set(made.id, made);
    return made;
  },
  "POST checkout/sessions": ({ openSession }, given) => openSession(given),
  "GET checkout/sessions/:id": ({ sessions }, _, id) => found(sessions.get(id)),
  "POST checkout/sessions/:id/expire": ({ sessions }, _, id) => {
    const session = found(sessions.get(id));
    if (session.status !== "open")
      throw new Refusal(400, "invalid_request_error", "This session is not open");
    session.status = "expired";
    return session;
  },
  "GET subscriptions": (world, { customer, "expand[0]": expand }) =>
    listOf(
      "/v1/subscriptions",
      [...world.subscriptions.values()]
        .filter((one) => one.customer === customer)
        .map(({ id }) => withSchedule(world, id, expand === "data.schedule")),
    ),
  "GET subscriptions/:id": (world, _, id) => withSchedule(world, id, false),
  "POST subscriptions/:id": updateSubscription,
  "POST subscription_schedules": createSchedule,
  "GET subscription_schedules/:id": ({ schedules }, _, id) => found(schedules.get(id)),
  "POST subscription_schedules/:id": updateSchedule,
  "POST subscription_schedules/:id/release": (world, _, id) => {
    const schedule = found(world.schedules.get(id));
    found(world.subscriptions.get(schedule.subscription)).schedule = null;
    return schedule;
  },
  "POST invoices/create_preview": (world, given) => {
    const one = found(world.subscriptions.get(given.subscription ?? ""));
    const next = found(world.priceById(given["subscription_details[items][0][price]"] ?? ""));
    const lines = world.linesOf(one, next, Number(given["subscription_details[proration_date]"]));
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    return { object: "invoice", total, amount_due: Math.max(0, total), lines: listOf("/v1/invoices", lines) };
  },
  "POST invoices/:id/void": (world, _, id) => {
    const invoice = found(world.invoices.get(id));
    invoice.status = "void";
    found(world.subscriptions.get(invoice.subscription)).pending_update = null;
    return invoice;
  },
  "POST billing_portal/sessions": ({ nextId }, given) => ({
    id: nextId("bps"),
    object: "billing_portal.session",
    customer: given.customer,
    return_url: given.return_url,
  }),
};

const isId = (part: string): boolean => /^[a-z]+(_[a-z]+)*_(\d+|team_\d+_(month|year)|unknown)$/.test(part);

const routeOf = (
  method: string,
  path: string,
): { readonly handler: Handler | undefined; readonly id: string } => {
  const parts = path.replace(/^\/v1\//, "").split("/");
  const id = parts.find(isId) ?? "";
  return { handler: handlers[`${method} ${parts.map((part) => (isId(part) ? ":id" : part)).join("/")}`], id };
};

/** A page with one button, as people meet them at Stripe. */
const page = (title: string, action: string, button: string, back: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>
  <form method="post" action="${action}"><button>${button}</button></form><a href="${back}">Back</a></main></html>`;

/** A local server that speaks the calls of Stripe that are made here, and has a payment page and a portal. */
export const startStripeServer = async (): Promise<StripeServer> => {
  let url = "";
  let isAway = false;
  let target: string | undefined;
  let reported = 0;
  const world = stripeWorld(() => url);
  const calls: string[] = [];
  const authorizations = new Set<string>();
  const repeated = new Map<string, unknown>();
  const returns = new Map<string, string>();

  const deliver = async (event: FakeEvent): Promise<void> => {
    const payload = JSON.stringify(event);
    await fetch(target!, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signatureOf(payload) },
      body: payload,
    });
  };
  const deliverAll = async (): Promise<void> => {
    if (target === undefined) return;
    const waiting = world.events.slice(reported);
    reported = world.events.length;
    for (const event of waiting) await deliver(event);
  };

  const answerApi = async (request: IncomingMessage, path: URL): Promise<unknown> => {
    calls.push(`${request.method} ${path.pathname}`);
    authorizations.add(request.headers.authorization ?? "");
    const given = { ...Object.fromEntries(path.searchParams), ...(await bodyOf(request)) };
    if (isAway) throw new Refusal(500, "api_error", "away");
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      throw new Refusal(401, "invalid_request_error", "Invalid API Key");
    const key = request.headers["idempotency-key"];
    if (request.method === "POST" && typeof key === "string" && repeated.has(key)) return repeated.get(key);
    const { handler, id } = routeOf(request.method ?? "", path.pathname);
    if (handler === undefined) throw missing();
    const answer = handler(world, given, id) as Record<string, unknown>;
    if (path.pathname === "/v1/billing_portal/sessions") {
      returns.set(String(given.customer), String(given.return_url));
      answer.url = `${url}/portal/${given.customer}`;
    }
    const shown = structuredClone(answer);
    if (request.method === "POST" && typeof key === "string") repeated.set(key, shown);
    return shown;
  };

  /** What people press. Reports have arrived before they are led back. */
  const answerPage = async (request: IncomingMessage, path: URL, response: ServerResponse): Promise<void> => {
    const [, kind, id = ""] = path.pathname.split("/");
    const isPressed = request.method === "POST";
    const customer = [...world.subscriptions.values()].filter((one) => one.customer === id);
    if (kind === "pay") {
      const session = found(world.sessions.get(id));
      if (!isPressed) {
        response.end(page("Pay", path.pathname, "Pay", session.cancelUrl));
        return;
      }
      world.pay(id);
      await deliverAll();
      response.writeHead(303, { location: session.successUrl }).end();
      return;
    }
    const back = returns.get(id) ?? "/";
    if (!isPressed) {
      response.end(page("Portal", path.pathname, "Cancel subscription", back));
      return;
    }
    world.cancelInPortal(found(customer.at(-1)).id);
    await deliverAll();
    response.writeHead(303, { location: back }).end();
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", url);
    const answer = async (): Promise<void> => {
      if (!path.pathname.startsWith("/v1/")) {
        response.setHeader("content-type", "text/html; charset=utf-8");
        await answerPage(request, path, response);
        return;
      }
      const body = await answerApi(request, path);
      response.writeHead(200, { "content-type": "application/json", "request-id": "req_local" });
      response.end(JSON.stringify(body));
      await deliverAll();
    };
    answer().catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : new Refusal(500, "api_error", String(error));
      response.writeHead(refusal.status, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { type: refusal.type, message: refusal.message } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    world,
    calls,
    authorizations,
    setAway(next) {
      isAway = next;
    },
    reportTo(next) {
      target = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
