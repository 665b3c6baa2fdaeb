import type { SequenceRecord } from "@benchleaf/bio";
import { describe, expect, it, vi } from "vitest";
import { type ActionTools, actionsFor } from "./sequence-actions.tsx";
import { openDocument, sequenceReducer } from "./sequence-document.ts";

const record = (change: Partial<SequenceRecord> = {}): SequenceRecord => ({
  name: "pTest",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence: "AACCGGTTGG",
  features: [],
  primers: [],
  meta: {},
  ...change,
});
const keysOf = (document: ReturnType<typeof openDocument>, isEditable: boolean) =>
  actionsFor(document, isEditable).map((action) => action.key);
const selected = (start: number, length: number) =>
  sequenceReducer(openDocument(record()), { type: "select", selection: { start, length } });

describe("actions of the sequence editor", () => {
  it("offers nothing that changes the sequence to who may only read", () => {
    const keys = keysOf(openDocument(record()), false);
    expect(keys).toEqual(["copy", "copyReverseComplement", "goTo", "selectRange"]);
  });

  it("offers a protein neither a strand nor a circle", () => {
    const keys = keysOf(openDocument(record({ kind: "protein", topology: "linear" })), true);
    expect(keys).not.toContain("copyReverseComplement");
    expect(keys).not.toContain("makeCircular");
  });

  it("offers the other topology", () => {
    expect(keysOf(openDocument(record()), true)).toContain("makeLinear");
    expect(keysOf(openDocument(record({ topology: "linear" })), true)).toContain("makeCircular");
  });

  it("copies the opposite strand across the origin", () => {
    const document = selected(8, 4);
    const copy = vi.fn();
    const tools: ActionTools = { document, copy, dispatch: vi.fn(), open: vi.fn() };
    actionsFor(document, true)
      .find((action) => action.key === "copyReverseComplement")
      ?.run(tools);
    expect(copy).toHaveBeenCalledWith("TTCC");
  });

  it("deletes and replaces only what is selected", () => {
    const enabled = (document: ReturnType<typeof openDocument>) =>
      actionsFor(document, true)
        .filter((action) => action.isEnabled(document))
        .map((action) => action.key);
    expect(enabled(selected(3, 0))).not.toContain("delete");
    expect(enabled(selected(3, 2))).toEqual(expect.arrayContaining(["delete", "replace", "copy"]));
  });
});
