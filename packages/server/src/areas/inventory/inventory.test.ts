// Long because stock is one story: what comes in, is moved, taken, ordered and watched of one warehouse.
import type {
  Id,
  InventoryDashboard,
  LedgerEntry,
  Lot,
  Material,
  PurchaseOrder,
  StockApplication,
  Warehouse,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { sumMovements } from "./alarms.store.ts";
import { noteAlarms } from "./notify-alarms.ts";

let lab: Lab;
let owner: Person;
let mate: Person;
let stranger: Person;
let base: string;
let made = 0;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  stranger = await lab.register("stranger");
  for (const person of [owner, stranger]) await lab.switchOn(person, "INVENTORY", "PURCHASE_ORDER");
  const input = { kind: "inventory", name: "Chemicals", teamRight: "use" };
  const { id } = await owner.post<Warehouse>("/platform/resource/warehouses", input);
  base = `/platform/resource/warehouses/${id}/inventory`;
});
afterAll(() => lab.close());

const g = (value: string) => ({ value, unit: "g" });
const material = (more: object = {}, by = owner) =>
  by.post<Material>(`${base}/materials`, { kind: "chemical", name: `Salt ${++made}`, unit: "g", ...more });
const take = (materialId: Id, value: string, more: object = {}) =>
  owner.post<{ containerIds: Id[] }>(`${base}/stock/in`, {
    materialId,
    batchNo: "B1",
    quantity: g(value),
    ...more,
  });
const left = async (id: Id) => (await owner.get<Material>(`${base}/materials/${id}`)).quantity;
const codeOf = async (asked: Promise<{ code: string }>) => (await asked).code;
const apply = (by: Person, materialId: Id, value: string) =>
  by.call<StockApplication>("POST", `${base}/applications`, {
    materialId,
    quantity: g(value),
    reason: "PCR",
  });
const decide = (by: Person, recordId: Id | null, status: "approved" | "rejected", remark = "") =>
  by.call<readonly { code: string }[]>("POST", "/platform/resource/audit/process/submitAuditInfo", [
    { recordId, status, remark },
  ]);

describe("what is used of a material", () => {
  const use = (materialId: Id, value: string, more: object = {}, by = owner) =>
    by.call<{ movementIds: Id[] }>("POST", `${base}/materials/${materialId}/use`, {
      ...{ quantity: g(value), reason: "step 3" },
      ...more,
    });
  const takeBack = (movementIds: readonly Id[]) =>
    owner.call("POST", `${base}/stock/takeBack`, { movementIds, reason: "step deleted" });

  it("uses the earliest expiry first, over several containers, and is reversed completely and once", async () => {
    const { id } = await material();
    await take(id, "5", { batchNo: "late", expirationDay: "2099-12-31" });
    await take(id, "2", { batchNo: "early", expirationDay: "2090-01-01" });
    const { containerIds } = await take(id, "9", { batchNo: "gone", expirationDay: "2020-01-01" });
    const { movementIds } = (await use(id, "3")).data;
    expect(movementIds).toHaveLength(2);
    const lots = await owner.get<Lot[]>(`${base}/materials/${id}/lots`);
    const leftOf = (batch: string) =>
      lots.find(({ batchNo }) => batchNo === batch)?.containers.map(({ quantity }) => quantity.value) ?? [];
    expect([leftOf("early"), leftOf("late"), leftOf("gone")]).toEqual([[], ["4"], ["9"]]);
    expect(await codeOf(use(id, "4.000000001"))).toBe("stock.insufficient");
    expect(await codeOf(use(id, "1", { quantity: { value: "1", unit: "mL" } }))).toBe(
      "quantity.unit.mismatch",
    );
    expect(await codeOf(takeBack(movementIds))).toBe("success");
    expect(await left(id)).toBe("16");
    expect(await codeOf(takeBack(movementIds))).toBe("stock.reversed");
    expect(await left(id)).toBe("16");
    await owner.post(`${base}/stock/dispose`, { containerIds, reason: "expired" });
  });

  it("comes out of one lot where it is named, and is never more than there is, whoever asks at once", async () => {
    const { id } = await material();
    await take(id, "10", { batchNo: "one" });
    await take(id, "10", { batchNo: "two" });
    const lots = await owner.get<Lot[]>(`${base}/materials/${id}/lots`);
    const lotId = lots.find(({ batchNo }) => batchNo === "two")!.id;
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => codeOf(use(id, "1", { lotId }, mate))),
    );
    expect(answers.filter((code) => code === "success")).toHaveLength(10);
    expect(new Set(answers)).toEqual(new Set(["success", "stock.insufficient"]));
    expect(await left(id)).toBe("10");
    expect(await codeOf(use((await material()).id, "1", { lotId }))).toBe("lot.not.found");
  });
});

