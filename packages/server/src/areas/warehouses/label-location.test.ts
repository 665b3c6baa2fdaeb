import type { Id, ScannedRecord } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/warehouses";

let lab: Lab;
let owner: Person;
let mate: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  await lab.switchOn(owner, "SAMPLE");
  mate = await lab.addColleague(owner, "mate");
});
afterAll(() => lab.close());

const scan = (by: Person, code: string) => by.call<ScannedRecord>("GET", `/platform/resource/codes/${code}`);

it("a scanned path code, or that of a position, leads to its location, in any case, for those who may see the warehouse", async () => {
  const warehouse = await owner.post<{ id: Id }>(base, { kind: "sample", name: "cells", teamRight: "none" });
  const [freezer] = await owner.post<{ id: Id; pathCode: string }[]>(`${base}/${warehouse.id}/locations`, {
    kind: "freezer",
    name: "-80 A",
  });
  const { pathCode, id } = freezer!;
  for (const code of [pathCode, pathCode.toLowerCase()])
    expect((await scan(owner, code)).data).toMatchObject({
      record: { kind: "location", id, name: "-80 A (F1)" },
      values: [{ field: "position", text: pathCode }],
    });
  const [box] = await owner.post<{ id: Id; pathCode: string }[]>(`${base}/${warehouse.id}/locations`, {
    ...{ kind: "box", name: "cells 1", parentId: id, grid: { rows: 9, columns: 9 } },
  });
  expect((await scan(owner, `${box!.pathCode}-a3`)).data?.record.id).toBe(box!.id);
  expect((await scan(owner, `${box!.pathCode}-Z3`)).code).toBe("record.not.found");
  expect((await scan(mate, pathCode)).code).toBe("record.not.found");
  expect((await scan(owner, `${pathCode}9`)).code).toBe("record.not.found");
});
