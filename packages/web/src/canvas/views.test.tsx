import type { SequenceRecord } from "@benchleaf/bio";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CircularMap } from "./circular-map.tsx";
import { LinearMap } from "./linear-map.tsx";
import { defaultRowDisplay } from "./row-display.ts";
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

  it("draw bases in colours if these are selected, with an edge around the selection", () => {
    const rowsOf = (display: Partial<typeof defaultRowDisplay>) =>
      renderToString(
        <SequenceRows
          {...view(record(40, []))}
          {...editing}
          theme="light"
          display={{ ...defaultRowDisplay, ...display }}
        />,
      );
    const plain = rowsOf({});
    const grounds = rowsOf({ baseColors: "jalview" });
    for (const fill of ["#64f73f", "#ffb340", "#eb413c", "#3c88ee"]) {
      expect(plain).not.toContain(fill);
      expect(grounds).toContain(fill);
    }
    expect(grounds).toContain("AAAAAAAAAA");
    expect(rowsOf({ baseColors: "dyes" })).toContain('fill="#9a3c06"');
    const edges = (html: string) => html.split("<rect").length - 1;
    expect(edges(grounds)).toBe(2 * edges(plain));
  });

  it("draw a feature's name in its own colour, in the rows and on both maps", () => {
    const colored = (color: string) => ({
      ...feature(1, 600),
      color: "#ffffff",
      qualifiers: [{ key: "label_color", value: color, isQuoted: true }],
    });
    const drawn = render(record(2000, [colored("#1b5e20")]));
    for (const html of Object.values(drawn)) expect(html).toContain('fill="#1b5e20"');
    const pale = render(record(2000, [colored("#ffe7a3")]));
    for (const html of Object.values(pale)) expect(html).not.toContain('fill="#ffe7a3"');
  });

  it("draw a name beside its feature in its own colour where it can be read there", () => {
    const narrow = (color: string) => ({
      ...feature(1, 12),
      qualifiers: [{ key: "label_color", value: color, isQuoted: true }],
    });
    const { circular, linear } = render(record(2000, [narrow("#ffe7a3")]));
    for (const html of [circular, linear]) expect(html).toContain("fill:#ffe7a3");
    const dark = render(record(2000, [narrow("#1b5e20")]));
    for (const html of [dark.circular, dark.linear]) expect(html).not.toContain("#1b5e20");
  });

  it("draw an empty sequence", () => {
    const { circular, rows } = render(record(0, []));
    expect(circular).toContain("0 bp");
    expect(rows).toContain('data-row="0"');
  });

  it("draw a genome of 5,000 features without putting it all into the document", () => {
    const begun = cpuTime();
    const { circular, linear, rows } = render(
      record(
        5_000_000,
        Array.from({ length: 5000 }, (_, index) => feature(index, 90)),
      ),
    );
    expect(cpuTime() - begun).toBeLessThan(2000);
    for (const html of [circular, linear, rows]) expect(html.length).toBeLessThan(600_000);
  });
});
