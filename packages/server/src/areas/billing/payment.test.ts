// Long because each way in which payment can fail is one case, on one lab.
import {
  freeQuotasAt,
  type PlanPrice,
  type PricePreview,
  type Subscription,
  type Team,
  type TeamPlan,
} from "@benchleaf/contract";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { services } from "../../composition-root.ts";
import {
  STRIPE_KEY,
  type StripeServer,
  signatureOf,
  startStripeServer,
  WEBHOOK_SECRET,
} from "../../test-support/stripe-server.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const DAY_MS = 24 * 60 * 60_000;
const STATUS = "/payment/subscription/status";

let lab: Lab;
let stripe: StripeServer;
const logged: string[] = [];
beforeAll(async () => {
  stripe = await startStripeServer();
  const log = pino({ level: "trace" }, { write: (line: string) => void logged.push(line) });
  lab = await buildLab({
    log,
    config: {
      stripe: { secretKey: STRIPE_KEY, webhookSecrets: ["whsec_old", WEBHOOK_SECRET], apiUrl: stripe.url },
      freeSeats: { atFirst: 3, perInvitation: 1, most: 20 },
    },
  });
  await lab.register("house");
});
afterAll(async () => {
  await lab.close();
  await stripe.close();
});
afterEach(() => {
  stripe.world.card.isDeclined = false;
  stripe.setAway(false);
});

const checkout = (owner: Person, price: string, currency?: string) =>
  owner.call<{ url: string }>(
    "POST",
    `/payment/checkout/create-session-with-price?priceId=${price}${currency ? `&currency=${currency}` : ""}`,
  );
const sessionOf = (url: string): string => url.split("/").at(-1)!;
const statusOf = (owner: Person, isFresh = false) =>
  owner.get<Subscription[]>(`${STATUS}${isFresh ? "?isFresh=true" : ""}`);
const currentOf = async (owner: Person): Promise<Subscription | undefined> =>
  (await statusOf(owner, true)).find(({ isCurrent }) => isCurrent);
const seatsOf = async (owner: Person): Promise<number> =>
  (await owner.get<Team>("/tenants/current")).seatLimit;