describe("materials", () => {
  it("are listed by what expires up to a day, and by the team's own fields", async () => {
    const field = await owner.post<{ id: Id }>("/fields", {
      ...{ kind: "material", name: "Purity", type: "number" },
    });
    const soon = await material({ fields: { [field.id]: { values: ["99.5"] } } });
    const late = await material({ fields: { [field.id]: { values: ["90"] } } });
    await take(soon.id, "1", { expirationDay: "2031-01-01" });
    await take(late.id, "1", { expirationDay: "2041-01-01" });
    const listed = async (query: string) =>
      (await owner.get<{ records: Material[] }>(`${base}/materials?limit=100&${query}`)).records.map(
        ({ id }) => id,
      );
    const upTo = await listed("expirationDate=2031-01-01");
    expect([upTo.includes(soon.id), upTo.includes(late.id)]).toEqual([true, false]);
    const filters = encodeURIComponent(JSON.stringify([{ fieldId: field.id, least: "95" }]));
    expect(await listed(`filters=${filters}`)).toEqual([soon.id]);
    expect((await owner.call("GET", `${base}/materials?filters=nonsense`)).code).toBe("request.invalid");
  });

  it("are numbered without gaps, found by known data, and hidden from other users", async () => {
    const one = await material({ name: "Tris base", cas: "77-86-1", brand: "Sigma", catalogNumber: "T1503" });
    const [other, third] = await Promise.all([material(), material({}, mate)]);
    const numbers = [one, other, third].map(({ number }) => number).toSorted();
    expect(new Set(numbers).size).toBe(3);
    for (const search of ["tris", "77-86", "t1503", "SIGMA", one.number]) {
      const { records } = await mate.get<{ records: Material[] }>(`${base}/materials?search=${search}`);
      expect(records.map(({ id }) => id)).toContain(one.id);
    }
    expect(await codeOf(stranger.call("GET", `${base}/materials/${one.id}`))).toBe("warehouse.not.found");
    for (const input of [
      { cas: "77-86-2" },
      { unit: "ng/µL" },
      { lowQuantity: "0" },
      { lowQuantity: "1e308" },
      { hazards: ["GHS10"] },
    ])
      expect(
        await codeOf(
          owner.call("POST", `${base}/materials`, { kind: "chemical", name: "x", unit: "g", ...input }),
        ),
      ).toBe("request.invalid");
  });

  it("are there once where the warehouse asks for it, also where two are made at once", async () => {
    await owner.put(`${base}/uniqueness`, { fields: ["name", "brand"] });
    const twice = { name: "Agarose", brand: "Lonza" };
    const create = () =>
      codeOf(owner.call("POST", `${base}/materials`, { kind: "chemical", unit: "g", ...twice }));
    expect((await Promise.all([create(), create(), create()])).toSorted()).toEqual([
      "field.value.duplicate",
      "field.value.duplicate",
      "success",
    ]);
    await owner.put(`${base}/uniqueness`, { fields: [] });
    expect(await create()).toBe("success");
    expect(await codeOf(owner.call("PUT", `${base}/uniqueness`, { fields: ["name", "brand"] }))).toBe(
      "material.uniqueness.conflict",
    );
  });

  it("keep their unit once booked, and are archived only when nothing is left", async () => {
    const one = await material();
    await take(one.id, "0.1");
    await take(one.id, "0.2");
    expect(await left(one.id)).toBe("0.3");
    const { id, version, name } = one;
    expect(
      await codeOf(
        owner.call("PUT", `${base}/materials/${id}`, { kind: "chemical", name, unit: "mL", version }),
      ),
    ).toBe("material.unit.in.use");
    expect(await codeOf(owner.call("PUT", `${base}/materials/${id}/archive`, { isArchived: true }))).toBe(
      "material.not.empty",
    );
  });
});

