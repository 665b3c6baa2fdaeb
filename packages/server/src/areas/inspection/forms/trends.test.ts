import type { InspectionRecord, InspectionTrend } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pngOf } from "../../../test-support/documents.ts";
import {
  INSPECTIONS,
  publishForm,
  sendPhoto,
  startInspection,
  submitRecord,
} from "../../test-support/inspections.ts";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

interface PageOf<T> {
  readonly records: readonly T[];
}

let lab: Lab;
let owner: Person;
let mate: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
});
afterAll(() => lab.close());

describe("trends", () => {
  it("count each day, and show the values of an item over all versions", async () => {
    const form = await publishForm(owner);
    for (const number of ["-80", "-79.5", "-71"]) {
      const task = await startInspection(mate, form.id);
      await submitRecord(mate, task, { t: { number } });
    }
    const trend = await owner.get<InspectionTrend>(`${INSPECTIONS}/${form.id}/trend?item=t`);
    expect(trend.days).toMatchObject([{ pass: 3, fail: 0 }]);
    expect(trend.values.map(({ value }) => value)).toEqual([-80, -79.5, -71]);
    expect(trend.failures).toEqual([]);
  });

  it("lead from each number to the records that it counts", async () => {
    const form = await publishForm(owner);
    const photo = await sendPhoto(mate, pngOf(2, 2));
    const { uploadUuid: _, ...file } = photo;
    for (const number of ["-80", "-60", "-75"]) {
      const isBad = number === "-60";
      const task = await startInspection(mate, form.id);
      const answers = { t: { number }, ...(isBad && { p: { files: [file] } }) };
      expect((await submitRecord(mate, task, answers, { files: isBad ? [photo] : [] })).code).toBe("success");
    }
    const trend = await owner.get<InspectionTrend>(`${INSPECTIONS}/${form.id}/trend`);
    const [day] = trend.days;
    const count = async (part: string) =>
      (await owner.get<PageOf<InspectionRecord>>(`${INSPECTIONS}/record?limit=10&formId=${form.id}&${part}`))
        .records.length;
    expect(day).toMatchObject({ pass: 2, fail: 1 });
    expect(await count(`day=${day!.day}&result=pass`)).toBe(2);
    expect(await count(`day=${day!.day}&result=fail`)).toBe(1);
    expect(await count("day=2020-02-29")).toBe(0);
    expect(trend.failures).toEqual([{ itemId: "t", count: 1 }]);
    expect(await count("failedItem=t&days=30")).toBe(1);
    expect(await count("failedItem=p&days=30")).toBe(0);
  });
});
