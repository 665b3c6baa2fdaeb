import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import type { Feature, Strand } from "../feature.ts";
import { loadCommonPlasmids } from "../molecule/common-plasmids.ts";
import type { SequenceRecord } from "../sequence.ts";
import { randomBases } from "../test-support/random-bases.ts";
import { checkConstruct } from "./check-construct.ts";

const feature = (type: string, name: string, start: number, end: number, strand: Strand = 1): Feature => ({
  ...{ id: name, name, type, operator: "join", qualifiers: [] },
  locations: [{ start, end, strand }],
});
const record = (
  sequence: string,
  features: readonly Feature[],
  topology: SequenceRecord["topology"] = "circular",
): SequenceRecord => ({
  ...{ name: "any", description: "", kind: "dna", topology, sequence, features, primers: [], meta: {} },
});
const whole = (one: SequenceRecord, more: { strand?: Strand; isVector?: boolean } = {}) => ({
  ...{ record: one, start: 0, end: one.sequence.length, strand: 1 as Strand },
  ...more,
});
const circle = (sequence: string) => ({ sequence, topology: "circular" as const });
const codesOf = (...given: Parameters<typeof checkConstruct>) =>
  checkConstruct(...given).map(({ code }) => code);

describe("what parts bring twice", () => {
  it("names two origins and two resistances of three whole plasmids", async () => {
    const common = await loadCommonPlasmids();
    const named = (name: string) => common.find((one) => one.record.name === name)!.record;
    const [one, two] = [named("pUC19"), named("pBAD30")];
    const insert = record(randomBases(400, 3), [], "linear");
    const product = circle(one.sequence + two.sequence + insert.sequence);
    const problems = checkConstruct(product, [whole(one, { isVector: true }), whole(two), whole(insert)]);
    expect(problems).toMatchObject([
      { code: "second-origin", parts: [0, 1], names: ["ColE1", "p15A"] },
      { code: "same-resistance", parts: [0, 1], names: ["AmpR"] },
    ]);
    const other = named("pET-28a(+)");
    const both = checkConstruct(circle(one.sequence + other.sequence), [whole(one), whole(other)]);
    expect(both).toMatchObject([
      { code: "second-origin", parts: [0, 1], names: ["ColE1"] },
      { code: "second-resistance", parts: [0, 1] },
    ]);
  });

  it("recognises them by their bases without annotations, on either strand", async () => {
    const common = await loadCommonPlasmids();
    const bare = { ...common.find((one) => one.record.name === "pUC19")!.record, features: [] };
    const turned = { ...bare, sequence: reverseComplement(bare.sequence, "dna") };
    const spacer = record(randomBases(60, 9), [], "linear");
    const product = circle(bare.sequence + spacer.sequence + turned.sequence);
    expect(codesOf(product, [whole(bare), whole(spacer), whole(turned)])).toEqual([
      "second-origin",
      "same-resistance",
    ]);
  });

  it("says nothing of what one plasmid had before", () => {
    const shuttle = record(randomBases(900, 5), [
      feature("rep_origin", "oriV", 10, 60),
      feature("rep_origin", "ori2", 100, 160),
      feature("CDS", "AmpR", 200, 500),
      feature("CDS", "KanR", 520, 800),
    ]);
    const insert = record(randomBases(200, 6), [feature("rep_origin", "f1 ori", 20, 90)], "linear");
    expect(codesOf(circle(shuttle.sequence + insert.sequence), [whole(shuttle), whole(insert)])).toEqual([]);
  });
});

describe("promoters and terminators", () => {
  const letters = randomBases(1000, 8);
  const vector = record(letters, [
    feature("promoter", "T7 promoter", 100, 120),
    feature("CDS", "stuffer", 200, 300),
    feature("promoter", "lac promoter", 160, 190),
    feature("terminator", "T7 terminator", 600, 648),
  ]);
  const insert = record(randomBases(300, 12), [], "linear");
  const made = (start: number, end: number) => {
    const own = (letters + letters).slice(start, end);
    const part = { record: vector, start, end, strand: 1 as const, isVector: true };
    return checkConstruct(circle(own + insert.sequence), [part, whole(insert)]);
  };

  it("are missed where the vector lost or a junction cut them", () => {
    expect(made(300, 1100)).toMatchObject([{ code: "lost-promoter", names: ["T7 promoter"], parts: [0] }]);
    expect(made(300, 1110)).toMatchObject([{ code: "lost-promoter", names: ["T7 promoter"] }]);
    expect(made(630, 1150)).toMatchObject([{ code: "lost-terminator", names: ["T7 terminator"] }]);
  });

  it("are not missed where they went with the stuffer that they were of", () => {
    expect(made(300, 1150)).toEqual([]);
  });
});
