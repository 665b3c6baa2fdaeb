// Long because warehouses, locations and placements are tried on one set of records.
import type { Id, LocationNode, PlacedContainer, Warehouse, WarehouseMember } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { withFaults } from "./database-faults.ts";
import { createContainers } from "./stock.ts";

const base = "/platform/resource/warehouses";
let lab: Lab;
let owner: Person;
let mate: Person;
let stranger: Person;
let made = 0;

beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  stranger = await lab.register("stranger");
  for (const person of [owner, stranger]) await lab.switchOn(person, "INVENTORY", "SAMPLE");
});
afterAll(() => lab.close());

const warehouse = (more: object = {}, by = owner) =>
  by.post<Warehouse>(base, { kind: "inventory", name: `Store ${++made}`, ...more });
const locations = async (store: Warehouse, input: object): Promise<LocationNode[]> =>
  owner.post(`${base}/${store.id}/locations`, { kind: "box", name: `Place ${++made}`, ...input });
const location = async (store: Warehouse, input: object = {}): Promise<LocationNode> =>
  (await locations(store, input))[0]!;
const containers = async (store: Warehouse, count: number): Promise<Id[]> =>
  lab.kernel.database.write(owner.user, (tx) =>
    createContainers(
      tx,
      Array.from({ length: count }, (_, at) => ({
        warehouseId: store.id,
        holderKind: "test",
        holderId: "1",
        itemId: null,
        label: `tube ${at}`,
        unit: "mL" as const,
        expirationDay: null,
        quantity: { value: "1", unit: "mL" as const },
      })),
      {},
    ),
  );
const place = (store: Warehouse, placements: readonly object[], by = owner) =>
  by.call("PUT", `${base}/${store.id}/placements`, { placements });
const codeOf = async (asked: Promise<{ code: string }>) => (await asked).code;
const at = (row: number, column: number) => ({ row, column });
const count = async (from: string): Promise<number> =>
  (await lab.database.asOwner<{ count: number }>(`select count(*)::integer as count from ${from}`))[0]!.count;

