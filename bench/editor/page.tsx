import type { Feature, Orf, SequenceRecord } from "@benchleaf/bio";
import { useMemo, useReducer, useState } from "react";
import { createRoot } from "react-dom/client";
import { analyse, type Findings } from "../../packages/web/src/areas/sequences/analysis/analyse.ts";
import {
  ALL_FRAMES,
  type AnalysisSettings,
  defaultAnalysisSettings,
} from "../../packages/web/src/areas/sequences/analysis/analysis-settings.ts";
import { useAnalysis } from "../../packages/web/src/areas/sequences/analysis/use-analysis.ts";
import { useMapRecord } from "../../packages/web/src/areas/sequences/hooks/use-visible-record.ts";
import { openDocument, sequenceReducer } from "../../packages/web/src/areas/sequences/sequence-document.ts";
import { spansOfOrfs } from "../../packages/web/src/areas/sequences/visible-features.ts";
import { CircularMap } from "../../packages/web/src/canvas/circular-map.tsx";
import { restFor } from "../../packages/web/src/canvas/found-spans.ts";
import { SequenceRows } from "../../packages/web/src/canvas/sequence-rows.tsx";
import { useAfterPaint } from "../../packages/web/src/canvas/use-after-paint.ts";
import { labels } from "./labels.ts";

/** One gene in a thousand residues, as bacteria have them. */
const FEATURE_STEP = 980;

const featuresOf = (size: number): Feature[] =>
  Array.from({ length: Math.floor(size / FEATURE_STEP) }, (_, index) => ({
    id: `f${index}`,
    name: `gene${index}`,
    type: index % 2 === 0 ? "CDS" : "gene",
    locations: [
      { start: index * FEATURE_STEP, end: index * FEATURE_STEP + 900, strand: index % 3 === 0 ? -1 : 1 },
    ],
    operator: "join",
    qualifiers: [],
  }));

/** Enzymes that can be bought: all sites of all of them, or of those that cut once or twice, as the editor opens. */
const settingsFor = (cutters: "any" | "onceOrTwice", hasFrames: boolean): AnalysisSettings => ({
  ...defaultAnalysisSettings,
  enzymes: { ...defaultAnalysisSettings.enzymes, cutters },
  orfs: { ...defaultAnalysisSettings.orfs, isShown: hasFrames },
  frames: hasFrames ? ALL_FRAMES : [],
});

const nameOfOrf = ({ frame, length }: Orf): string => `ORF ${frame} (${length / 3} aa)`;
const nothingHidden: ReadonlySet<string> = new Set();

const ignore = () => undefined;

interface Prepared {
  readonly record: SequenceRecord;
  readonly settings: AnalysisSettings;
  readonly findings: Findings;
}

const Workbench = ({ record, settings, findings }: Prepared) => {
  const [document, dispatch] = useReducer(sequenceReducer, record, openDocument);
  const [hoveredFeatureId, setHovered] = useState<string | null>(null);
  const { tracks: found, isCurrent } = useAnalysis(document.record, settings, findings);
  const tracks = useMemo(
    () => ({ ...found, spans: spansOfOrfs(found.orfs, nameOfOrf, nothingHidden) }),
    [found],
  );
  // As in the product: the residue first, the map in the next moment.
  const { record: current } = document;
  const drawn = useAfterPaint(
    useMemo(() => ({ record: current, tracks }), [current, tracks]),
    restFor(tracks.spans),
  );
  const map = { tracks: drawn.tracks, record: useMapRecord(drawn.record, drawn.tracks.spans) };
  const onSelect = useMemo(
    () => (selection: typeof document.selection) => dispatch({ type: "select", selection }),
    [],
  );
  globalThis.document.body.dataset.isCurrent = String(isCurrent);
  const view = {
    record: document.record,
    selection: document.selection,
    hoveredFeatureId,
    tracks,
    theme: "light" as const,
    labels,
    onSelect,
    onHover: setHovered,
  };
  return (
    <>
      <CircularMap {...view} {...map} />
      <SequenceRows
        {...view}
        isEditable
        onReplace={(selection, insert) => dispatch({ type: "replace", selection, insert })}
        onUndo={() => dispatch({ type: "undo" })}
        onRedo={() => dispatch({ type: "redo" })}
        onPaste={ignore}
      />
    </>
  );
};