describe("stock", () => {
  it("comes in by lots with one expiry each, is suggested by earliest expiry, and is listed in a ledger", async () => {
    const { id } = await material();
    await take(id, "5", { batchNo: "late", expirationDay: "2099-01-01" });
    await take(id, "5", { batchNo: "soon", expirationDay: "2098-01-01", count: 2 });
    expect(
      await codeOf(
        owner.call("POST", `${base}/stock/in`, {
          materialId: id,
          batchNo: "SOON",
          expirationDay: "2097-01-01",
          quantity: g("1"),
        }),
      ),
    ).toBe("lot.expiry.differs");
    expect(
      await codeOf(
        owner.call("POST", `${base}/stock/in`, {
          materialId: id,
          batchNo: "x",
          quantity: { value: "1", unit: "mL" },
        }),
      ),
    ).toBe("quantity.unit.mismatch");
    const lots = await owner.get<Lot[]>(`${base}/materials/${id}/lots`);
    expect(lots.map(({ batchNo, containers }) => [batchNo, containers.length])).toEqual([
      ["soon", 2],
      ["late", 1],
    ]);
    const picks = await owner.get<{ amount: string }[]>(`${base}/materials/${id}/suggestion?value=12&unit=g`);
    expect(picks.map(({ amount }) => amount)).toEqual(["5", "5", "2"]);
    const [container] = lots[0]!.containers;
    const entries = [{ containerId: container!.id, quantity: { value: "1500", unit: "mg" } }];
    const used = await owner.post<{ movementIds: Id[] }>(`${base}/stock/use`, { entries });
    expect(await left(id)).toBe("13.5");
    await owner.post(`${base}/stock/reverse`, { movementId: used.movementIds[0], reason: "wrong bottle" });
    expect(await left(id)).toBe("15");
    const { records } = await owner.get<{ records: LedgerEntry[] }>(`${base}/stock?materialId=${id}`);
    expect(records.map(({ operation, amount, isReversed }) => [operation, amount.value, isReversed])).toEqual(
      [
        ["use", "1.5", false],
        ["use", "-1.5", true],
        ["in", "5", false],
        ["in", "5", false],
        ["in", "5", false],
      ],
    );
  });
});

describe("applications", () => {
  it("hold what they ask for; approved it goes out, refused or taken back it is let go", async () => {
    const { id } = await material();
    await take(id, "10");
    const first = (await apply(mate, id, "6")).data;
    expect(first).toMatchObject({ status: "PENDING", abilities: { cancel: true, decide: false } });
    expect(await codeOf(apply(mate, id, "5"))).toBe("stock.insufficient");
    expect((await owner.get<Material>(`${base}/materials/${id}`)).held).toBe("6");
    const { records } = await owner.get<{ records: StockApplication[] }>(
      `${base}/applications?view=all&status=PENDING`,
    );
    expect(records.find((one) => one.id === first.id)?.abilities.decide).toBe(true);
    expect((await decide(owner, first.recordId, "approved")).data).toMatchObject([{ code: "success" }]);
    expect(await left(id)).toBe("4");
    const second = (await apply(mate, id, "4")).data;
    await decide(owner, second.recordId, "rejected", "Use the old lot first");
    const third = (await apply(mate, id, "4")).data;
    expect(await mate.post(`${base}/applications/${third.id}/cancel`, undefined)).toMatchObject({
      status: "canceled",
    });
    expect(await codeOf(mate.call("POST", `${base}/applications/${third.id}/cancel`))).toBe(
      "application.state.invalid",
    );
    const mine = await mate.get<{ records: StockApplication[] }>(`${base}/applications`);
    expect(mine.records.map(({ status, rejectReason }) => [status, rejectReason])).toEqual([
      ["canceled", ""],
      ["REJECTED", "Use the old lot first"],
      ["APPROVED", ""],
    ]);
    expect(await left(id)).toBe("4");
    expect((await owner.get<Material>(`${base}/materials/${id}`)).held).toBe("0");
  });

  it("are decided once: an approval and a withdrawal at once settle one of them", async () => {
    const { id } = await material();
    await take(id, "10");
    for (let round = 0; round < 4; round += 1) {
      const { id: applicationId, recordId } = (await apply(mate, id, "1")).data;
      await Promise.all([
        decide(owner, recordId, "approved"),
        mate.call("POST", `${base}/applications/${applicationId}/cancel`),
      ]);
    }
    const { records } = await mate.get<{ records: StockApplication[] }>(`${base}/applications?limit=4`);
    const approved = records.filter(({ status }) => status === "APPROVED").length;
    expect(records.every(({ status }) => status === "APPROVED" || status === "canceled")).toBe(true);
    expect(await left(id)).toBe(String(10 - approved));
  });

  // Their numbers have no gaps, so applications of a team come one after the other; what is taken without a number does not,
  // and is raced for in stock-races.test.ts.
  it("of 20 who want 1 of 5 at once, 5 are held", async () => {
    const { id } = await material();
    await take(id, "5");
    const answers = await Promise.all(Array.from({ length: 20 }, () => codeOf(apply(mate, id, "1"))));
    expect(answers.filter((code) => code === "success")).toHaveLength(5);
    expect(answers.filter((code) => code === "stock.insufficient")).toHaveLength(15);
  });
});

