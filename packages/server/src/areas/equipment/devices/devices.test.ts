import type {
  Equipment,
  EquipmentBlock,
  EquipmentDetail,
  EquipmentGroup,
  Training,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

const base = "/platform/resource/basic/equipments";

let lab: Lab;
let owner: Person;
let ann: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  ann = await lab.addColleague(owner, "ann");
  stranger = await lab.register("stranger");
  await lab.switchOn(owner, "EQUIPMENT");
  await lab.switchOn(stranger, "EQUIPMENT");
});
afterAll(() => lab.close());

const add = (by: Person, input: object): Promise<EquipmentDetail> => by.post<EquipmentDetail>(base, input);
const list = (by: Person, query: string) =>
  by.get<{ records: Equipment[]; total: number }>(`${base}?${query}`);

describe("devices", () => {
  it("are not there as long as the team has not got them", async () => {
    const other = await lab.register("without");
    expect((await other.call("GET", base)).code).toBe("feature.disabled");
  });

  it("get the next asset number without gaps, or one of their own that no other has", async () => {
    const first = await add(owner, { name: "Cycler 1" });
    const second = await add(owner, { name: "Cycler 2", assetNo: "LAB-7" });
    const third = await add(owner, { name: "Cycler 3" });
    expect([first, second, third].map(({ assetNo }) => assetNo)).toEqual(["EQ0001", "LAB-7", "EQ0002"]);
    expect(await owner.call("POST", base, { name: "x", assetNo: "LAB-7" })).toMatchObject({
      code: "equipment.asset.taken",
      data: { assetNo: "LAB-7" },
    });
    const racing = await Promise.all(
      Array.from({ length: 6 }, () => owner.call("POST", base, { name: "x", assetNo: "RACE" })),
    );
    expect(racing.map(({ code }) => code).sort()).toEqual([
      ...Array.from({ length: 5 }, () => "equipment.asset.taken"),
      "success",
    ]);
  });

  it("are listed ten a page by name, and looked for by any of their texts", async () => {
    for (let count = 1; count <= 11; count += 1)
      await add(owner, { name: `Pump ${count}`, category: "Pump", serialNo: `SN-${count}%` });
    const page = await list(owner, "category=Pump");
    expect([page.records.length, page.total]).toEqual([10, 11]);
    expect(page.records.map(({ name }) => name).slice(0, 3)).toEqual(["Pump 1", "Pump 2", "Pump 3"]);
    expect((await list(owner, "category=Pump&currentPage=2")).records.map(({ name }) => name)).toEqual([
      "Pump 11",
    ]);
    expect(
      (await list(owner, `search=${encodeURIComponent("sn-7%")}`)).records.map(({ name }) => name),
    ).toEqual(["Pump 7"]);
    expect((await list(owner, "status=normal&size=1000")).total).toBeGreaterThan(11);
    expect(await owner.get(`${base}/category`)).toEqual(["Pump"]);
  });

  it("are changed by users with the permission, on the version they have read", async () => {
    const device = await add(owner, { name: "Reader", ownerIds: [ann.user.userId] });
    expect(device.owners).toEqual([{ userId: ann.user.userId, name: "ann" }]);
    const changed = { name: "Plate reader", version: device.version, hourRate: "12.50" };
    expect((await ann.call("PUT", `${base}/${device.id}`, changed)).code).toBe("permission.denied");
    const next = await owner.put<EquipmentDetail>(`${base}/${device.id}`, {
      ...changed,
      assetNo: device.assetNo,
    });
    expect(next).toMatchObject({ name: "Plate reader", hourRate: "12.50", owners: [] });
    expect((await owner.call("PUT", `${base}/${device.id}`, changed)).code).toBe("equipment.stale");
    expect((await stranger.call("GET", `${base}/${device.id}`)).code).toBe("equipment.not.found");
  });

  it("name only members as responsible, and only an own attachment as picture", async () => {
    const device = await add(owner, { name: "Scope" });
    const { assetNo, version } = device;
    const change = (more: object) =>
      owner.call("PUT", `${base}/${device.id}`, { name: "Scope", assetNo, version, ...more });
    expect((await change({ ownerIds: [stranger.user.userId] })).code).toBe("equipment.owner.unknown");
    expect((await change({ pictureId: "999999" })).code).toBe("equipment.picture.unknown");
    expect((await change({ groupId: "999999" })).code).toBe("equipment.group.not.found");
    expect((await change({ timezone: "Mars/Base" })).code).toBe("request.invalid");
    expect((await change({ calibrationDue: "2027-02-29" })).code).toBe("request.invalid");
  });

  it("are archived and restored, within the limit of the team", async () => {
    const device = await add(stranger, { name: "Old" });
    await add(stranger, { name: "New" });
    await lab.database.asOwner(
      `insert into feature_switch (tenant_id, feature, feature_level, limited_quantity)
       values ($1, 'EQUIPMENT_LIMIT', 'limit', 2)`,
      [stranger.user.tenantId],
    );
    expect(await stranger.call("POST", base, { name: "One more" })).toMatchObject({
      code: "equipment.limit.exceed",
      data: { limit: 2 },
    });
    const put = (isArchived: boolean) => stranger.call("PUT", `${base}/${device.id}/archive`, { isArchived });
    expect((await put(true)).code).toBe("success");
    expect((await list(stranger, "status=archive")).records.map(({ name }) => name)).toEqual(["Old"]);
    const racing = await Promise.all(
      Array.from({ length: 4 }, (_, at) => stranger.call("POST", base, { name: `Racer ${at}` })),
    );
    expect(racing.filter(({ code }) => code === "success")).toHaveLength(1);
    expect((await put(false)).code).toBe("equipment.limit.exceed");
  });
});