/** After everything so far has been painted: a message is handled after the frame that the callback starts. */
const painted = () =>
  new Promise<number>((settle) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => settle(performance.now());
      channel.port2.postMessage(null);
    });
  });

const root = createRoot(document.getElementById("root") as HTMLElement);
const rows = () => document.querySelector("[aria-multiline=true]") as HTMLElement;
/** Residues and the ring, not only their frames. */
const isDrawn = () =>
  document.querySelector("[data-row]") !== null && document.querySelector("svg textPath, svg path") !== null;
let shown: Prepared | undefined;
let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask" });

const bench = {
  /** Takes residues, and finds in them what is drawn: the data in memory. Returns the number of cut sites. */
  async prepare(size: number, cutters: "any" | "onceOrTwice", hasFrames = false): Promise<number> {
    const letters = await (await fetch(`/letters/${size}`)).text();
    const record: SequenceRecord = {
      name: "bench",
      description: "",
      kind: "dna",
      topology: "circular",
      sequence: letters,
      features: featuresOf(size),
      primers: [],
      meta: {},
    };
    const settings = settingsFor(cutters, hasFrames);
    shown = { record, settings, findings: analyse(record, settings) };
    return shown.findings.cuts.starts.length;
  },
  async mount(): Promise<number> {
    if (!shown) throw new Error("nothing prepared");
    const begun = performance.now();
    root.render(<Workbench {...shown} />);
    let done = await painted();
    while (!isDrawn()) {
      if (done - begun > 10_000) throw new Error("painted nothing");
      done = await painted();
    }
    return done - begun;
  },
  async unmount(): Promise<void> {
    root.render(null);
    await painted();
  },
  /** The caret to the middle, as by hand: the rows around it come into view. */
  async goToMiddle(): Promise<void> {
    const box = rows();
    box.focus();
    box.scrollTop = box.scrollHeight / 2;
    await painted();
    // On residues: a click on a name or a feature targets that.
    const isInSight = ({ top }: DOMRect) => top > 250 && top < 600;
    const letters = [...box.querySelectorAll("[data-row] text")].find(
      (text) => /^[ACGT]{10}$/.test(text.textContent ?? "") && isInSight(text.getBoundingClientRect()),
    );
    if (!letters) throw new Error("no letters in the middle");
    const { left, top, height } = letters.getBoundingClientRect();
    const at = { clientX: left, clientY: top + height / 2, bubbles: true, button: 0, pointerId: 1 };
    const target = letters;
    box.setPointerCapture = () => undefined;
    target.dispatchEvent(new PointerEvent("pointerdown", at));
    target.dispatchEvent(new PointerEvent("pointerup", at));
    await painted();
  },
  /** Milliseconds from the key to the painted residue. */
  async type(letter: string): Promise<number> {
    const begun = performance.now();
    rows().dispatchEvent(new KeyboardEvent("keydown", { key: letter, bubbles: true, cancelable: true }));
    return (await painted()) - begun;
  },
  async scroll(by: number): Promise<number> {
    const begun = performance.now();
    rows().scrollTop += by;
    return (await painted()) - begun;
  },
  async zoom(by: number): Promise<number> {
    const map = document.querySelector("svg") as SVGElement;
    const { left, top, width, height } = map.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 4, bubbles: true, cancelable: true };
    const begun = performance.now();
    map.dispatchEvent(new WheelEvent("wheel", { ...at, ctrlKey: true, deltaY: by }));
    return (await painted()) - begun;
  },
  /** Until the worker has looked at the newest residues. */
  async settled(): Promise<void> {
    while (document.body.dataset.isCurrent !== "true") await new Promise((wake) => setTimeout(wake, 20));
  },
  letters: () => rows().textContent ?? "",
  takeLongestTask(): number {
    const most = longest;
    longest = 0;
    return most;
  },
  /** Bytes of the page and its workers, arrays and strings included. */
  async memory(): Promise<number> {
    const measure = (
      performance as unknown as { measureUserAgentSpecificMemory(): Promise<{ bytes: number }> }
    ).measureUserAgentSpecificMemory();
    return (await measure).bytes;
  },
};

export type EditorBench = typeof bench;
Object.assign(globalThis, { bench });
