import type { SequenceRecord } from "@benchleaf/bio";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CircularMap } from "./circular-map.tsx";
import { LinearMap } from "./linear-map.tsx";
import { SequenceRows } from "./sequence-rows.tsx";
import { feature, labels, record } from "./test-support/molecules.ts";
import { NO_TRACKS } from "./tracks.ts";

const nothing = () => undefined;

const view = (of: SequenceRecord) => ({
  record: of,
  tracks: NO_TRACKS,
  selection: {
    start: of.sequence.length > 10 ? of.sequence.length - 10 : 0,
    length: Math.min(20, of.sequence.length),
  },
  hoveredFeatureId: "1",
  theme: "dark" as const,
  labels,
  onSelect: nothing,
  onHover: nothing,
});
const editing = { isEditable: true, onReplace: nothing, onUndo: nothing, onRedo: nothing, onPaste: nothing };
const render = (of: SequenceRecord) => ({
  circular: renderToString(<CircularMap {...view(of)} />),
  linear: renderToString(<LinearMap {...view(of)} />),
  rows: renderToString(<SequenceRows {...view(of)} {...editing} />),
});

describe("views", () => {
  it("draw name, length, topology, features and the ends of a selection across the origin", () => {
    const { circular, linear, rows } = render(record(2000, [feature(1, 600), feature(9, 50)]));
    for (const text of ["pTest", "2000 bp", "round", "feature 1", "1991", "1991 – 10"])
      expect(circular).toContain(text);
    for (const text of ["feature 1", "closer", "1991"]) expect(linear).toContain(text);
    expect(rows).toContain("ACGTACGTAC");
    expect(rows).toContain("TGCATGCATG");
    expect(rows).toContain('role="textbox"');
  });

  it("draw an empty sequence", () => {
    const { circular, rows } = render(record(0, []));
    expect(circular).toContain("0 bp");
    expect(rows).toContain('data-row="0"');
  });

  it("draw a genome of 5,000 features without putting it all into the document", () => {
    const begun = performance.now();
    const { circular, linear, rows } = render(
      record(
        5_000_000,
        Array.from({ length: 5000 }, (_, index) => feature(index, 90)),
      ),
    );
    expect(performance.now() - begun).toBeLessThan(2000);
    for (const html of [circular, linear, rows]) expect(html.length).toBeLessThan(600_000);
  });
});