describe("orders", () => {
  const draft = (materialId: Id, value: string) =>
    mate.post<PurchaseOrder>(`${base}/orders`, {
      supplier: "Sigma",
      lines: [{ materialId, quantity: g(value), price: "0.1" }],
    });
  const step = (order: PurchaseOrder, what: string, by = mate) =>
    by.call<PurchaseOrder>("POST", `${base}/orders/${order.id}/${what}`, what === "receive" ? {} : undefined);
  const receive = (order: PurchaseOrder, value: string, by = mate) =>
    by.call<PurchaseOrder>("POST", `${base}/orders/${order.id}/receive`, {
      receipts: [{ lineId: order.lines[0]!.id, batchNo: "L1", quantity: g(value) }],
    });

  it("are approved, placed, received in parts into lots, and drafted again", async () => {
    const { id } = await material();
    const order = await draft(id, "3");
    expect(order).toMatchObject({ status: "draft", total: "0.3" });
    expect(await codeOf(step(order, "order"))).toBe("order.state.invalid");
    const { recordId } = (await step(order, "submit")).data;
    expect((await decide(owner, recordId, "approved")).data).toMatchObject([{ code: "success" }]);
    expect((await step(order, "order")).data.status).toBe("ordered");
    expect((await receive(order, "1")).data.status).toBe("partlyReceived");
    expect((await receive(order, "3")).code).toBe("order.received.exceeds");
    expect((await receive(order, "2")).data).toMatchObject({
      status: "received",
      lines: [{ received: "3" }],
    });
    expect(await left(id)).toBe("3");
    expect((await step(order, "close")).data.status).toBe("closed");
    expect((await step(order, "again")).data).toMatchObject({
      status: "draft",
      lines: [{ quantity: { value: "3" } }],
    });
  });

  it("are received once, also where two receive the same at once", async () => {
    const { id } = await material();
    const order = await draft(id, "2");
    const { recordId } = (await step(order, "submit")).data;
    await decide(owner, recordId, "approved");
    await step(order, "order");
    const answers = await Promise.all([receive(order, "2"), receive(order, "2", owner), receive(order, "2")]);
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
    expect(await left(id)).toBe("2");
  });

  it("rejected go back to a draft that can be changed and submitted again", async () => {
    const { id } = await material();
    const order = await draft(id, "2");
    const { recordId } = (await step(order, "submit")).data;
    await decide(owner, recordId, "rejected", "Too much");
    const now = await mate.get<PurchaseOrder>(`${base}/orders/${order.id}`);
    expect(now.status).toBe("rejected");
    const changed = { version: now.version, lines: [{ materialId: id, quantity: g("1") }] };
    expect((await mate.put<PurchaseOrder>(`${base}/orders/${order.id}`, changed)).status).toBe("draft");
    expect((await step(order, "submit")).data.status).toBe("pending");
  });

  it("placed elsewhere take stock in, and are revoked while all of it is there", async () => {
    const { id } = await material();
    const input = {
      supplier: "Local",
      lines: [{ materialId: id, batchNo: "E1", count: 2, quantity: g("5"), price: "2" }],
    };
    const external = () => owner.post<PurchaseOrder>(`${base}/externalOrders`, input);
    const one = await external();
    expect(one).toMatchObject({ status: "active", total: "20", isExternal: true });
    expect(await left(id)).toBe("10");
    const revoke = (order: PurchaseOrder) => owner.call("POST", `${base}/externalOrders/${order.id}/revoke`);
    expect((await revoke(one)).code).toBe("success");
    expect(await left(id)).toBe("0");
    const other = await external();
    const [lot] = await owner.get<Lot[]>(`${base}/materials/${id}/lots`);
    const entries = [{ containerId: lot!.containers[0]!.id, quantity: g("1") }];
    await owner.post(`${base}/stock/out`, { entries });
    expect((await revoke(other)).code).toBe("stock.insufficient");
    expect(await left(id)).toBe("9");
  });
});

