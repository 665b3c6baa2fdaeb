import { annotate, type Feature, findOrfs, writeGenBank } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editRecord } from "../record-edits.ts";
import { proposalsOfMatches, proposalsOfOrfs } from "./found-features.ts";
import { additionsOf, isProposal, withAdditions } from "./proposal.ts";

const marker = "GAATTCGGATCCAAGCTTCTGCAGGTCGAC";
const record = {
  name: "pTest",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence: `CGTATTACCA${marker}TTAGCCATGG`,
  features: [],
  primers: [],
  meta: {},
} as const;
const library = [{ name: "cloning site", type: "misc_feature", sequence: marker }];
const feature = (name: string, type: string, start: number, end: number, strand: 1 | -1 = 1): Feature => ({
  id: `f-${name}-${start}`,
  name,
  type,
  locations: [{ start, end, strand }],
  operator: "join",
  qualifiers: [],
});
const say = () => ({ detail: () => "" });

const found = (features: readonly Feature[]) => {
  const result = annotate(record.sequence, { library, topology: "circular", translated: false });
  if (!result.ok) throw new Error(result.error.message);
  return proposalsOfMatches(result.matches, { ...record, features }, say);
};

describe("features that were found", () => {
  it("are proposed at their position, drawn differently from those of the record", () => {
    const [proposal, ...others] = found([]);
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({
      name: "cloning site",
      place: { start: 10, length: 30 },
      isKnown: false,
    });
    expect(proposal?.drawn[0]?.name).toBe("+ cloning site");
    expect(isProposal(proposal?.drawn[0]?.id ?? "")).toBe(true);
  });

  it.each([
    ["the same ends", feature("mcs", "misc_feature", 10, 40), true],
    ["its name over nearly the same letters", feature("Cloning Site", "misc_feature", 12, 40), true],
    ["its name elsewhere", feature("cloning site", "misc_feature", 30, 45), false],
    ["the same ends on the other strand", feature("mcs", "misc_feature", 10, 40, -1), false],
    ["the whole molecule as source", feature("source", "source", 10, 40), false],
  ])("know a feature with %s", (_, known, isKnown) => {
    expect(found([known])[0]?.isKnown).toBe(isKnown);
  });

  it("are added in one step under ids of their own, and written to a file", () => {
    const features = [feature("a", "gene", 0, 5)].map((one) => ({ ...one, id: "f2" }));
    const additions = additionsOf(found(features));
    const at = { start: 0, length: 0 };
    const edited = editRecord({ ...record, features }, at, { type: "addAnnotations", additions });
    expect(edited?.record.features.map(({ id }) => id)).toEqual(["f2", "f3"]);
    expect(edited?.record.sequence).toBe(record.sequence);
    expect(writeGenBank(edited ? [edited.record] : [])).toContain('/label="cloning site"');
    expect(
      editRecord(record, at, { type: "addAnnotations", additions: { features: [], primers: [] } }),
    ).toBeNull();
  });

  it("are not added where the molecule does not reach", () => {
    const additions = { features: [feature("far", "gene", 0, 5000)], primers: [] };
    expect(editRecord(record, { start: 0, length: 0 }, { type: "addAnnotations", additions })).toBeNull();
  });

  it("never share an id, whatever ids there are", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[fp][1-9]$/)), fc.nat(6), (ids, count) => {
        const features = ids.map((id) => ({ ...feature("x", "gene", 0, 3), id }));
        const more = Array.from({ length: count }, () => feature("new", "gene", 1, 4));
        const primer = { id: "", name: "fwd", description: "", bases: "ACGT", locations: [] };
        const after = withAdditions({ ...record, features }, { features: more, primers: [primer] });
        const all = [...after.features, ...after.primers].map(({ id }) => id);
        expect(new Set(all).size).toBe(ids.length + count + 1);
      }),
    );
  });
});

describe("reading frames as features", () => {
  const sequence = "GCATAATTTTATGGCAGCAGCA";
  const molecule = { ...record, sequence };
  const orfs = findOrfs(sequence, { topology: "circular", minLength: 12, frames: [1, 2, 3], table: 11 });
  const proposalsWith = (features: readonly Feature[]) =>
    proposalsOfOrfs(orfs.ok ? orfs.orfs : [], { ...molecule, features }, 11, say);

  it("are coding features with their stop, their frame and their genetic code", () => {
    const added = proposalsWith([])[0]?.additions.features[0];
    expect(added).toMatchObject({
      type: "CDS",
      name: "ORF +2 (5 aa)",
      locations: [
        { start: 10, end: 22, strand: 1 },
        { start: 0, end: 6, strand: 1 },
      ],
    });
    expect(added?.qualifiers.map(({ key, value }) => `${key}=${value}`)).toEqual([
      "label=ORF +2 (5 aa)",
      "codon_start=1",
      "transl_table=11",
    ]);
  });

  it("are known where a CDS ends at the same stop, wherever it begins", () => {
    const shorter = { ...feature("orf", "CDS", 0, 6), locations: [{ start: 0, end: 6, strand: 1 as const }] };
    expect(proposalsWith([shorter])[0]?.isKnown).toBe(true);
    expect(proposalsWith([{ ...shorter, type: "gene" }])[0]?.isKnown).toBe(false);
  });

  it("are open if the sequence ends before they do", () => {
    const linear = findOrfs("CCATGGCAGCAGCAGC", { minLength: 9 });
    const [proposal] = proposalsOfOrfs(
      linear.ok ? linear.orfs : [],
      { ...record, sequence: "CCATGGCAGCAGCAGC", topology: "linear" },
      1,
      say,
    );
    expect(proposal?.additions.features[0]?.locations[0]).toMatchObject({ start: 2, isEndPartial: true });
  });
});
