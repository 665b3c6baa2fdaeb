import type { Feature, SequenceRecord } from "@benchleaf/bio";
import { describe, expect, it, vi } from "vitest";
import type { ActionTools } from "./actions/editor-action.ts";
import { pageKeys } from "./actions/page-keys.ts";
import { invertedSelection } from "./actions/select-actions.ts";
import { NO_ORFS } from "./analysis/orf-marks.ts";
import type { EditorState } from "./editing/selected-features.ts";
import { actionsFor } from "./sequence-actions.ts";
import { openDocument, type SequenceAction, sequenceReducer } from "./sequence-document.ts";

const feature = (id: string, start: number, end: number, type = "CDS"): Feature => ({
  id,
  name: id,
  type,
  locations: [{ start, end, strand: 1 }],
  operator: "join",
  qualifiers: [],
});
const record = (change: Partial<SequenceRecord> = {}): SequenceRecord => ({
  name: "pTest",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence: "AACCGGTTGG",
  features: [feature("gene", 2, 8, "gene"), feature("cds", 2, 8), feature("tag", 4, 6)],
  primers: [],
  meta: {},
  ...change,
});
const state = (start: number, length: number, picked: readonly string[] = []): EditorState => ({
  orfs: NO_ORFS,
  document: sequenceReducer(openDocument(record()), { type: "select", selection: { start, length } }),
  picked,
});
const keysOf = (of: SequenceRecord, isEditable: boolean) =>
  actionsFor(openDocument(of), isEditable).map((action) => action.key);
const enabled = (of: EditorState) =>
  actionsFor(of.document, true)
    .filter((action) => action.isEnabled(of))
    .map((action) => action.key);
/** The record after an action. */
const after = (of: EditorState, key: string): SequenceRecord => {
  let { document } = of;
  const dispatch = (action: SequenceAction) => {
    document = sequenceReducer(document, action);
  };
  const none = vi.fn();
  const tools: ActionTools = {
    ...of,
    dispatch,
    open: none,
    startTask: none,
    copyAs: none,
    cut: none,
    paste: none,
    insertFile: none,
    insertPlasmid: none,
    find: none,
    digest: none,
    crispr: none,
    comments: none,
    share: none,
    openTools: none,
    align: none,
  };
  actionsFor(document, true)
    .find((action) => action.key === key)
    ?.run(tools);
  return document.record;
};

describe("actions of the sequence editor", () => {
  it("offers nothing that changes the sequence to readers", () => {
    expect(actionsFor(openDocument(record()), false).filter(({ isEdit }) => isEdit)).toEqual([]);
    expect(keysOf(record(), false)).toEqual(expect.arrayContaining(["find", "copy", "copyGenBank", "goTo"]));
  });

  it("offers a protein neither a strand nor a circle", () => {
    const keys = keysOf(record({ kind: "protein", topology: "linear", features: [] }), true);
    for (const key of ["copyReverseComplement", "copyTranslation", "reverseComplement", "makeCircular"])
      expect(keys).not.toContain(key);
  });

  it("offers the other topology, and an origin of a circle only", () => {
    expect(keysOf(record(), true)).toEqual(expect.arrayContaining(["makeLinear", "changeOrigin"]));
    const line = keysOf(record({ topology: "linear" }), true);
    expect(line).toContain("makeCircular");
    expect(line).not.toContain("changeOrigin");
  });

  it("gives every action a shortcut of its own, that no part of the page has", () => {
    const molecules = [
      record(),
      record({ topology: "linear" }),
      record({ kind: "rna" }),
      record({ kind: "protein", topology: "linear" }),
    ];
    for (const molecule of molecules) {
      const actions = actionsFor(openDocument(molecule), true);
      const shortcuts = [...actions.map(({ shortcut }) => shortcut), ...Object.values(pageKeys)];
      const twice = shortcuts.filter((shortcut, index) => shortcuts.indexOf(shortcut) !== index);
      expect(twice).toEqual([]);
    }
  });

  it("offers readers what changes nothing, each by name", () => {
    const forReaders = new Set(keysOf(record(), false));
    expect([...forReaders].join(" ")).toBe(
      "find digest comments share checkPair orderPrimers copy copyReverseComplement copyTranslation copyGenBank " +
        "copyFasta goTo selectRange selectAll invertSelection tools align describe",
    );
    const rest = (of: SequenceRecord) => keysOf(of, false).filter((key) => !forReaders.has(key));
    expect(rest(record({ kind: "rna" }))).toEqual([]);
    expect(rest(record({ kind: "protein", topology: "linear" }))).toEqual([]);
  });

  it("deletes, replaces and annotates only what is selected", () => {
    expect(enabled(state(3, 0))).not.toContain("delete");
    expect(enabled(state(3, 2))).toEqual(expect.arrayContaining(["delete", "replace", "copy", "annotate"]));
  });

  it("turns round the selection, or all where nothing is selected", () => {
    expect(after(state(0, 4), "reverseComplement").sequence).toBe("GGTTGGTTGG");
    expect(after(state(3, 0), "reverseComplement").sequence).toBe("CCAACCGGTT");
  });

  it("begins a circle at the caret", () => {
    expect(after(state(4, 0), "changeOrigin").sequence).toBe("GGTTGGAACC");
    expect(enabled(state(0, 0))).not.toContain("changeOrigin");
  });
});

