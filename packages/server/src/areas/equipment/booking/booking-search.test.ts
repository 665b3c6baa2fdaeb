import type { LabFile, NamedSubject, Registered } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDevice, bookOne, EQUIPMENT, timeAt } from "../../test-support/bookings.ts";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

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

const found = async (by: Person, text: string) =>
  (await by.get<NamedSubject[]>(`/platform/resource/search/records?q=${encodeURIComponent(text)}`)).map(
    ({ kind, id }) => `${kind} ${id}`,
  );

it("devices and bookings are found by name and purpose: own ones first, of another team none", async () => {
  const id = await addDevice(owner, null, { name: "Orion confocal" });
  const own = await bookOne(ann, id, 1, 2, { title: "Mitosis 100%" });
  const other = await bookOne(owner, id, 4, 5, { title: "Mitosis 2" });
  const gone = await bookOne(ann, id, 7, 8, { title: "Mitosis 3" });
  await ann.put(`${EQUIPMENT}/reservation/${gone.id}/cancel`, {});
  expect(await found(ann, "orion")).toEqual([
    `equipment ${id}`,
    `reservation ${own.id}`,
    `reservation ${other.id}`,
  ]);
  expect(await found(ann, "mitosis")).toEqual([`reservation ${own.id}`]);
  // Wildcards are escaped.
  expect(await found(ann, "100%")).toEqual([`reservation ${own.id}`]);
  expect(await found(ann, "1%s")).toEqual([]);
  expect(await found(stranger, "orion")).toEqual([]);
});

it("a booking and a notebook page that are linked show each other", async () => {
  const id = await addDevice(owner, null, { name: "Lyra cytometer" });
  const booking = await bookOne(ann, id, 10, 11, { title: "Sort" });
  const project = ann.user.personalProjectId;
  const uuid = await ann.upload("protocol.txt", new TextEncoder().encode("sorting"));
  const { file } = await ann.post<Registered & { file: LabFile }>(
    "/platform/resource/projects/fileAsset/upload",
    { uuid, projectId: project, folderId: null, name: "protocol.txt" },
  );
  const subjects = "/platform/resource/subjects";
  await ann.post(`${subjects}/file/${file.id}/links`, { toKind: "reservation", toId: booking.id });
  interface Links {
    readonly uses: readonly NamedSubject[];
    readonly usedIn: readonly NamedSubject[];
  }
  const ofFile = await ann.get<Links>(`${subjects}/file/${file.id}/links`);
  const ofBooking = await ann.get<Links>(`${subjects}/reservation/${booking.id}/links`);
  expect(ofFile.uses).toMatchObject([
    { kind: "reservation", id: booking.id, address: `/equipment/reservation/${booking.id}` },
  ]);
  expect(ofFile.uses[0]!.name).toBe(`Lyra cytometer ${timeAt(10).slice(0, 16).replace("T", " ")} · Sort`);
  expect(ofBooking.usedIn).toMatchObject([{ kind: "file", id: file.id, name: "protocol.txt" }]);
});