const send = (payload: string, signature = signatureOf(payload)) =>
  lab.app.inject({
    method: "POST",
    url: "/app/payment/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });
const jobsOf = (customer: string) =>
  lab.database.asOwner<{ id: string }>(
    "select id from stripe_event where customer_id = $1 and done_time is null",
    [customer],
  );
/** Does what the job does for each reported event; no job runs by itself here. */
const workOff = async (customer: string): Promise<void> => {
  const { sync } = services(lab.kernel).billing;
  for (const _ of await jobsOf(customer)) await sync.syncCustomer(customer);
};

/** An owner with a paid subscription. */
const subscriber = async (name: string, price = "price_team_5_month", currency?: string) => {
  const owner = await lab.register(name);
  const { data } = await checkout(owner, price, currency);
  const subscription = stripe.world.pay(sessionOf(data.url));
  await statusOf(owner, true);
  return { owner, id: subscription.id, customer: subscription.customer };
};

describe("reports", () => {
  it("are refused where they are forged, too old or changed on the way", async () => {
    const payload = JSON.stringify({
      id: "evt_forged",
      object: "event",
      type: "invoice.paid",
      data: { object: {} },
    });
    const old = Math.floor(Date.now() / 1000) - 301;
    const forged = [
      "",
      "t=1,v1=abc",
      signatureOf(payload, { secret: "whsec_another" }),
      signatureOf(payload, { at: old }),
      signatureOf(`${payload} `),
    ];
    for (const signature of forged) {
      const answer = await send(payload, signature);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
    }
    expect(await lab.database.asOwner("select 1 from stripe_event where id = 'evt_forged'")).toEqual([]);
    // Spaces count: the bytes are signed, not their meaning.
    const spaced = payload.replace(",", ",\n  ");
    expect((await send(spaced)).statusCode).toBe(200);
    expect((await send(spaced, signatureOf(spaced, { secret: "whsec_old" }))).statusCode).toBe(200);
  });

  it("lead to the same end in every order, late and repeated", async () => {
    const { owner, id, customer } = await subscriber("orders");
    stripe.world.cancelInPortal(id);
    stripe.world.resumeInPortal(id);
    stripe.world.failRenewal(id, 1);
    const mine = stripe.world.events.filter(
      ({ data }) => (data.object as { customer?: string }).customer === customer,
    );
    const orders = [mine, mine.toReversed(), [...mine, ...mine], mine.toSorted(() => 0.5 - Math.random())];
    const ends: unknown[] = [];
    for (const order of orders) {
      await lab.database.asOwner("delete from stripe_event");
      for (const event of order) {
        expect((await send(JSON.stringify(event))).statusCode).toBe(200);
        await services(lab.kernel).billing.sync.syncCustomer(customer);
      }
      ends.push(await statusOf(owner));
    }
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
    expect((ends[0] as Subscription[])[0]).toMatchObject({ status: "past_due", isCurrent: true });
  });

  it("are processed once when delivered twice concurrently, and give one plan", async () => {
    const owner = await lab.register("twice");
    const { data } = await checkout(owner, "price_team_5_month");
    const { customer } = stripe.world.pay(sessionOf(data.url));
    const event = stripe.world.events.at(-1)!;
    const payload = JSON.stringify(event);
    const answers = await Promise.all([send(payload), send(payload), send(payload)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await jobsOf(customer)).toHaveLength(1);
    const jobs = await lab.database.asOwner(
      "select 1 from job where name = 'sync-subscription' and state = 'queued'",
    );
    expect(jobs.length).toBeGreaterThan(0);
    const { sync } = services(lab.kernel).billing;
    await Promise.all([sync.syncCustomer(customer), sync.syncCustomer(customer), workOff(customer)]);
    const grants = await lab.database.asOwner("select 1 from plan_grant where tenant_id = $1", [
      owner.user.tenantId,
    ]);
    expect(grants).toHaveLength(1);
    expect(await seatsOf(owner)).toBe(5);
  });

  it("about customers of other products are accepted and change nothing", async () => {
    const payload = JSON.stringify({
      id: "evt_other",
      object: "event",
      type: "customer.subscription.updated",
      data: { object: { customer: "cus_somebody_else" } },
    });
    expect((await send(payload)).statusCode).toBe(200);
    await services(lab.kernel).billing.sync.syncCustomer("cus_somebody_else");
  });
});

describe("buying", () => {
  it("opens one page for two tabs, and closes it for another price", async () => {
    const owner = await lab.register("tabs");
    const [first, second] = await Promise.all([
      checkout(owner, "price_team_5_month"),
      checkout(owner, "price_team_5_month"),
    ]);
    expect(first.code).toBe("success");
    expect(second.data.url).toBe(first.data.url);
    const mine = [...stripe.world.sessions.values()].filter(
      ({ client_reference_id: team }) => team === owner.user.tenantId,
    );
    expect(mine).toHaveLength(1);
    const other = await checkout(owner, "price_team_10_year");
    expect(other.data.url).not.toBe(first.data.url);
    expect(stripe.world.sessions.get(sessionOf(first.data.url))!.status).toBe("expired");
    stripe.world.pay(sessionOf(other.data.url));
    // Neither an event nor a sync came in between.
    expect((await checkout(owner, "price_team_5_month")).code).toBe("subscription.exists");
    expect(await currentOf(owner)).toMatchObject({ lookupKey: "team_10_seats", interval: "year", seats: 10 });
  });

  it("is the owner's alone, and refuses seats below the number of members", async () => {
    const owner = await lab.register("crowd");
    const colleagues = [];
    for (const name of ["crowd1", "crowd2", "crowd3"]) colleagues.push(await lab.addColleague(owner, name));
    expect(await checkout(colleagues[0]!, "price_team_5_month")).toMatchObject({ code: "tenant.owner.only" });
    expect((await checkout(owner, "price_team_3_month")).code).toBe("tenant.no.remaining.seats");
    expect((await checkout(owner, "price_unknown")).code).toBe("payment.price.unknown");
    expect((await checkout(owner, "price_team_5_month")).code).toBe("success");
  });

  it("shows prices in three currencies, each with its own amount, and pays in the one that was chosen", async () => {
    const owner = await lab.register("currencies");
    for (const [currency, amount] of [
      ["HKD", 39_500],
      ["USD", 5_000],
      ["CNY", 34_500],
    ] as const) {
      const prices = await owner.get<PlanPrice[]>(
        `/payment/checkout/products?interval=month&productId=prod_team&currency=${currency}`,
      );
      expect(prices.map(({ seats }) => seats)).toEqual([3, 5, 10, 20]);
      expect(prices[1]).toMatchObject({ lookupKey: "team_5_seats", amount, currency, interval: "month" });
      expect(prices[1]!.amounts).toContainEqual({ currency, amount });
    }
    const { owner: payer } = await subscriber("hkd", "price_team_5_year", "HKD");
    expect(await currentOf(payer)).toMatchObject({ currency: "HKD", amount: 395_000, interval: "year" });
  });

  it("reports that the payment provider is unavailable", async () => {
    const owner = await lab.register("away");
    stripe.setAway(true);
    expect((await checkout(owner, "price_team_5_month")).code).toBe("payment.unreachable");
    expect((await owner.call("GET", `${STATUS}?isFresh=true`)).code).toBe("success");
  });
});

describe("changing", () => {
  const change = (owner: Person, id: string, price: string, more = "&immediateEffect=true") =>
    owner.call<Subscription>(
      "POST",
      `/payment/subscription/upgrade?subscriptionId=${id}&newPriceId=${price}${more}`,
    );

  it("costs what the preview has shown", async () => {
    const { owner, id } = await subscriber("previews");
    const preview = await owner.get<PricePreview>(
      "/payment/subscription/preview?newPriceId=price_team_10_month",
    );
    expect(preview.amountDue).toBeGreaterThan(0);
    expect(preview.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(preview.amountDue);
    const changed = await change(
      owner,
      id,
      "price_team_10_month",
      `&immediateEffect=true&prorationDate=${preview.prorationDate}`,
    );
    expect(changed.data).toMatchObject({ lookupKey: "team_10_seats", isCurrent: true });
    const invoice = stripe.world.invoices.get(stripe.world.subscriptions.get(id)!.latest_invoice!)!;
    expect(invoice).toMatchObject({ total: preview.amountDue, status: "paid" });
    expect(await seatsOf(owner)).toBe(10);
    const old = Math.floor(Date.now() / 1000) - 20 * 60;
    const stale = await change(
      owner,
      id,
      "price_team_20_month",
      `&immediateEffect=true&prorationDate=${old}`,
    );
    expect(stale.code).toBe("payment.preview.stale");
  });

  it("leaves the plan unchanged if the card is refused, and leaves no invoice to be paid later", async () => {
    const { owner, id } = await subscriber("declined");
    stripe.world.card.isDeclined = true;
    expect((await change(owner, id, "price_team_20_month")).code).toBe("payment.declined");
    expect(await currentOf(owner)).toMatchObject({ lookupKey: "team_5_seats" });
    expect(await seatsOf(owner)).toBe(5);
    const open = [...stripe.world.invoices.values()].filter(({ status }) => status === "open");
    expect(open.filter(({ subscription }) => subscription === id)).toEqual([]);
  });

  it("at the end of the period shows what follows, and changes nothing before", async () => {
    const { owner, id } = await subscriber("later");
    const { data } = await change(owner, id, "price_team_3_month", "&immediateEffect=false");
    expect(data).toMatchObject({ lookupKey: "team_5_seats", nextLookupKey: "team_3_seats_month" });
    expect((await change(owner, id, "price_team_10_month")).data).toMatchObject({ nextLookupKey: null });
  });

  it("refuses the same price, a foreign subscription and fewer seats than members", async () => {
    const { owner, id } = await subscriber("refused");
    const { id: foreign } = await subscriber("other");
    expect((await change(owner, id, "price_team_5_month")).code).toBe("subscription.unchanged");
    expect((await change(owner, foreign, "price_team_10_month")).code).toBe("subscription.not.found");
    for (const name of ["refused1", "refused2", "refused3"]) await lab.addColleague(owner, name);
    expect((await change(owner, id, "price_team_3_month")).code).toBe("tenant.no.remaining.seats");
  });

  it("shows what was cancelled in the portal, and requires resuming it first", async () => {
    const { owner, id } = await subscriber("portal");
    const portal = (url: string) =>
      owner.call<{ url: string }>(
        "POST",
        `/payment/checkout/create-customer-portal?${new URLSearchParams({ returnUrl: url })}`,
      );
    expect((await portal("http://evil.test/team")).code).toBe("request.invalid");
    expect((await portal("http://localhost:80/team")).data.url).toContain("/portal/");
    stripe.world.cancelInPortal(id);
    const current = await currentOf(owner);
    expect(current).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
    expect(current!.cancelAt).toBe(current!.currentPeriodEnd);
    expect((await owner.get<TeamPlan>("/subscription/plan")).endTime).toBe(current!.cancelAt);
    expect((await change(owner, id, "price_team_10_month")).code).toBe("subscription.ending");
    stripe.world.resumeInPortal(id);
    expect(await currentOf(owner)).toMatchObject({ cancelAtPeriodEnd: false, cancelAt: null });
  });
});

describe("a failed payment", () => {
  it("leaves the plan for fourteen days, then its limits end and its data can be exported", async () => {
    const { owner, id, customer } = await subscriber("grace", "price_team_10_month");
    const { tenantId, personalProjectId } = owner.user;
    await lab.database.asOwner("update tenant set expiration_time = now() - interval '1 day' where id = $1", [
      tenantId,
    ]);
    stripe.world.failRenewal(id, 13);
    await services(lab.kernel).billing.sync.syncCustomer(customer);
    const current = (await statusOf(owner)).find(({ isCurrent }) => isCurrent)!;
    expect(Math.round((Date.parse(current.graceEnd!) - Date.now()) / DAY_MS)).toBe(1);
    expect((await owner.call("GET", "/platform/resource/projects/list")).code).toBe("success");
    expect(await seatsOf(owner)).toBe(10);
    const stored = await lab.database.asOwner(
      "select 1 from outbox_event where tenant_id = $1 and type = 'billing.paymentFailed'",
      [tenantId],
    );
    expect(stored).toHaveLength(1);

    stripe.world.failRenewal(id, 15);
    await services(lab.kernel).billing.sync.syncCustomer(customer);
    expect((await statusOf(owner)).some(({ isCurrent }) => isCurrent)).toBe(false);
    expect(await seatsOf(owner)).toBe(3);
    expect((await owner.call("GET", "/platform/resource/projects/list")).code).toBe("tenant.expired");
    expect((await owner.call("GET", "/platform/resource/projects/listMine")).code).toBe("success");
    const archive = await lab.app.inject({
      method: "GET",
      url: `/app/platform/resource/projects/${personalProjectId}/eln`,
      headers: { cookie: owner.cookie },
    });
    expect(archive.statusCode).toBe(200);
    expect((await checkout(owner, "price_team_5_month")).code).toBe("subscription.exists");
    stripe.world.end(id, "payment_failed");
    expect((await checkout(owner, "price_team_5_month")).code).toBe("success");
  });
});

it("compares all teams at night, so that a lost report does not matter", async () => {
  const owner = await lab.register("lost");
  const { data } = await checkout(owner, "price_team_20_month");
  stripe.world.pay(sessionOf(data.url));
  expect(await seatsOf(owner)).toBe(3);
  await services(lab.kernel).billing.sync.compareAll();
  expect(await seatsOf(owner)).toBe(20);
});

it("knows a price whose lookup key has moved on", async () => {
  const { owner } = await subscriber("moved");
  const price = stripe.world.priceById("price_team_5_month")!;
  price.lookup_key = null;
  expect(await currentOf(owner)).toMatchObject({ lookupKey: "team_5_seats" });
  price.lookup_key = "team_5_seats_month";
});

it("grows the free quotas with each member who joins", async () => {
  const owner = await lab.register("grows");
  const { limits } = await owner.get<TeamPlan>("/subscription/plan");
  const storage = limits.find(({ feature }) => feature === "STORAGE_LIMIT");
  expect(storage).toMatchObject({ limit: freeQuotasAt(1).storageBytes, source: "setting", unit: "bytes" });
});

it("reveals its key in neither responses nor logs, and only to Stripe", async () => {
  expect([...stripe.authorizations]).toEqual([`Bearer ${STRIPE_KEY}`]);
  expect(logged.join("\n")).not.toContain(STRIPE_KEY);
  expect(logged.join("\n")).not.toContain(WEBHOOK_SECRET);
});