describe("a warehouse", () => {
  it("is seen by its owner, its members and, where it says so, the whole team", async () => {
    const closed = await warehouse();
    const open = await warehouse({ teamRight: "read" });
    const seen = async (by: Person) =>
      (await by.get<{ records: Warehouse[] }>(`${base}?kind=inventory&limit=200`)).records.map(
        ({ id }) => id,
      );
    expect(await seen(owner)).toEqual(expect.arrayContaining([closed.id, open.id]));
    expect(await seen(mate)).toContain(open.id);
    expect(await seen(mate)).not.toContain(closed.id);
    expect(await seen(stranger)).toEqual([]);
    for (const by of [mate, stranger])
      expect(await codeOf(by.call("GET", `${base}/${closed.id}`))).toBe("warehouse.not.found");
    const members = await owner.put<WarehouseMember[]>(`${base}/${closed.id}/members`, {
      userIds: [mate.user.userId],
      right: "use",
    });
    expect(members.map(({ right, isOwner }) => [right, isOwner])).toEqual([
      ["manage", true],
      ["use", false],
    ]);
    expect(await mate.get<Warehouse>(`${base}/${closed.id}`)).toMatchObject({
      right: "use",
      abilities: { read: true, use: true, manage: false, changeOwner: false },
    });
    expect(await codeOf(mate.call("PUT", `${base}/${closed.id}/archive`, { isArchived: true }))).toBe(
      "permission.denied",
    );
    await owner.put(`${base}/${closed.id}/members`, { userIds: [mate.user.userId], right: null });
    expect(await codeOf(mate.call("GET", `${base}/${closed.id}`))).toBe("warehouse.not.found");
  });

  it("has a name of its own among its kind, and a version that a later save must know", async () => {
    const { id, name, version } = await warehouse();
    expect(await codeOf(owner.call("POST", base, { kind: "inventory", name: name.toUpperCase() }))).toBe(
      "warehouse.name.exists",
    );
    await warehouse({ kind: "sample", name });
    await owner.put(`${base}/${id}`, { name: `${name} a`, version });
    expect(await codeOf(owner.call("PUT", `${base}/${id}`, { name: `${name} b`, version }))).toBe(
      "warehouse.stale",
    );
  });

  it("is asked for only where its feature is on", async () => {
    const other = await lab.register("without");
    const input = { kind: "inventory", name: "Store" };
    expect(await codeOf(other.call("GET", `${base}?kind=inventory`))).toBe("feature.disabled");
    expect(await codeOf(other.call("POST", base, input))).toBe("feature.disabled");
  });

  it("is one of as many as the team may have, also where two are made at once", async () => {
    const team = await lab.register("limited");
    await lab.switchOn(team, "INVENTORY", "INVENTORY_MATERIALS_WAREHOUSE_LIMIT");
    await lab.database.asOwner(
      `update feature_switch set limited_quantity = 2, feature_level = 'limit'
       where tenant_id = $1 and feature = 'INVENTORY_MATERIALS_WAREHOUSE_LIMIT'`,
      [team.user.tenantId],
    );
    const answers = await Promise.all(
      ["a", "b", "c", "d"].map((name) => codeOf(team.call("POST", base, { kind: "inventory", name }))),
    );
    expect(answers.toSorted()).toEqual([
      "inventory.materials.warehouse.limit.exceed",
      "inventory.materials.warehouse.limit.exceed",
      "success",
      "success",
    ]);
  });

  it("changes its owner by its owner or an administrator, and by nobody else", async () => {
    const { id, ownerId } = await warehouse();
    const wanted = { userId: mate.user.userId, fromUserId: ownerId, keepsPlace: false };
    expect(await codeOf(mate.call("PUT", `${base}/${id}/changeOwner`, wanted))).toBe("warehouse.not.found");
    expect(
      await codeOf(
        owner.call("PUT", `${base}/${id}/changeOwner`, { ...wanted, userId: stranger.user.userId }),
      ),
    ).toBe("user.not.found");
    expect(await owner.put(`${base}/${id}/changeOwner`, wanted)).toBeNull();
    expect(await mate.get<Warehouse>(`${base}/${id}`)).toMatchObject({ ownerId: mate.user.userId });
    // The team's owner administers it and takes it back without being a member.
    const back = { userId: owner.user.userId, fromUserId: mate.user.userId };
    expect(await owner.put<Warehouse>(`${base}/${id}/changeOwner`, back)).toMatchObject({ right: "manage" });
    expect(await codeOf(mate.call("PUT", `${base}/${id}/changeOwner`, wanted))).toBe("warehouse.not.found");
    await lab.kernel.events.deliver();
    expect(
      await count(`notification where kind = 'warehouseOwnerChanged' and tenant_id = ${owner.user.tenantId}`),
    ).toBe(2);
  });

  it("is not archived while something is left in it, and takes nothing once it is", async () => {
    const store = await warehouse();
    const [id] = await containers(store, 2);
    expect(await owner.call("PUT", `${base}/${store.id}/archive`, { isArchived: true })).toMatchObject({
      code: "warehouse.not.empty",
      data: { count: 2 },
    });
    expect(id).toBeDefined();
    const empty = await warehouse();
    await owner.put(`${base}/${empty.id}/archive`, { isArchived: true });
    await expect(withFaults(containers(empty, 1))).rejects.toMatchObject({ code: "warehouse.archived" });
    expect(
      await codeOf(owner.call("POST", `${base}/${empty.id}/locations`, { kind: "room", name: "R" })),
    ).toBe("warehouse.archived");
  });

  it("is either archived or filled where both happen at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const store = await warehouse();
      const [archived, filled] = await Promise.all([
        codeOf(owner.call("PUT", `${base}/${store.id}/archive`, { isArchived: true })),
        withFaults(containers(store, 1)).then(
          () => "success",
          (error: { code: string }) => error.code,
        ),
      ]);
      expect([archived, filled].filter((code) => code === "success")).toHaveLength(1);
    }
  });
});