describe("alarms and figures", () => {
  it("notify once of low stock and of expiry, and again after there was enough", async () => {
    const { id } = await material({ name: "Ethanol", lowQuantity: "2", expiryDays: 30 });
    // An owner who was never seen is notified by the day of Shanghai, eight hours ahead of UTC.
    const day = new Date(Date.now() + 10 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
    await take(id, "1", { expirationDay: day });
    const tell = async () => {
      await noteAlarms(lab.kernel, owner.user.tenantId);
      await lab.kernel.events.deliver();
      const rows = await lab.database.asOwner<{ kind: string }>(
        "select kind from notification where tenant_id = $1 and biz_id = $2 order by kind",
        [owner.user.tenantId, id],
      );
      return rows.map(({ kind }) => kind);
    };
    expect(await tell()).toEqual(["lotExpires", "stockLow"]);
    expect(await tell()).toEqual(["lotExpires", "stockLow"]);
    const [expires, low] = await lab.database.asOwner<{ content: object }>(
      "select content from notification where tenant_id = $1 and biz_id = $2 order by kind",
      [owner.user.tenantId, id],
    );
    const about = { warehouseId: base.split("/")[4], materials: { name: "Ethanol", unit: "g" } };
    expect(expires?.content).toMatchObject({
      ...{ ...about, batch: { batchNo: "B1", expirationDate: day } },
      ...{ expirationDate: day, interval: 10, count: 1 },
    });
    expect(low?.content).toMatchObject({ ...about, num: 1, leQuantity: 2 });
    await take(id, "5", { batchNo: "more" });
    await tell();
    const [lot] = (await owner.get<Lot[]>(`${base}/materials/${id}/lots`)).filter(
      ({ batchNo }) => batchNo === "more",
    );
    await owner.post(`${base}/stock/dispose`, { containerIds: [lot!.containers[0]!.id], reason: "spilled" });
    expect(await tell()).toEqual(["lotExpires", "stockLow", "stockLow"]);
    const { records } = await owner.get<{ records: Material[] }>(`${base}/materials?isLow=true`);
    expect(records.map((one) => one.id)).toEqual([id]);
    const soon = await owner.get<{ records: Material[] }>(`${base}/materials?expirationDate=${day}`);
    expect(soon.records.map((one) => one.id)).toEqual([id]);
    const figures = await owner.get<InventoryDashboard>(`${base}/dashboard?days=7`);
    expect(figures).toMatchObject({ low: 1, expiring: 1, expired: 0 });
    await take(id, "0.1", { batchNo: "two", count: 2, expirationDay: day });
    const [today, later] = [0, 30].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    );
    const counted = await owner.get<{ records: Material[] }>(
      `${base}/materials?expirationFrom=${today}&expirationDate=${later}`,
    );
    expect(counted.records).toHaveLength(figures.expiring);
    const after = await owner.get<{ records: Material[] }>(`${base}/materials?expirationFrom=${later}`);
    expect(after.records.map((one) => one.id)).not.toContain(id);
    expect(figures.days).toHaveLength(7);
    const { records: listed } = await owner.get<{ records: Warehouse[] }>(
      "/platform/resource/warehouses?kind=inventory",
    );
    expect(listed.find((one) => base.includes(`/${one.id}/`))).toMatchObject({
      ...{ materialCount: figures.materials, lowCount: 1, expiringCount: 1, expiredCount: 0 },
    });
  });

  it("change at midnight where the reader is, and where the owner is who is notified", async () => {
    // Pago Pago is 25 hours behind Kiritimati, so that its today is always yesterday or earlier there.
    const [east, west] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: west }).format(new Date());
    const { id } = await material({ name: "Dateline", lowQuantity: "3" });
    await take(id, "3", { expirationDay: today });
    const seen = async (timezone: string) => {
      const zone = `timezone=${timezone}`;
      const { records } = await owner.get<{ records: Material[] }>(`${base}/materials?isLow=true&${zone}`);
      const store = await owner.get<Warehouse>(`${base.replace("/inventory", "")}?${zone}`);
      const { isLow } = await owner.get<Material>(`${base}/materials/${id}?${zone}`);
      const figures = await owner.get<InventoryDashboard>(`${base}/dashboard?${zone}`);
      expect([store.lowCount, store.expiredCount]).toEqual([figures.low, figures.expired]);
      return [isLow, records.some((one) => one.id === id)];
    };
    expect(await seen(east)).toEqual([true, true]);
    expect(await seen(west)).toEqual([false, false]);
    const lowTold = async (timezone: string) => {
      await lab.database.asOwner(
        `insert into notification_reader (tenant_id, account_id, locale, timezone, digest_time)
         values ($1, $2, 'en-US', $3, now() + interval '1 year')
         on conflict (tenant_id, account_id) do update set timezone = excluded.timezone`,
        [owner.user.tenantId, owner.user.userId, timezone],
      );
      await noteAlarms(lab.kernel, owner.user.tenantId);
      const rows = await lab.database.asOwner(
        "select 1 from material where id = $1 and low_notified_time is not null",
        [id],
      );
      return rows.length === 1;
    };
    expect([await lowTold(west), await lowTold(east)]).toEqual([false, true]);
  });

  const sumTwice = async () => {
    const scope = { tenantId: owner.user.tenantId, userId: "0" };
    for (let night = 0; night < 2; night += 1) await lab.kernel.database.write(scope, sumMovements);
  };

  it("are shown of days that are over, summed or not, whose entries are listed by day", async () => {
    const warehouseId = base.split("/")[4];
    await lab.database.asOwner(
      `update movement m set create_time = m.create_time - (1 + m.id % 4) * interval '1 day'
       where m.tenant_id = $1 and m.warehouse_id = $2`,
      [owner.user.tenantId, warehouseId],
    );
    const read = () => owner.get<InventoryDashboard>(`${base}/dashboard?days=7`);
    const before = await read();
    const busy = before.days.filter(({ incoming, outgoing }) => incoming + outgoing > 0);
    expect(busy.length).toBeGreaterThan(2);
    await sumTwice();
    expect(await read()).toEqual(before);
    const [{ day: oldest, incoming, outgoing }] = busy as [InventoryDashboard["days"][number]];
    await lab.database.asOwner(
      "update movement_day set incoming = 77 where tenant_id = $1 and warehouse_id = $2 and day = $3",
      [owner.user.tenantId, warehouseId, oldest],
    );
    expect((await read()).days.find(({ day }) => day === oldest)).toMatchObject({ incoming: 77, outgoing });
    const ids: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: { records: { id: string }[]; nextCursor: string | null } = await owner.get(
        `${base}/stock?from=${oldest}&to=${oldest}&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      ids.push(...page.records.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(incoming + outgoing);
    // A day of Kiritimati begins 14 hours before that of UTC, and one of Pago Pago 11 hours after it.
    await lab.database.asOwner(
      `update movement m set create_time = date_trunc('day', now()) - interval '1 hour'
       where m.tenant_id = $1 and m.warehouse_id = $2`,
      [owner.user.tenantId, warehouseId],
    );
    const day = new Date(new Date().setUTCHours(0, 0, 0, 0)).toISOString().slice(0, 10);
    const visibleIn = async (timezone: string) =>
      (await owner.get<{ records: unknown[] }>(`${base}/stock?from=${day}&timezone=${timezone}`)).records;
    expect(await visibleIn("UTC")).toEqual([]);
    expect(await visibleIn("Pacific/Kiritimati")).not.toEqual([]);
  });

  it("tell what was used most in whole months and in days beside them, summed or not", async () => {
    const warehouseId = base.split("/")[4];
    await lab.database.asOwner(
      `update movement m set create_time = m.create_time - m.id % 4 * interval '33 days'
       where m.tenant_id = $1 and m.warehouse_id = $2`,
      [owner.user.tenantId, warehouseId],
    );
    const periods = [7, 20, 62, 100, 366];
    const read = () =>
      Promise.all(periods.map((days) => owner.get<InventoryDashboard>(`${base}/dashboard?days=${days}`)));
    const before = await read();
    expect(before.at(-1)!.mostUsed).not.toEqual([]);
    await sumTwice();
    expect(await read()).toEqual(before);
    await lab.database.asOwner(
      "update movement_month set entries = entries + 1000 where tenant_id = $1 and warehouse_id = $2",
      [owner.user.tenantId, warehouseId],
    );
    expect((await read()).at(-1)!.mostUsed[0]!.entries).toBeGreaterThan(1000);
  });
});
