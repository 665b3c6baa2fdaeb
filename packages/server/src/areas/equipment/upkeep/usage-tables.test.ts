import type { EquipmentDetail, ScannedRecord, TableImport, TableRowWire, Usage } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

const base = "/platform/resource/basic/equipments";
const tables = "/application/tables";

let lab: Lab;
let owner: Person;
let ann: Person;
let device: EquipmentDetail;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  ann = await lab.addColleague(owner, "ann");
  await lab.switchOn(owner, "EQUIPMENT");
  await lab.kernel.start();
  device = await owner.post<EquipmentDetail>(base, {
    name: "Confocal",
    location: "Room 305",
    timezone: "Asia/Shanghai",
    hourRate: "60",
    currency: "CNY",
  });
});
afterAll(() => lab?.close());

const ended = ({ id }: TableImport): Promise<TableImport> =>
  vi.waitUntil(
    async () => {
      const now = await owner.get<TableImport>(`${tables}/imports/${id}`);
      return now.state !== "checking" && now.state !== "writing" && now;
    },
    { timeout: 60_000, interval: 50 },
  ) as Promise<TableImport>;

const checked = async (text: string): Promise<TableImport> => {
  const read = await owner.post<TableImport>(`${tables}/imports`, {
    kind: "equipmentUsage",
    params: {},
    source: { text },
  });
  const { mapping, hasHead } = read;
  return ended(
    await owner.post<TableImport>(`${tables}/imports/${read.id}/check`, {
      mapping,
      hasHead,
      corrections: [],
    }),
  );
};

it("a logbook is imported in the device's time zone, once, with its costs; invalid cells are reported", async () => {
  const head = "Device\tPerson\tStart\tEnd\tCounter\tNote";
  const good = [
    `${device.assetNo}\tann\t2026-03-09 08:30\t2026/3/9 10:00\t12.5\tcells`,
    "confocal\t\t2026-03-10 08:00\t2026-03-10 08:30\t\t",
  ];
  const bad = [
    "no such device\t\t2026-03-09 08:30\t2026-03-09 10:00\t\t",
    "confocal\tnobody\t2026-02-30 08:30\t2026-03-09 10:00\t\t",
    "confocal\t\t2026-03-09 10:00\t2026-03-09 10:00\t\t",
  ];
  const first = await checked([head, ...good, ...bad].join("\n"));
  expect(first.counts).toMatchObject({ rows: 5, good: 2, bad: 3 });
  const { records } = await owner.get<{ records: TableRowWire[] }>(
    `${tables}/imports/${first.id}/rows?state=bad`,
  );
  expect(records.map(({ faults }) => faults.map(({ column, code }) => [column, code]))).toEqual([
    [["device", "equipment.not.found"]],
    [
      ["person", "equipment.owner.unknown"],
      ["start", "request.invalid"],
    ],
    [["end", "usage.invalid"]],
  ]);
  await ended(await owner.post<TableImport>(`${tables}/imports/${first.id}/commit`, undefined));
  const usage = await owner.get<{ records: Usage[] }>(`${base}/usage?equipmentId=${device.id}`);
  expect(usage.records).toMatchObject([
    { userName: "owner", fromTime: "2026-03-10T00:00:00.000Z", cost: "30.00" },
    { userName: "ann", fromTime: "2026-03-09T00:30:00.000Z", cost: "90.00", counter: "12.5", note: "cells" },
  ]);
  const again = await checked([head, ...good].join("\n"));
  expect(again.counts).toMatchObject({ good: 0, present: 2 });
});

it("records are exported as a table, for users who manage devices only", async () => {
  const path = `${tables}/exports/equipmentUsage?format=csv&params=${encodeURIComponent(JSON.stringify({ equipmentId: device.id }))}`;
  const csv = await owner.file(path);
  expect(csv).toContain(`${device.assetNo},Confocal,ann,2026-03-09 08:30,2026-03-09 10:00,90,`);
  expect((await ann.call("GET", path)).code).toBe("permission.denied");
});

it("a device is found by its asset number, as printed on its sticker, and only in its own team", async () => {
  const scan = (who: Person, code: string) =>
    who.call<ScannedRecord>("GET", `/platform/resource/codes/${encodeURIComponent(code)}`);
  const { data } = await scan(ann, device.assetNo.toLowerCase());
  expect(data).toMatchObject({
    record: { kind: "equipment", id: device.id, name: "Confocal" },
    values: expect.arrayContaining([{ field: "position", text: "Room 305" }]),
  });
  const stranger = await lab.register("stranger");
  expect((await scan(stranger, device.assetNo)).code).not.toBe("success");
});
