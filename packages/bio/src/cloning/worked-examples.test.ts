import { describe, expect, it } from "vitest";
import { checksum } from "../checksum/checksum.ts";
import { readSequences } from "../format/read-sequences.ts";
import type { SequenceRecord } from "../sequence.ts";
import { inputFiles, testDataFolder } from "../test-support/test-data.ts";
import { assemble } from "./assemble.ts";
import type { AssemblyOptions } from "./options.ts";

/** Cloning histories of OpenCloning: sequences, and for each how it was derived from others. */
interface History {
  readonly sequences: readonly { readonly id: number; readonly file_content: string }[];
  readonly sources: readonly Source[];
  readonly primers: readonly { readonly id: number; readonly name: string; readonly sequence: string }[];
}
interface Source {
  readonly id: number;
  readonly type: string;
  readonly input: readonly { readonly sequence: number }[];
  readonly restriction_enzymes?: readonly string[];
  readonly reaction_type?: "BP" | "LR";
}

const recordOf = (text: string): SequenceRecord => {
  const read = readSequences(new TextEncoder().encode(text), { name: "example.gb" });
  if (!read.ok) throw new Error(read.error.message);
  return read.records[0]!;
};

const steps = inputFiles(["cloning_history_json"], /json$/).flatMap(({ name, bytes }) => {
  const history: History = JSON.parse(new TextDecoder().decode(bytes));
  const texts = new Map(history.sequences.map(({ id, file_content }) => [id, file_content]));
  const primers = new Map(history.primers.map(({ id, sequence }) => [id, sequence]));
  return history.sources
    .filter(({ input }) => input.length > 0)
    .map((source) => ({ title: `${name} ${source.type} ${source.id}`, source, texts, primers }));
});

const methodOf = (
  { type, restriction_enzymes, reaction_type }: Source,
  primers: readonly string[],
): { method: string; options: AssemblyOptions } | null => {
  const circularOnly = true;
  if (type === "PCRSource") {
    return { method: "pcr", options: { forward: primers[0]!, reverse: primers[1]!, minAnneal: 13 } };
  }
  if (type === "GibsonAssemblySource") return { method: "gibson", options: { circularOnly } };
  if (type === "RestrictionAndLigationSource" && restriction_enzymes) {
    return { method: "restriction-ligation", options: { enzymes: restriction_enzymes, circularOnly } };
  }
  if (type === "GatewaySource" && reaction_type) {
    return { method: "gateway", options: { reaction: reaction_type, circularOnly } };
  }
  if (type === "OligoHybridizationSource") {
    return { method: "annealed-oligos", options: { oligos: [primers[0]!, primers[1]!] } };
  }
  return null;
};

describe.skipIf(!testDataFolder())("assemble gives the products of worked examples", () => {
  const known = steps.filter(({ source }) => methodOf(source, []) !== null);

  it("knows all kinds of step but the filling in of annealed oligos", () => {
    expect(known).toHaveLength(steps.length - 1);
  });

  it.each(known.map((step) => [step.title, step] as const))("%s", (_title, { source, texts, primers }) => {
    const used = source.input.flatMap(({ sequence }) => primers.get(sequence) ?? []);
    const inputs = source.input.flatMap(({ sequence }) => texts.get(sequence) ?? []).map(recordOf);
    const expected = recordOf(texts.get(source.id)!);
    const { method, options } = methodOf(source, used)!;
    const result = assemble(method, inputs, options);
    const sums = result.ok
      ? result.products.map(({ record }) => checksum(record.sequence, record))
      : [result.error];
    expect(sums).toContain(checksum(expected.sequence, expected));
  });
});
