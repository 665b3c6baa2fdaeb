import { moleculeChecksum, type SequenceRecord } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { matchesConstruct } from "./matches-construct.ts";

const sequence = "GATTACAGATTACACCCGGGTTTAAAATGAAACCCGGG";
const record = (letters: string, topology: SequenceRecord["topology"]): SequenceRecord => ({
  ...{ name: "", description: "", kind: "dna", features: [], primers: [], meta: {} },
  ...{ topology, sequence: letters },
});

it("a circle is unchanged with any origin, and not once a base has changed", () => {
  const made = {
    checksum: moleculeChecksum({ record: record(sequence, "circular"), ends: null }),
    ends: null,
  };
  const turned = sequence.slice(7) + sequence.slice(0, 7).toLowerCase();
  expect(matchesConstruct(record(sequence, "circular"), made)).toBe(true);
  expect(matchesConstruct(record(turned, "circular"), made)).toBe(true);
  expect(matchesConstruct(record(sequence, "linear"), made)).toBe(false);
  expect(matchesConstruct(record(`${sequence}A`, "circular"), made)).toBe(false);
});

it("what is linear is compared with the ends that it had", () => {
  const end = { kind: "5'-overhang", bases: "GATT" } as const;
  const blunt = { kind: "blunt", bases: "" } as const;
  const ends = { left: end, right: blunt };
  const molecule = {
    record: record(sequence, "linear"),
    ends: { left: { ...end, hasPhosphate: true }, right: { ...blunt, hasPhosphate: true } },
  };
  const checksum = moleculeChecksum(molecule);
  expect(matchesConstruct(record(sequence, "linear"), { checksum, ends })).toBe(true);
  expect(matchesConstruct(record(sequence, "linear"), { checksum, ends: null })).toBe(false);
  expect(matchesConstruct(record("GAT", "linear"), { checksum, ends })).toBe(false);
});