describe("locations", () => {
  it("are nested with path codes, found by code, position and name", async () => {
    const store = await warehouse();
    const room = await location(store, { kind: "room", name: "冷库" });
    const freezer = await location(store, { kind: "freezer", name: "−80", parentId: room.id });
    const boxes = await locations(store, {
      name: "Box",
      parentId: freezer.id,
      count: 3,
      grid: { rows: 9, columns: 9 },
    });
    expect(freezer.pathCode).toBe(`${room.code}-F1`);
    expect(boxes.map(({ name, pathCode }) => [name, pathCode.slice(room.code.length)])).toEqual([
      ["Box 1", "-F1-B1"],
      ["Box 2", "-F1-B2"],
      ["Box 3", "-F1-B3"],
    ]);
    const find = (search: string, by = owner) =>
      by.get<{ id: Id; foundPosition: unknown }[]>(
        `/platform/resource/locations?search=${encodeURIComponent(search)}`,
      );
    expect((await find(`${room.code}-f1-b2`))[0]).toMatchObject({ id: boxes[1]!.id });
    expect((await find(`${room.code}-F1-B2-C4`))[0]).toMatchObject({
      id: boxes[1]!.id,
      foundPosition: at(3, 4),
    });
    expect(await find(`${room.code}-F1-B2-Z9`)).toEqual([]);
    expect((await find("冷库")).map(({ id }) => id)).toEqual([room.id]);
    expect(await find("冷库", mate)).toEqual([]);
    const tree = await owner.get<{ records: LocationNode[] }>(`${base}/${store.id}/locations/tree`);
    expect(tree.records.map(({ id, childCount }) => [id, childCount])).toEqual([
      [room.id, 1],
      [freezer.id, 3],
      ...boxes.map(({ id }) => [id, 0]),
    ]);
  });

  it("move with all that they hold, never into themselves", async () => {
    const store = await warehouse();
    const [one, other] = await locations(store, { kind: "room", name: "Room", count: 2 });
    const freezer = await location(store, { kind: "freezer", parentId: one!.id });
    const box = await location(store, { parentId: freezer.id, grid: { rows: 2, columns: 2 } });
    const move = (id: Id, parentId: Id | null) =>
      codeOf(owner.call("PUT", `${base}/${store.id}/locations/${id}/move`, { parentId }));
    expect(await move(one!.id, box.id)).toBe("location.move.into.itself");
    expect(await move(one!.id, one!.id)).toBe("location.move.into.itself");
    expect(await move(freezer.id, other!.id)).toBe("success");
    const moved = await owner.get<LocationNode & { ancestors: { id: Id }[] }>(
      `${base}/${store.id}/locations/${box.id}`,
    );
    expect(moved.pathCode).toBe(`${other!.code}-F1-B1`);
    expect(moved.ancestors.map(({ id }) => id)).toEqual([other!.id, freezer.id]);
  });

  it("never form a cycle when two are moved into each other", async () => {
    const store = await warehouse();
    for (let round = 0; round < 5; round += 1) {
      const pair = await locations(store, { kind: "shelf", name: `Pair ${round}`, count: 2 });
      const move = (from: number, to: number) =>
        codeOf(
          owner.call("PUT", `${base}/${store.id}/locations/${pair[from]!.id}/move`, {
            parentId: pair[to]!.id,
          }),
        );
      expect((await Promise.all([move(0, 1), move(1, 0)])).toSorted()).toEqual([
        "location.move.into.itself",
        "success",
      ]);
    }
    expect(
      await count("location where position('.' || id || '.' in '.' || left(path, -length(id || '.'))) > 0"),
    ).toBe(0);
  });

  it("accept nothing while they, or a parent location, are disabled, and keep their content", async () => {
    const store = await warehouse();
    const freezer = await location(store, { kind: "freezer" });
    const box = await location(store, { parentId: freezer.id, grid: { rows: 2, columns: 2 } });
    const [one, other] = await containers(store, 2);
    await place(store, [{ containerId: one, locationId: box.id, position: at(1, 1) }]);
    await owner.put(`${base}/${store.id}/locations/${freezer.id}/disable`, {});
    const put = () => codeOf(place(store, [{ containerId: other, locationId: box.id, position: at(1, 2) }]));
    expect(await put()).toBe("location.disabled");
    expect(
      await codeOf(
        owner.call("POST", `${base}/${store.id}/locations`, { kind: "box", name: "x", parentId: freezer.id }),
      ),
    ).toBe("location.disabled");
    expect(await codeOf(place(store, [{ containerId: one, locationId: null }]))).toBe("success");
    await owner.put(`${base}/${store.id}/locations/${freezer.id}/enable`, {});
    expect(await put()).toBe("success");
  });

  it("are archived when empty, and refuse while they have content", async () => {
    const store = await warehouse();
    const freezer = await location(store, { kind: "freezer" });
    const box = await location(store, { parentId: freezer.id });
    const [id] = await containers(store, 1);
    await place(store, [{ containerId: id, locationId: box.id }]);
    const archive = (isArchived: boolean) =>
      owner.call("PUT", `${base}/${store.id}/locations/${freezer.id}/archive`, { isArchived });
    expect(await archive(true)).toMatchObject({ code: "location.not.empty", data: { count: 1 } });
    await place(store, [{ containerId: id, locationId: null }]);
    expect((await archive(true)).code).toBe("success");
    expect(await codeOf(place(store, [{ containerId: id, locationId: box.id }]))).toBe("location.disabled");
    const [again] = await locations(store, { kind: "freezer", name: freezer.name });
    expect(again!.code).toBe(freezer.code);
    expect((await archive(false)).code).toBe("location.name.exists");
  });

  it("refuse hostile input by a sentence", async () => {
    const store = await warehouse();
    for (const grid of [
      { rows: 0, columns: 1 },
      { rows: -1, columns: 1 },
      { rows: 101, columns: 1 },
      { rows: 1e308, columns: 1 },
      { rows: 1.5, columns: 2 },
    ])
      expect(
        await codeOf(owner.call("POST", `${base}/${store.id}/locations`, { kind: "box", name: "B", grid })),
      ).toBe("request.invalid");
    const conditions = { minCelsius: "-20", maxCelsius: "-80", note: "" };
    const freezer = { kind: "freezer", name: "F", conditions };
    expect(await codeOf(owner.call("POST", `${base}/${store.id}/locations`, freezer))).toBe(
      "location.temperature.invalid",
    );
    const box = await location(store, { grid: { rows: 2, columns: 2 } });
    const [id] = await containers(store, 1);
    for (const position of [at(3, 1), at(1, 100)])
      expect(await codeOf(place(store, [{ containerId: id, locationId: box.id, position }]))).toBe(
        "position.outside.grid",
      );
    const shelf = await location(store, { kind: "shelf" });
    expect(await codeOf(place(store, [{ containerId: id, locationId: shelf.id, position: at(1, 1) }]))).toBe(
      "position.outside.grid",
    );
    expect(await codeOf(place(store, [{ containerId: "999999", locationId: shelf.id }]))).toBe(
      "container.not.found",
    );
    const other = await warehouse();
    const foreign = await location(other);
    expect(await codeOf(place(store, [{ containerId: id, locationId: foreign.id }]))).toBe(
      "location.not.found",
    );
    expect(await codeOf(place(store, [{ containerId: id, locationId: shelf.id }], mate))).toBe(
      "warehouse.not.found",
    );
  });
});

