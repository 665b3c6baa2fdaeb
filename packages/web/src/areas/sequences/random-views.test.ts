import type { SequenceRecord } from "@benchleaf/bio";
import { translate } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { circularScene } from "../../canvas/circular-scene.ts";
import { zoomCircle } from "../../canvas/circular-view.ts";
import { shapeFeatures } from "../../canvas/feature-shape.ts";
import { frameResidues } from "../../canvas/frame-residues.ts";
import { assignLanes, linearLanes, linearPlan, linearScale } from "../../canvas/linear-scene.ts";
import { fitColumns } from "../../canvas/row-columns.ts";
import { cutsOfRow } from "../../canvas/row-cuts.ts";
import { layoutRows, rowPlaces, shapesWithin, spansWithin } from "../../canvas/row-layout.ts";
import type { ViewTracks } from "../../canvas/tracks.ts";
import { analyse, type Findings, foundTracks } from "./analysis/analyse.ts";
import { type AnalysisSettings, defaultAnalysisSettings } from "./analysis/analysis-settings.ts";
import { FollowedTracks } from "./analysis/followed-tracks.ts";
import { FollowedGc } from "./gc-count.ts";
import { openDocument, sequenceReducer } from "./sequence-document.ts";
import { countGc } from "./sequence-selection.ts";
import { anyAction, chance, randomStart } from "./test-support/random-actions.ts";
import { spansOfOrfs } from "./visible-features.ts";

const STEPS = process.env.BENCHLEAF_FULL === "1" ? 10_000 : 300;

/** Every site of every enzyme: which are visible does not depend on how often they cut. */
const settings: AnalysisSettings = {
  ...defaultAnalysisSettings,
  enzymes: { ...defaultAnalysisSettings.enzymes, cutters: "any" },
  orfs: { ...defaultAnalysisSettings.orfs, isShown: true, minResidues: 10 },
};
const [WIDTH, HEIGHT] = [600, 500];
const columns = fitColumns(WIDTH, 8, 400);

/** Everything that any view draws of a record, as text. */
const drawn = (record: SequenceRecord, tracks: ViewTracks): string => {
  const size = record.sequence.length;
  const isCircular = record.topology === "circular";
  const whole = circularScene(record, WIDTH, HEIGHT, tracks.cutSites);
  const view = zoomCircle(whole.view, 4, size / 3, size);
  const part = circularScene(record, WIDTH, HEIGHT, tracks.cutSites, view);
  const shapes = shapeFeatures(record.features, size, isCircular);
  const line = { start: 0, length: size };
  const plan = linearPlan({
    view: line,
    scale: linearScale(line, WIDTH),
    width: WIDTH,
    height: HEIGHT,
    cutLines: 3,
    hasGathers: false,
    hasGc: false,
  });
  const layout = layoutRows(record, columns, tracks);
  const rows = Array.from({ length: layout.rowCount }, (_, row) => {
    const at = { start: row * layout.perRow, end: Math.min(size, (row + 1) * layout.perRow) };
    return [
      rowPlaces(layout, row).letters,
      shapesWithin(layout, at.start, at.end),
      spansWithin(layout, at.start, at.end),
      rowPlaces(layout, row).span(0),
      cutsOfRow(layout.cuts, columns, { ...at, isLast: row === layout.rowCount - 1 }),
    ];
  });
  const rings = [whole, part].map(({ features, labels, ticks, hiddenCount, trace }) => [
    features,
    labels,
    ticks,
    hiddenCount,
    trace,
  ]);
  return JSON.stringify([
    rings,
    linearLanes(assignLanes(shapes, size, plan.scale), plan),
    rows,
    [...layout.tops],
  ]);
};

const cutPlaces = ({ cuts }: Pick<ViewTracks, "cuts">): string[] =>
  [...cuts]
    .map(({ names, start, topCut, bottomCut }) => `${names[0]} ${start} ${topCut} ${bottomCut}`)
    .sort();

const viewTracks = (found: ReturnType<typeof foundTracks>): ViewTracks => ({
  ...found,
  spans: spansOfOrfs(found.orfs, ({ frame }) => `ORF ${frame}`, new Set()),
  frames: [1, -2],
  table: 1,
});

it(`draws the same after ${STEPS} random edits, undos and redos as for a record opened anew`, {
  timeout: 600_000,
}, () => {
  const upTo = chance(20_261_121);
  let document = openDocument(randomStart);
  const followed = new FollowedTracks(document.record.sequence);
  const gc = new FollowedGc();
  /** A request to the worker and its response, which takes a while. */
  let asked: { findings: Findings; serial: number; topology: string } | null = null;
  let answered = "none";
  for (let step = 0; step < STEPS; step += 1) {
    const action = anyAction(document, upTo);
    document = sequenceReducer(document, action);
    const { record } = document;
    const { sequence, topology } = record;
    const say = `step ${step}: ${JSON.stringify(action)}`;
    let now = followed.follow(sequence);
    if (asked && upTo(3) === 0) {
      followed.answer(asked.findings, asked.serial);
      answered = asked.topology;
      asked = null;
      now = followed.follow(sequence);
    }
    asked ??= { findings: analyse(record, settings), serial: now.serial, topology };

    const fresh = foundTracks(analyse(record, settings), sequence.length);
    const places = cutPlaces(now.tracks);
    const known = new Set(cutPlaces(fresh));
    // What an edit moved along is still there; what it made is found a moment later.
    if (answered === topology)
      expect(
        places.filter((place) => !known.has(place)),
        say,
      ).toEqual([]);
    if (answered === topology && now.isCurrent) {
      expect(places, say).toEqual(cutPlaces(fresh));
      expect([...now.tracks.orfs], say).toEqual([...fresh.orfs]);
    }
    const { strong, known: letters } = countGc(sequence);
    expect(gc.of(sequence), say).toBe(letters === 0 ? null : (100 * strong) / letters);

    // Layouts reuse what they can of the last time; for a copy they have nothing to reuse.
    const tracks = viewTracks(now.tracks);
    if (step % 4 === 0) expect(drawn(record, tracks), say).toBe(drawn(structuredClone(record), tracks));
    const frame = frameResidues(sequence, { frame: 1, table: 1, start: 0, end: sequence.length });
    const protein = translate(sequence.slice(0, sequence.length - (sequence.length % 3)), { table: 1 });
    expect(frame.map(({ letter }) => letter).join(""), say).toBe(protein);
  }
  // Undone to the beginning, everything is as it was.
  while (document.undoStack.length > 0) document = sequenceReducer(document, { type: "undo" });
  const tracks = viewTracks(foundTracks(analyse(document.record, settings), randomStart.sequence.length));
  expect(drawn(document.record, tracks)).toBe(drawn(structuredClone(randomStart), tracks));
});
