import type { LabFile, LastOpenedFile } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/projects/fileAsset";

let lab: Lab;
let person: Person;
let colleague: Person;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  colleague = await lab.addColleague(person, "colleague");
});
afterAll(() => lab.close());

const sequence = async (name: string): Promise<LabFile> => {
  const made = { content: contentOf({ name }) };
  return (await person.post<{ file: LabFile }>("/application/molecular-biology/sequences", made)).file;
};

it("returns a user's recently opened files that they may still read, to them alone", async () => {
  const [first, second, hidden] = [
    await sequence("opened first"),
    await sequence("opened second"),
    await sequence("opened and gone"),
  ];
  const note = (file: LabFile, by = person) => by.call("POST", `${base}/${file.id}/opening`, {});
  const openings = async (by = person) => {
    const opened = await by.get<LastOpenedFile[]>(`${base}/openings?limit=3`);
    return opened.map(({ name }) => name);
  };
  for (const file of [first, second, hidden]) expect((await note(file)).code).toBe("success");
  expect(await openings()).toEqual(["opened and gone", "opened second", "opened first"]);
  await note(first);
  await person.post(`${base}/recycle`, { fileIds: [hidden.id] });
  expect(await openings()).toEqual(["opened first", "opened second"]);
  expect((await note(hidden)).code).toBe("projectFile.not.found");
  expect((await note(second, colleague)).code).toBe("fileAsset.no.read.permission");
  expect(await openings(colleague)).toEqual([]);
  // The oldest are dropped: a user never has more than two hundred.
  await lab.database.asOwner(
    `insert into file_opening (tenant_id, account_id, file_id, open_time)
     select f.tenant_id, $1, f.id, now() - interval '1 day' from file f
     where f.tenant_id = $2 on conflict do nothing`,
    [person.user.userId, person.user.tenantId],
  );
  await lab.database.asOwner(
    `with many as (
       insert into file (tenant_id, project_id, kind, name, owner_id)
       select tenant_id, project_id, kind, name || n, owner_id from file, generate_series(1, 250) n
       where id = $1 returning tenant_id, id)
     insert into file_opening (tenant_id, account_id, file_id, open_time)
     select tenant_id, $2, id, now() - interval '2 days' from many`,
    [second.id, person.user.userId],
  );
  await note(second);
  const kept = await lab.database.asOwner<{ count: string }>(
    "select count(*) from file_opening where account_id = $1",
    [person.user.userId],
  );
  expect(Number(kept[0]?.count)).toBe(200);
  expect((await openings())[0]).toBe("opened second");
});