describe("positions", () => {
  it("have one container; without a position any number of containers are shown", async () => {
    const store = await warehouse();
    const box = await location(store, { grid: { rows: 2, columns: 2 } });
    const ids = await containers(store, 4);
    expect(
      await codeOf(
        place(store, [
          { containerId: ids[0], locationId: box.id, position: at(1, 1) },
          { containerId: ids[1], locationId: box.id, position: at(1, 1) },
        ]),
      ),
    ).toBe("position.occupied");
    await place(store, [
      { containerId: ids[0], locationId: box.id, position: at(2, 1) },
      { containerId: ids[1], locationId: box.id },
      { containerId: ids[2], locationId: box.id },
      { containerId: ids[3], locationId: box.id, position: at(1, 2) },
    ]);
    const read = async (cursor = ""): Promise<PlacedContainer[]> => {
      const query = cursor === "" ? "limit=2" : `limit=2&cursor=${cursor}`;
      const page = await owner.get<{ records: PlacedContainer[]; nextCursor: string | null }>(
        `${base}/${store.id}/locations/${box.id}/content?${query}`,
      );
      return [...page.records, ...(page.nextCursor === null ? [] : await read(page.nextCursor))];
    };
    expect((await read()).map(({ containerId, pathCode }) => [containerId, pathCode])).toEqual([
      [ids[3], `${box.pathCode}-A2`],
      [ids[0], `${box.pathCode}-B1`],
      [ids[1], box.pathCode],
      [ids[2], box.pathCode],
    ]);
  });

  it("are given to one of many who want the same", async () => {
    const store = await warehouse();
    const box = await location(store, { grid: { rows: 1, columns: 1 } });
    const ids = await containers(store, 12);
    const answers = await Promise.all(
      ids.map((containerId) =>
        codeOf(place(store, [{ containerId, locationId: box.id, position: at(1, 1) }])),
      ),
    );
    expect(answers.filter((code) => code === "success")).toHaveLength(1);
    expect(answers.filter((code) => code === "position.occupied")).toHaveLength(11);
  });

  it("are swapped in one call, also by many at once, without a deadlock", async () => {
    const store = await warehouse();
    const box = await location(store, { grid: { rows: 1, columns: 2 } });
    const [one, other] = await containers(store, 2);
    await place(store, [
      { containerId: one, locationId: box.id, position: at(1, 1) },
      { containerId: other, locationId: box.id, position: at(1, 2) },
    ]);
    const swap = (isTurned: boolean) =>
      codeOf(
        place(store, [
          { containerId: one, locationId: box.id, position: at(1, isTurned ? 2 : 1) },
          { containerId: other, locationId: box.id, position: at(1, isTurned ? 1 : 2) },
        ]),
      );
    const answers = await Promise.all(Array.from({ length: 20 }, (_, round) => swap(round % 2 === 0)));
    expect(new Set(answers)).toEqual(new Set(["success"]));
  });

  it("are not cut off: a grid shrinks to what it holds, also where both happen at once", async () => {
    const store = await warehouse();
    const ids = await containers(store, 6);
    for (const containerId of ids) {
      const box = await location(store, { grid: { rows: 2, columns: 2 } });
      const shrink = () =>
        codeOf(
          owner.call("PUT", `${base}/${store.id}/locations/${box.id}`, {
            kind: "box",
            name: box.name,
            grid: { rows: 1, columns: 1 },
            version: 1,
          }),
        );
      const put = () => codeOf(place(store, [{ containerId, locationId: box.id, position: at(2, 2) }]));
      const answers = await Promise.all([shrink(), put()]);
      expect([
        ["success", "position.outside.grid"],
        ["location.grid.too.small", "success"],
      ]).toContainEqual(answers);
    }
    expect(
      await count(
        "placement p join location l using (tenant_id) where l.id = p.location_id and p.grid_row > l.grid_rows",
      ),
    ).toBe(0);
  });

  it("of a rack hold boxes, which no tube can share", async () => {
    const store = await warehouse();
    const rack = await location(store, { kind: "rack", grid: { rows: 2, columns: 2 } });
    const boxes = await locations(store, {
      name: "In rack",
      parentId: rack.id,
      count: 3,
      position: at(1, 2),
    });
    expect(boxes.map(({ position }) => position)).toEqual([at(1, 2), at(2, 1), at(2, 2)]);
    const [id] = await containers(store, 1);
    expect(await codeOf(place(store, [{ containerId: id, locationId: rack.id, position: at(2, 2) }]))).toBe(
      "position.occupied",
    );
    const grid = await owner.get<{ locations: LocationNode[] }>(
      `${base}/${store.id}/locations/${rack.id}/grid`,
    );
    expect(grid.locations).toHaveLength(3);
  });
});
