import type { PrimerBinding, PrimerEntry } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/libraries";
type Page<T> = { records: T[]; nextCursor: string | null };

const isFull = process.env.BENCHLEAF_FULL === "1";
/**
 * Primers of a large collection; in the default test run only as many as needed to show that the result is correct.
 */
const MANY = isFull ? 100_000 : 3_000;
const STEP = isFull ? 10_000 : 1_000;
/** Timed only in `test:full`. */
const MOST_MS = isFull ? 1_000 : 10_000;

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab();
});
afterAll(() => lab.close());

/** Primers of 22 bases derived from numbers, so that they are the same in every run. */
const addBulk = `
  insert into library_entry (kind, scope, name, description, content, content_key, details, seed)
  select 'primer', 'shared', 'bulk ' || n, '', letters, sha256(letters::bytea), '{"orderNumber":""}'::jsonb,
    (select sum(strpos('ACGT', substr(letters, 12 + place, 1)) * 4 ^ (10 - place) - 4 ^ (10 - place))
     from generate_series(1, 10) place)::integer
  from (select n, translate(substr(md5(n::text), 1, 22), '0123456789abcdef', 'ACGTACGTACGTACGT') as letters
        from generate_series($1::integer, $2::integer) n) made
  on conflict do nothing`;

const add = (person: Person, oligos: Readonly<Record<string, string>>): Promise<unknown> =>
  person.post(`${base}/primer`, {
    scope: "private",
    entries: Object.entries(oligos).map(([name, bases]) => ({ name, bases })),
  });

describe("oligos of a sequence", () => {
  it("are found by their bases in one's own and the team's library, invisible to other users", async () => {
    const person = await lab.register("keeper");
    const stranger = await lab.register("outsider");
    const share = (name: string, bases: string) =>
      person.post(`${base}/primer`, { scope: "shared", entries: [{ name, bases }] });
    await add(person, { "M13 fwd": "GTAAAACGACGGCCAGT", other: "ACGTACGTACGTAC" });
    await share("universal", "GTAAAACGACGGCCAGT");
    await share("M13 rev", "CAGGAAACAGCTATGAC");
    const ask = async (who: Person) =>
      (
        await who.post<{ known: { name: string; scope: string; bases: string }[] }>(`${base}/primer/known`, {
          bases: ["gtaaaacgacggccagt", "CAGGAAACAGCUAUGAC", "TTTTTTTTTTTT"],
        })
      ).known.map(({ name, scope, bases }) => [name, scope, bases]);
    expect(await ask(person)).toEqual([
      ["M13 fwd", "private", "GTAAAACGACGGCCAGT"],
      ["M13 rev", "shared", "CAGGAAACAGCTATGAC"],
      ["universal", "shared", "GTAAAACGACGGCCAGT"],
    ]);
    expect(await ask(stranger)).toEqual([]);
  });
});

describe("primers that bind", () => {
  it("are found on both strands, across the origin, by plain and by degenerate ends", async () => {
    const person = await lab.register("binder");
    const stranger = await lab.register("stranger");
    const template = "TTGACCGTAAGCTTCAGGATCCTTAACGGTACCATGGCAAGTCGACTTGCAAT";
    const oligos = {
      forward: "CTTCAGGATCCTTAACGGTACC",
      reverse: "ATTGCAAGTCGACTTGCCATGG",
      degenerate: "CTTCAGGATCCTTAACGGTANN",
      origin: "GTCGACTTGCAATTTGACCGTAAG",
      elsewhere: "CCCCCCCCCCGGGGGGGGGG",
    };
    await add(person, oligos);
    const look = async (circular: boolean) =>
      (
        await person.post<{ bindings: PrimerBinding[]; isComplete: boolean }>(`${base}/primer/binding`, {
          sequence: template,
          circular,
        })
      ).bindings.map(({ primer: { name }, sites }) => [name, sites[0]?.strand, sites[0]?.start]);
    expect(await look(false)).toEqual([
      ["forward", 1, 11],
      ["degenerate", 1, 11],
      ["reverse", -1, 31],
    ]);
    expect((await look(true)).map(([name]) => name)).toContain("origin");
    const wrong = await person.call("POST", `${base}/primer/binding`, { sequence: "MKV*" });
    expect(wrong.code).toBe("biolibrary.content.illegal.scope");
    expect(
      (await stranger.call<{ bindings: unknown[] }>("POST", `${base}/primer/binding`, { sequence: template }))
        .data.bindings,
    ).toEqual([]);
  });

  it(`are found among ${MANY} in a plasmid${isFull ? " within a second" : ""}`, {
    timeout: 120_000,
  }, async () => {
    const person = await lab.register("collector");
    const scope = { tenantId: person.user.tenantId, userId: person.user.userId };
    for (let from = 1; from <= MANY; from += STEP) {
      await lab.kernel.database.write(scope, (tx) => tx.rows(addBulk, [from, from + STEP - 1]));
    }
    let state = 7;
    const plasmid = Array.from({ length: 10_000 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return "ACGT"[(state >> 16) & 3];
    }).join("");
    await add(person, { needle: plasmid.slice(5_000, 5_022) });
    const body = { sequence: plasmid, circular: true };
    const ask = () => person.post<{ bindings: PrimerBinding[] }>(`${base}/primer/binding`, body);
    await ask();
    const start = performance.now();
    const { bindings } = await ask();
    expect(performance.now() - start).toBeLessThan(MOST_MS);
    expect(bindings.find((one) => one.primer.name === "needle")?.sites[0]?.start).toBe(5_000);
    const begin = performance.now();
    const page = await person.get<Page<PrimerEntry>>(`${base}/primer?scope=shared&search=${MANY - 1}`);
    expect(performance.now() - begin).toBeLessThan(MOST_MS);
    expect(page.records.map((one) => one.name)).toEqual([`bulk ${MANY - 1}`]);
  });
});