describe("actions on features", () => {
  const ids = (of: SequenceRecord) => of.features.map(({ id }) => id);

  it("are not about a feature when a primer or a reading frame over it is picked", () => {
    expect(enabled(state(2, 6, ["primer p1"]))).not.toContain("removeFeatures");
    expect(enabled(state(2, 6, ["orf 2 8 1"]))).not.toContain("removeFeatures");
  });

  it("hide the amino acids of the picked ones where all show theirs, and show them again", () => {
    const tagOf = (of: SequenceRecord) => of.features.find(({ id }) => id === "tag");
    const hidden = after(state(0, 3, ["tag"]), "translateFeatures");
    expect(tagOf(hidden)?.translateSelf).toBe(false);
    const again = { ...state(0, 3, ["tag", "cds"]), document: openDocument(hidden) };
    const shown = after(again, "translateFeatures");
    expect(shown.features.map(({ translateSelf }) => translateSelf)).toEqual([undefined, true, true]);
  });

  it("are about the picked ones, else those with the ends of the selection", () => {
    expect(ids(after(state(0, 3, ["tag"]), "removeFeatures"))).toEqual(["gene", "cds"]);
    expect(ids(after(state(2, 6), "removeFeatures"))).toEqual(["tag"]);
    expect(enabled(state(2, 5))).not.toContain("removeFeatures");
  });

  it("merge what was picked in the order of picking", () => {
    expect(ids(after(state(0, 0, ["tag", "cds"]), "mergeFeatures"))).toEqual(["gene", "tag"]);
    expect(enabled(state(4, 2))).not.toContain("mergeFeatures");
  });

  it("split the shortest feature around the caret", () => {
    const split = after(state(5, 0), "splitFeature");
    expect(split.features.filter(({ name }) => name === "tag")).toHaveLength(2);
    expect(enabled(state(9, 0))).not.toContain("splitFeature");
  });

  it("are reverse-complemented in place, and back", () => {
    const turned = after(state(0, 0, ["tag"]), "turnFeatures");
    expect(turned.features[2]?.locations).toEqual([{ start: 4, end: 6, strand: -1 }]);
    expect(turned.sequence).toBe("AACCGGTTGG");
  });

  it("are duplicated under ids of their own", () => {
    const copied = after(state(0, 0, ["cds", "tag"]), "duplicateFeatures");
    expect(copied.features).toHaveLength(5);
    expect(new Set(ids(copied)).size).toBe(5);
  });
});

it("inverts what leaves one stretch", () => {
  const circle = record();
  const line = record({ topology: "linear" });
  expect(invertedSelection({ start: 2, length: 3 }, circle)).toEqual({ start: 5, length: 7 });
  expect(invertedSelection({ start: 0, length: 3 }, line)).toEqual({ start: 3, length: 7 });
  expect(invertedSelection({ start: 7, length: 3 }, line)).toEqual({ start: 0, length: 7 });
  expect(invertedSelection({ start: 2, length: 3 }, line)).toBeNull();
  expect(invertedSelection({ start: 0, length: 10 }, circle)).toBeNull();
});
