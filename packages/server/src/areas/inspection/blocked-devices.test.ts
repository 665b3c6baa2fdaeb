import type { InspectionSheet } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INSPECTIONS, publishForm, sendPhoto, submitRecord } from "../test-support/inspections.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let mate: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
});
afterAll(() => lab.close());

describe("a device", () => {
  const devices = "/platform/resource/basic/equipments";

  it("that an inspection finds faulty is blocked in the same transaction, under its own name, once", async () => {
    await lab.switchOn(owner, "EQUIPMENT");
    const device = await owner.post<{ id: string }>(devices, { name: "Freezer 7" });
    const form = await publishForm(owner);
    const begin = (by: Person, id: string) =>
      by.call<InspectionSheet>("POST", `${INSPECTIONS}/task`, {
        ...{ formId: form.id, timezone: "UTC", target: { kind: "equipment", id, name: "whatever" } },
      });
    expect((await begin(mate, "999999999")).code).toBe("equipment.not.found");
    const task = (await begin(mate, device.id)).data;
    expect(task.target.name).toContain("Freezer 7");
    const photo = await sendPhoto(mate, Buffer.from("a photo of the door"));
    const { uploadUuid: _, ...file } = photo;
    const answers = { t: { number: "-50" }, p: { files: [file] } };
    // What is refused blocks nothing.
    await submitRecord(mate, task, answers);
    const blocks = () => owner.get<{ source: string; reason: string }[]>(`${devices}/${device.id}/block`);
    expect(await blocks()).toEqual([]);
    const sent = await submitRecord(mate, task, answers, { files: [photo] });
    expect(await blocks()).toMatchObject([{ source: "inspection" }]);
    expect((await blocks())[0]!.reason).toContain(sent.data.recordNo);
  });
});
