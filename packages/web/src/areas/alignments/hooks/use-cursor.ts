import type { AlignmentContent } from "@benchleaf/contract";
import { type RefObject, useMemo, useRef, useState } from "react";
import { type AlignmentSelection, selectedBox } from "../../../canvas/alignment/alignment-geometry.ts";
import type { AlignmentScene } from "../../../canvas/alignment/alignment-scene.ts";
import type { AlignmentViewHandle } from "../../../canvas/alignment/alignment-view.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import type { FoundPlace } from "../work/alignment-jobs.ts";
import { columnOfNumber, partAsFasta } from "../work/alignment-texts.ts";
import { cellFacts } from "../work/cell-facts.ts";
import { runAlignmentJob } from "../work/run-alignment-job.ts";

interface CursorInput {
  readonly content: AlignmentContent;
  readonly scene: AlignmentScene;
  readonly handle: RefObject<AlignmentViewHandle | null>;
}

/** Where one is in an alignment, and the ways to other places. */
export const useCursor = ({ content, scene, handle }: CursorInput) => {
  const t = useTranslation();
  const [selection, setSelection] = useState<AlignmentSelection | null>(null);
  const found = useRef<{ motif: string; scene: AlignmentScene; places: readonly FoundPlace[] } | null>(null);
  // Rows may have been hidden since.
  const held = selection && selection.row < scene.rows.length ? selection : null;
  const facts = useMemo(
    () => held && cellFacts(content, scene, held.row, held.column),
    [content, scene, held],
  );
  const box = held && selectedBox(held);
  const select = (row: number, start: number, end = start + 1) => {
    setSelection({ row, anchorRow: row, anchorColumn: start, column: end - 1 });
    handle.current?.reveal(row, start);
  };
  const goTo = (rowId: string | null, column: number) => {
    const row = rowId === null ? 0 : scene.rows.findIndex(({ id }) => id === rowId);
    select(Math.max(0, row), column);
  };
  const goToNumber = (position: number): boolean => {
    const reference = scene.rows.find(({ id }) => id === scene.referenceId);
    const column = reference
      ? columnOfNumber(reference.letters, reference.start, position)
      : position >= 1 && position <= scene.columns
        ? position - 1
        : null;
    if (column === null) return false;
    select(held?.row ?? 0, column);
    return true;
  };
  const nextDifference = (by: 1 | -1) => {
    const { differences, columns } = scene;
    for (
      let column = (held?.column ?? (by === 1 ? -1 : columns)) + by;
      column >= 0 && column < columns;
      column += by
    ) {
      if ((differences[column] ?? 0) === 0) continue;
      const row = scene.rows.findIndex(({ letters, id }) => {
        const letter = letters[column] ?? " ";
        return (
          id !== scene.referenceId &&
          letter !== " " &&
          letter.toUpperCase() !== scene.compared[column]?.toUpperCase()
        );
      });
      if (row >= 0) return select(row, column);
    }
  };
  const find = async (motif: string, isBackwards: boolean): Promise<number | null> => {
    if (found.current?.motif !== motif || found.current.scene !== scene) {
      const rows = scene.rows.map(({ letters }) => letters);
      const { places } = await runAlignmentJob({
        type: "find",
        rows,
        query: motif,
        isProtein: scene.isProtein,
      });
      if (places === null) return null;
      found.current = { motif, scene, places };
    }
    const { places } = found.current;
    const isAfter = ({ row, start }: FoundPlace) =>
      held === null || row > held.anchorRow || (row === held.anchorRow && start > held.anchorColumn);
    const isBefore = ({ row, start }: FoundPlace) =>
      held !== null && (row < held.anchorRow || (row === held.anchorRow && start < held.anchorColumn));
    const next = isBackwards
      ? (places.findLast(isBefore) ?? places.at(-1))
      : (places.find(isAfter) ?? places[0]);
    if (next) select(next.row, next.start, next.end);
    return places.length;
  };
  const copy = async (): Promise<number> => {
    if (!box) return 0;
    await navigator.clipboard.writeText(partAsFasta(scene, box));
    return box.rows.end - box.rows.start;
  };
  const spoken = facts
    ? t("alignments.spoken", {
        row: facts.row.name,
        column: facts.column + 1,
        letter: facts.letter === " " ? "–" : facts.letter,
        reference: facts.reference ?? "–",
      })
    : "";
  return {
    selection: held,
    setSelection,
    facts,
    selected: {
      rows: box ? box.rows.end - box.rows.start : 0,
      columns: box ? box.columns.end - box.columns.start : 0,
    },
    goTo,
    goToNumber,
    nextDifference,
    find,
    copy,
    spoken,
  };
};
export type Cursor = ReturnType<typeof useCursor>;
