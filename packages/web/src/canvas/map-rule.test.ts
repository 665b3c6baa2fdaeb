import {
  type Feature,
  findCutSites,
  isCommonEnzyme,
  loadCommonPlasmids,
  type SequenceRecord,
} from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { LABEL_SIZE } from "./circular-labels.ts";
import { type CircularScene, circularScene, ON_SCREEN } from "./circular-scene.ts";
import { CutMarks, columnsOf } from "./cut-marks.ts";
import { shapeFeatures } from "./feature-shape.ts";
import { layoutLinearCuts } from "./linear-cuts.ts";
import { assignLanes, linearLanes, linearPlan, linearScale, mostCutLines } from "./linear-scene.ts";
import { FIRST_SIGHT, mapShapes } from "./map-rule.ts";
import { wholeName } from "./middle-name.ts";
import { fitColumns } from "./row-columns.ts";
import { cutsOfRow, layoutCuts } from "./row-cuts.ts";
import { BOLD_WIDTH, textWidth } from "./text-width.ts";
import type { CutMark } from "./tracks.ts";

const USUAL =
  "EcoRI BamHI HindIII XhoI XbaI SalI PstI KpnI SacI SphI NotI NcoI NdeI NheI SpeI BglII EcoRV SmaI ApaI AgeI ClaI MluI AscI PacI BsaI".split(
    " ",
  );
const OTHERS = "AatII AflIII AvaI BsaHI BspHI DraI HaeII NarI PvuI PvuII ScaI SspI StuI Tth111I XmnI".split(
  " ",
);

const cutsOf = ({ sequence, topology }: SequenceRecord, names: readonly string[]): CutMark[] => {
  const found = findCutSites(sequence, { topology, enzymes: names });
  if (!found.ok) throw new Error("no cuts");
  return names.flatMap((name) => {
    const sites = found.of(name);
    return sites.map(({ start, end, strand, topCut, bottomCut }) => ({
      key: `${name}/${start}`,
      names: [name],
      start,
      end,
      strand,
      topCut,
      bottomCut,
      count: sites.length,
    }));
  });
};

const boxesOf = ({ labels }: CircularScene) =>
  labels.map(({ text, side, x, y, cut }) => {
    const width = textWidth(text, LABEL_SIZE) * (cut?.count === 1 ? BOLD_WIDTH : 1);
    return {
      left: side === 1 ? x : x - width,
      right: side === 1 ? x + width : x,
      top: y - 7,
      bottom: y + 7,
      text,
    };
  });
type Box = ReturnType<typeof boxesOf>[number];
const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const vectors = (await loadCommonPlasmids()).map(({ record }) => record);
const SIZES = [
  [330, 420],
  [560, 620],
  [900, 760],
  [700, 150],
] as const;

describe.each(vectors.map((record) => [record.name, record] as const))("%s", (_name, record) => {
  const cuts = cutsOf(record, [...USUAL, ...OTHERS]);
  const size = record.sequence.length;
  const shapes = shapeFeatures(record.features, size, true);
  const own = mapShapes(shapes);

  it.each(SIZES)("draws every feature on a ring of %i × %i and no name over another", (width, height) => {
    const scene = circularScene(record, width, height, cuts);
    expect(scene.features.map(({ shape }) => shape.feature.id).sort()).toEqual(
      own.map(({ feature }) => feature.id).sort(),
    );
    const boxes = boxesOf(scene);
    expect(boxes.length).toBeLessThanOrEqual(FIRST_SIGHT);
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(0, index))
        expect(meet(box, other), `${box.text} ${other.text}`).toBe(false);
    });
    expect(2 * scene.outer).toBeGreaterThanOrEqual(0.55 * Math.min(width, height) - 0.01);
  });

  it.each(SIZES)(
    "draws every feature on a line of %i × %i that has room, whatever is cut",
    (width, height) => {
      const view = { start: 0, length: size };
      const scale = linearScale(view, width);
      const laid = assignLanes(shapes, size, scale);
      const lines = mostCutLines(height, laid.laneCount, false);
      const toX = (position: number) => 24 + position * scale;
      const { lineCount } = layoutLinearCuts(cuts, toX, width, lines, FIRST_SIGHT);
      const plan = linearPlan({
        view,
        scale,
        width,
        height,
        cutLines: lineCount,
        hasGathers: true,
        hasGc: false,
      });
      const lanes = linearLanes(laid, plan);
      if (height >= 400) expect(lanes.hiddenCount).toBe(0);
      expect(lanes.laneCount * lanes.pitch).toBeLessThanOrEqual(
        Math.max(lanes.pitch, height - plan.lanes) + 0.01,
      );
    },
  );

  it("writes no name of an enzyme over another above the rows", () => {
    const marks = new CutMarks(columnsOf(cuts, size), size);
    const columns = fitColumns(760, 9, 60, 60);
    const rowCount = Math.ceil(size / 60);
    const laid = layoutCuts(marks, columns, rowCount);
    for (let row = 0; row < rowCount; row += 1) {
      const at = { start: row * 60, end: Math.min(size, row * 60 + 60), isLast: row === rowCount - 1 };
      const named = cutsOfRow(laid, columns, at).filter(({ line }) => line >= 0);
      named.forEach((one, index) => {
        for (const other of named.slice(0, index)) {
          const isApart =
            one.line !== other.line ||
            one.left >= other.left + textWidth(other.name, 11) ||
            other.left >= one.left + textWidth(one.name, 11);
          expect(isApart, `${one.name} ${other.name} in row ${row}`).toBe(true);
        }
      });
    }
  });
});

