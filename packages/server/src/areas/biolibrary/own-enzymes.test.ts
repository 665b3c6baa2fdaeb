import type { EnzymeSetEntry } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/libraries";
type Page<T> = { records: T[]; nextCursor: string | null };
type Made = { entries: EnzymeSetEntry[] };

let lab: Lab;
let owner: Person;
let colleague: Person;
let stranger: Person;

/** An enzyme that the catalogue does not have. */
const own = (name: string, site: string, cuts: readonly unknown[] = [{ top: 1, bottom: 5 }]) => ({
  name,
  own: { site, cuts },
});

const add = (person: Person, entries: readonly unknown[], scope = "private"): Promise<Answer<Made>> =>
  person.call("POST", `${base}/enzyme`, { scope, entries });

const made = async (person: Person, entry: unknown, scope = "private"): Promise<EnzymeSetEntry> => {
  const { code, data } = await add(person, [entry], scope);
  if (code !== "success") throw new Error(`${code} ${JSON.stringify(data)}`);
  return data.entries[0]!;
};

beforeAll(async () => {
  lab = await buildLab();
  [owner, stranger] = await Promise.all([lab.register("owner"), lab.register("stranger")]);
  colleague = await lab.addColleague(owner, "colleague");
});
afterAll(() => lab.close());

describe("an own enzyme", () => {
  it.each([
    [{ name: "a", enzymeIds: [305, -999999] }, "biolibrary.content.invalid"],
    [own("a", ""), "biolibrary.content.empty"],
    [own("a", "GATTACA!"), "biolibrary.content.illegal.scope"],
    [own("a", "A".repeat(61)), "biolibrary.content.too.long"],
    [own("a", "NNNN"), "biolibrary.content.invalid"],
    [own("a", "GATTACA", []), "biolibrary.content.invalid"],
    [own("a", "GATTACA", [{ top: null, bottom: null }]), "biolibrary.content.invalid"],
    [own("a", "GATTACA", [{ top: 108, bottom: 1 }]), "biolibrary.content.invalid"],
    [{ ...own("a", "GATTACA"), enzymeIds: [305] }, "biolibrary.content.invalid"],
    [own("ecori-HF", "GATTACA"), "biolibrary.entity.name.exists"],
    [own("a*b", "GATTACA"), "biolibrary.entity.name.illegal.character"],
  ])("that is %j is refused with %s", async (entry, code) => {
    expect((await add(owner, [entry])).code).toBe(code);
  });

  it("has site and cuts, of a single base or on both sides", async () => {
    const first = await made(owner, own("LabI", "gat tac\n aru", [{ top: 12, bottom: null }]));
    expect(first).toMatchObject({
      enzymeIds: [],
      own: { site: "GATTACART", cuts: [{ top: 12, bottom: null }] },
    });
    const both = [
      { top: 24, bottom: 22 },
      { top: -10, bottom: -12 },
    ];
    const second = await made(owner, own("LabII", "c", both), "shared");
    expect(second.own).toEqual({ site: "C", cuts: both.toReversed() });
    const { records } = await owner.get<Page<{ name: string }>>(`${base}/enzyme/own`);
    expect(records).toEqual([
      { id: first.id, name: "LabI", scope: "private", site: "GATTACART", cuts: [{ top: 12, bottom: null }] },
      { id: second.id, name: "LabII", scope: "shared", site: "C", cuts: both.toReversed() },
    ]);
    const others = await colleague.get<Page<{ name: string }>>(`${base}/enzyme/own`);
    expect(others.records.map(({ name }) => name)).toEqual(["LabII"]);
    expect((await stranger.get<Page<unknown>>(`${base}/enzyme/own`)).records).toEqual([]);
    expect((await add(owner, [own("labi", "TTTT")])).code).toBe("biolibrary.entity.name.exists");
    const same = own("LabIII", "GATTACART", [{ top: 12, bottom: null }]);
    expect((await add(owner, [same])).code).toBe("biolibrary.content.exists");
    const path = `${base}/enzyme/${first.id}`;
    const moved = own("LabI", "GATTACART", [{ top: 4, bottom: 8 }]);
    const changed = await owner.put<EnzymeSetEntry>(path, { version: 1, entry: moved });
    expect(changed).toMatchObject({ version: 2, own: { cuts: [{ top: 4, bottom: 8 }] } });
    const bad = { version: 2, entry: own("LabI", "GATTACAX") };
    expect((await owner.call("PUT", path, bad)).code).toBe("biolibrary.content.illegal.scope");
  });

  it("is named by sets, by one of the team only if it is the team's", async () => {
    const mine = await made(owner, own("MineI", "GGATTC"));
    const ours = await made(owner, own("OursI", "GGATTCC"), "shared");
    const theirs = await made(colleague, own("TheirsI", "GGTTTCC"));
    const idsOf = (...entries: readonly EnzymeSetEntry[]) => entries.map(({ id }) => -Number(id));
    const set = (name: string, ...entries: readonly EnzymeSetEntry[]) => ({
      name,
      enzymeIds: [305, ...idsOf(...entries)],
    });
    const kept = await made(owner, set("with own", mine, ours));
    expect(kept.enzymeIds).toEqual([...idsOf(mine, ours), 305].sort((a, b) => a - b));
    await made(owner, set("of the team", ours), "shared");
    for (const [entry, scope] of [
      [set("wrong", theirs), "private"],
      [set("wrong", mine), "shared"],
      [set("wrong", kept), "private"],
    ] as const)
      expect((await add(owner, [entry], scope)).code).toBe("biolibrary.content.invalid");
    const share = (...entries: readonly EnzymeSetEntry[]) =>
      owner.call("POST", `${base}/enzyme/move`, { entryIds: entries.map(({ id }) => id), scope: "shared" });
    expect((await share(kept)).code).toBe("biolibrary.content.invalid");
    expect((await share(kept, mine)).code).toBe("success");
  });
});
