import { type CheckedRow, columnsInOrder, reverseComplementTrace, type Trace } from "@benchleaf/bio";
import { type AlignmentContent, type AlignmentRow, unpackQualities } from "@benchleaf/contract";
import { useMemo, useRef } from "react";
import type { AlignmentScene, ResidueColors, SceneRow } from "../../../canvas/alignment/alignment-scene.ts";
import { useRowTraces } from "../alignments.queries.ts";
import type { Summary } from "./use-summary.ts";

const NONE: ReadonlyMap<number, string> = new Map();

const qualitiesOf = (
  row: AlignmentRow,
  called: ReadonlyMap<number, string>,
): ReadonlyMap<number, number> | null => {
  if (!row.read) return null;
  const qualities = unpackQualities(row.read.qualities);
  const place: Pick<CheckedRow, "letters" | "firstColumn"> = {
    letters: row.letters,
    firstColumn: row.read.firstColumn,
  };
  const byColumn = new Map<number, number>();
  let index = 0;
  for (const column of columnsInOrder(place))
    if ((called.get(column) ?? row.letters[column]) !== "-") byColumn.set(column, qualities[index++] ?? 0);
  return byColumn;
};

const firstColumnOf = (row: AlignmentRow): number =>
  row.read?.firstColumn ?? Math.max(0, row.letters.search(/[^ ]/));

const sceneRow = (row: AlignmentRow, trace: Trace | null, mark: string): SceneRow => {
  const called = row.calls.length === 0 ? NONE : new Map(row.calls.map(({ column, from }) => [column, from]));
  return {
    id: row.id,
    name: row.name,
    letters: row.letters,
    start: row.start,
    turns: row.circular && row.read === null ? row.size : 0,
    strand: row.strand,
    firstColumn: firstColumnOf(row),
    trace: trace && (row.strand === 1 ? trace : reverseComplementTrace(trace)),
    qualities: qualitiesOf(row, called),
    called,
    mark,
  };
};

const MOST_TRACES = 60;

interface SceneInput {
  readonly alignmentId: string;
  readonly content: AlignmentContent;
  readonly summary: Summary | null;
  readonly colors: ResidueColors;
  readonly showsTraces: boolean;
}

const signs = { correct: "✓ ", wrong: "✗ ", check: "? ", uncovered: "" } as const;

/** The scene that the view draws. Unchanged rows keep their object, so that nothing is recomputed. */
export const useScene = ({
  alignmentId,
  content,
  summary,
  colors,
  showsTraces,
}: SceneInput): AlignmentScene => {
  const traced = useMemo(
    () =>
      showsTraces
        ? content.rows
            .flatMap(({ id, read, isHidden }) => (read?.hasTrace && !isHidden ? [id] : []))
            .slice(0, MOST_TRACES)
        : [],
    [content, showsTraces],
  );
  const traces = useRowTraces(alignmentId, traced);
  const known = useRef(
    new Map<string, { row: AlignmentRow; trace: Trace | null; mark: string; made: SceneRow }>(),
  );
  const verdicts = summary?.check?.reads;
  const rows = useMemo(() => {
    const markOf = new Map(verdicts?.map(({ id, verdict }) => [id, signs[verdict]]));
    const next = new Map<string, { row: AlignmentRow; trace: Trace | null; mark: string; made: SceneRow }>();
    const made = content.rows
      .filter(({ isHidden }) => !isHidden)
      .map((row) => {
        const trace = traces.get(row.id) ?? null;
        const mark = markOf.get(row.id) ?? "";
        const before = known.current.get(row.id);
        const isSame = before?.row === row && before.trace === trace && before.mark === mark;
        const kept = isSame ? before : { row, trace, mark, made: sceneRow(row, trace, mark) };
        next.set(row.id, kept);
        return kept.made;
      });
    known.current = next;
    return made;
  }, [content, traces, verdicts]);
  return useMemo(() => {
    const reference = content.rows.find(({ id }) => id === content.referenceId);
    const consensus = summary?.consensus ?? "";
    return {
      rows,
      columns: content.rows[0]?.letters.length ?? 0,
      consensus,
      conservation: summary?.conservation ?? [],
      differences: summary?.differences ?? [],
      compared: reference?.letters ?? consensus,
      referenceId: content.referenceId,
      features: reference?.features ?? [],
      colors,
      isProtein: content.alphabet === "protein",
      hasTraces: showsTraces,
    };
  }, [rows, content, summary, colors, showsTraces]);
};