const feature = (id: string, type: string, start: number, end: number, name = id): Feature => ({
  id,
  name,
  type,
  locations: [{ start, end, strand: 1 }],
  operator: "join",
  qualifiers: [],
});

describe("the one rule for maps", () => {
  const pUC19 = vectors.find(({ name }) => name === "pUC19")!;
  const at = pUC19.sequence.indexOf("AAGCTT");
  /** GFP between the two sites, a short feature, a new primer, and the `source` of either. */
  const cloned: SequenceRecord = {
    ...pUC19,
    sequence: `${pUC19.sequence.slice(0, at)}${"ATGAGTAAAGGA".repeat(60)}${pUC19.sequence.slice(at)}`,
    features: [
      ...pUC19.features,
      feature("source", "source", at, at + 720),
      feature("gene", "gene", at, at + 720, "gfp"),
      feature("gfp", "CDS", at, at + 720, "GFP"),
      feature("short", "misc_feature", at + 20, at + 26, "tag"),
      feature("primer", "primer_bind", at + 700, at + 720, "GFP-rev"),
    ],
  };
  const cuts = cutsOf(cloned, [...OTHERS, ...USUAL]);

  it.each(SIZES.slice(0, 3))(
    "names the insert, what is short and a new primer at %i × %i",
    (width, height) => {
      const scene = circularScene(cloned, width, height, cuts);
      const named = [
        ...scene.labels.map(({ text }) => text),
        ...scene.features.flatMap(({ arcText }) => arcText?.text ?? []),
      ];
      // On a narrow pane a name is shortened; a feature of six residues may be without.
      for (const start of width < 400 ? ["GFP", "GFP-"] : ["GFP", "tag", "GFP-rev"])
        expect(
          named.some((text) => text.startsWith(start)),
          start,
        ).toBe(true);
      for (const id of ["gfp", "short", "primer"])
        expect(scene.features.some(({ shape }) => shape.feature.id === id)).toBe(true);
      expect(scene.features.find(({ shape }) => shape.feature.id === "gfp")?.shape.hasRightHead).toBe(true);
      expect(scene.features.map(({ shape }) => shape.feature.id)).not.toEqual(
        expect.arrayContaining(["source"]),
      );
      expect(scene.features.map(({ shape }) => shape.feature.id)).not.toContain("gene");
    },
  );

  it("names single cutters of a polylinker before enzymes that cut twice or that nobody clones with", () => {
    const { labels } = circularScene(cloned, 900, 760, cuts);
    const named = labels.flatMap(({ cut }) => cut ?? []);
    const left = cuts.filter((cut) => !named.includes(cut));
    const single = (cut: CutMark) => cut.count === 1 && cut.names.some(isCommonEnzyme);
    expect(named.filter(single).length).toBeGreaterThan(5);
    if (named.some((cut) => !single(cut))) expect(left.filter(single)).toEqual([]);
  });

  it("never drops what is picked, of however many", () => {
    const crowd = Array.from({ length: 14_000 }, (_, index) =>
      feature(`f${index}`, "CDS", index * 300, index * 300 + 280),
    );
    const genome = { ...cloned, sequence: "A".repeat(4_200_000), features: crowd };
    const picked = { start: 300 * 777, length: 280 };
    const isIt = ({ shape }: { shape?: { feature: Feature } }) => shape?.feature.id === "f777";
    const usual = circularScene(genome, 600, 600);
    expect(usual.features.some(isIt)).toBe(false);
    expect(usual.trace.length).toBeGreaterThan(100);
    const scene = circularScene(genome, 600, 600, [], undefined, { ...ON_SCREEN, picked });
    expect(scene.features.some(isIt)).toBe(true);
    expect(scene.labels.some(isIt)).toBe(true);
    const shapes = shapeFeatures(crowd, 4_200_000, true);
    const laid = assignLanes(shapes, 4_200_000, 0.0002, picked);
    expect(linearLanes(laid, { lanes: 60, gcTop: 80 }, picked).features.some(isIt)).toBe(true);
  });

  it("writes a long name whole, in lines that fit", () => {
    const name = "pUC19-GFP_EcoRI-HindIII_clone 12 (verified)";
    const whole = wholeName(name, 150, 90);
    expect(whole?.lines.join("").replaceAll(" ", "")).toBe(name.replaceAll(" ", ""));
    for (const line of whole?.lines ?? []) expect(textWidth(line, whole?.size ?? 0)).toBeLessThanOrEqual(150);
    expect(wholeName(name, 30, 20)).toBeNull();
  });
});
