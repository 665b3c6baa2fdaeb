import { reverseComplement } from "@benchleaf/bio";
import { alignmentsApi, MAX_ALIGNMENT_READS } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { type AssemblyInput, assembleSelected, assemblyFault, defaultAssembly } from "./assemble-selected.ts";
import { newKey, type SelectedSequence } from "./selected-sequence.ts";

let state = 3;
const bases = (length: number) =>
  Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return "ACGT"[state >>> 30];
  }).join("");
const clone = bases(900);
const chosen = (name: string, letters: string, part: Partial<SelectedSequence> = {}): SelectedSequence => ({
  key: newKey(),
  name,
  kind: "dna",
  isCircular: false,
  letters,
  features: [],
  qualities: Array.from(letters, (_, index) => 30 + (index % 20)),
  trace: null,
  source: null,
  ...part,
});
const forward = chosen("forward", clone.slice(0, 550));
const reverse = chosen("reverse", reverseComplement(clone.slice(350)));
const stray = chosen("stray", bases(400));
const contigsOf = (
  list: readonly SelectedSequence[],
  settings: AssemblyInput["settings"] = defaultAssembly,
) => {
  const answer = assembleSelected({ chosen: list, settings }, () => {});
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.contigs;
};

describe("reads put together", () => {
  it("become the clone that they were read from, and what overlaps with none stays alone", () => {
    const [first, second, ...more] = contigsOf([forward, reverse, stray]);
    expect(more).toEqual([]);
    expect([clone, reverseComplement(clone)]).toContain(first?.consensus);
    expect(first?.reads.map(({ name }) => name).toSorted()).toEqual(["forward", "reverse"]);
    expect(new Set(first?.reads.map(({ strand }) => strand)).size).toBe(2);
    expect(first?.quality).toBeGreaterThan(30);
    expect(second?.reads).toEqual([{ name: "stray", strand: 1 }]);
  });

  it("are a valid alignment for the server: rows of equal length, bases and qualities in sync", () => {
    const [first] = contigsOf([forward, reverse]);
    const { rows, referenceId } = first!.content;
    expect(rows).toHaveLength(3);
    expect(rows[0]?.id).toBe(referenceId);
    expect(new Set(rows.map(({ letters }) => letters.length)).size).toBe(1);
    for (const { letters, read, start, size } of rows.slice(1)) {
      const shown = letters.replace(/[- ]/g, "");
      expect(read?.qualities).toHaveLength(shown.length);
      expect(letters.slice(0, read?.firstColumn).trim()).toBe("");
      expect(start + shown.length).toBeLessThanOrEqual(size);
    }
    const body = { projectId: "1", folderId: null, name: "contig", content: first!.content, traces: [] };
    expect(alignmentsApi.create.body!.safeParse(body).error).toBe(undefined);
  });

  it("stay apart where they must share more than they do", () => {
    expect(contigsOf([forward, reverse], { ...defaultAssembly, minimumOverlap: 300 })).toHaveLength(2);
  });

  it("are not started with invalid reads", () => {
    expect(assemblyFault([forward])).toEqual({ code: "too-few" });
    const protein = chosen("protein", "MKL", { kind: "protein" });
    expect(assemblyFault([forward, protein])).toMatchObject({ code: "protein-reads" });
    const many = new Array(MAX_ALIGNMENT_READS + 1).fill(forward);
    expect(assemblyFault(many)).toMatchObject({ code: "too-many-reads" });
    expect(assembleSelected({ chosen: [forward], settings: defaultAssembly }, () => {})).toMatchObject({
      ok: false,
    });
  });
});