describe("groups and rules", () => {
  it("apply to devices without rules of their own", async () => {
    const group = await owner.post<EquipmentGroup>(`${base}/group`, {
      name: "Cyclers",
      rules: { maxMinutes: 240 },
    });
    const device = await add(owner, { name: "Cycler 9", groupId: group.id });
    expect([device.ownRules, device.rules.maxMinutes]).toEqual([null, 240]);
    const own = await owner.put<EquipmentDetail>(`${base}/${device.id}/rules`, {
      rules: { maxMinutes: 60 },
      version: device.version,
    });
    expect(own.rules.maxMinutes).toBe(60);
    expect((await owner.call("POST", `${base}/group`, { name: "CYCLERS" })).code).toBe(
      "equipment.group.taken",
    );
    expect(await owner.call("DELETE", `${base}/group/${group.id}`)).toMatchObject({
      code: "equipment.group.used",
      data: { count: 1 },
    });
  });

  it("are refused where they contradict themselves", async () => {
    const device = await add(owner, { name: "Cycler 10" });
    const put = (rules: object) => owner.call("PUT", `${base}/${device.id}/rules`, { rules, version: 1 });
    expect((await put({ minMinutes: 60, maxMinutes: 30 })).code).toBe("request.invalid");
    expect((await put({ opening: [{ day: 1, from: "18:00", to: "08:00" }] })).code).toBe("request.invalid");
    expect((await put({ closedDates: [{ date: "2026-02-29" }] })).code).toBe("request.invalid");
  });
});

describe("training", () => {
  it("is stored with its last day and revoked", async () => {
    const device = await add(owner, { name: "Confocal" });
    const path = `${base}/${device.id}/training`;
    await owner.put(`${path}/${ann.user.userId}`, { validUntil: "2027-01-31" });
    expect(await ann.get<Training[]>(path)).toMatchObject([{ name: "ann", validUntil: "2027-01-31" }]);
    expect((await ann.call("PUT", `${path}/${ann.user.userId}`, {})).code).toBe("permission.denied");
    expect((await owner.call("DELETE", `${path}/${ann.user.userId}`)).code).toBe("success");
    expect((await owner.call("DELETE", `${path}/${ann.user.userId}`)).code).toBe(
      "equipment.training.not.found",
    );
  });
});

describe("a blocked device", () => {
  it("is released by a signature and by nothing else, once", async () => {
    const device = await add(owner, { name: "Autoclave" });
    const path = `${base}/${device.id}`;
    const block = await owner.post<EquipmentBlock>(`${path}/block`, { reason: "Door seal leaks" });
    expect((await owner.get<EquipmentDetail>(path)).blocks).toEqual([
      { id: block.id, source: "manual", reason: "Door seal leaks" },
    ]);
    expect((await list(owner, "attention=blocked")).records.map(({ id }) => id)).toEqual([device.id]);
    const release = (signature: object | null) =>
      owner.call<EquipmentBlock>("PUT", `${path}/release`, {
        blockId: block.id,
        comment: "Replaced",
        signature,
      });
    expect((await release(null)).code).toBe("approval.signature.required");
    expect((await release({ token: "x".repeat(43), timezone: "UTC" })).code).not.toBe("success");
    const token = await owner.prove("signature");
    expect((await release({ token, timezone: "UTC" })).data).toMatchObject({
      releasedBy: "owner",
      releaseComment: "Replaced",
    });
    expect((await release({ token: await owner.prove("signature"), timezone: "UTC" })).code).toBe(
      "equipment.block.not.found",
    );
    const [signed] = await lab.database.asOwner<{ signer_name: string }>(
      "select signer_name from signature_record where object_type = 'equipmentBlock' and object_id = $1",
      [block.id],
    );
    expect(signed).toEqual({ signer_name: "owner" });
  });
});
