import { complement, type Frame, type GeneticCodeId, type SequenceRecord } from "@benchleaf/bio";
import { memo } from "react";
import styles from "./canvas.module.css";
import type { FeatureShape } from "./feature-shape.ts";
import { frameResidues } from "./frame-residues.ts";
import { BLOCK, columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import { RowCutsView } from "./row-cut.tsx";
import { cutsOfRow } from "./row-cuts.ts";
import { RowFeature } from "./row-features.tsx";
import { ROW, type RowLayout, shapesWithin, strandTop } from "./row-layout.ts";
import type { CutMark } from "./tracks.ts";
import type { Theme } from "./view-props.ts";

interface SequenceRowProps {
  readonly record: SequenceRecord;
  readonly layout: RowLayout;
  readonly columns: RowColumns;
  readonly row: number;
  readonly top: number;
  readonly theme: Theme;
  readonly hoveredFeatureId: string | null;
  /** Selected letters of this row as "from-to" columns, comma separated; text, so that rows compare cheaply. */
  readonly selected: string;
  readonly caretColumn: number | null;
  readonly table: GeneticCodeId;
  readonly number: (value: number) => string;
  onPickCut(mark: CutMark): void;
  onPick(shape: FeatureShape): void;
  onHover(featureId: string | null): void;
}

const blocksOf = (letters: string) =>
  Array.from({ length: Math.ceil(letters.length / BLOCK) }, (_, index) =>
    letters.slice(index * BLOCK, (index + 1) * BLOCK),
  );

interface StrandProps {
  readonly letters: string;
  readonly columns: RowColumns;
  readonly y: number;
  readonly className: string | undefined;
}

const Strand = memo(function Strand({ letters, columns, y, className }: StrandProps) {
  return blocksOf(letters).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
    <text key={index} className={className} x={columnLeft(columns, index * BLOCK)} y={y} dy="0.35em">
      {block}
    </text>
  ));
});

interface FrameRowProps {
  readonly sequence: string;
  readonly columns: RowColumns;
  readonly start: number;
  readonly end: number;
  readonly frame: Frame;
  readonly table: GeneticCodeId;
  readonly y: number;
}

/** One frame of one row: each amino acid over the middle base of its codon, stops and M marked. */
const FrameRow = memo(function FrameRow({ sequence, columns, start, end, frame, table, y }: FrameRowProps) {
  return frameResidues(sequence, { frame, table, start, end }).map(({ letter, middle }) => (
    <text
      key={middle}
      className={letter === "*" ? styles.stop : letter === "M" ? styles.start : styles.residue}
      x={columnLeft(columns, middle - start) + columns.letterWidth / 2}
      y={y + ROW.frame / 2}
      dy="0.35em"
      textAnchor="middle"
    >
      {letter}
    </text>
  ));
});

/** One row: selection, both strands with figures at the sides, features, caret. */
export const SequenceRow = memo(function SequenceRow(props: SequenceRowProps) {
  const {
    record,
    layout,
    columns,
    row,
    top,
    theme,
    hoveredFeatureId,
    selected,
    caretColumn,
    table,
    number,
    onPick,
    onPickCut,
    onHover,
  } = props;
  const start = row * layout.perRow;
  const end = Math.min(layout.size, start + layout.perRow);
  const letters = record.sequence.slice(start, end);
  const height = (layout.tops[row + 1] ?? 0) - (layout.tops[row] ?? 0);
  const strandsHeight = layout.strands * ROW.line;
  const lettersTop = strandTop(layout, row);
  const middle = (strand: number) => lettersTop + (strand + 0.5) * ROW.line;
  const pairs = record.kind === "protein" ? "" : complement(letters, record.kind);
  const framesTop = lettersTop + strandsHeight;
  const featuresTop = framesTop + layout.framesBelow.length * ROW.frame + ROW.laneGap;
  const frameRow = (frame: Frame, y: number) => (
    <FrameRow key={frame} sequence={record.sequence} {...{ columns, start, end, frame, table, y }} />
  );
  return (
    <svg
      aria-hidden="true"
      className={styles.row}
      data-row={row}
      width={columns.width}
      height={height}
      style={{ top }}
    >
      {selected !== "" &&
        selected.split(",").map((stretch) => {
          const [from = 0, to = 0] = stretch.split("-").map(Number);
          const left = columnLeft(columns, from);
          return (
            <rect
              key={stretch}
              className={styles.selected}
              x={left}
              y={lettersTop}
              width={columnRight(columns, to) - left}
              height={strandsHeight}
            />
          );
        })}
      <text className={styles.rowNumber} x={columns.gutter - 10} y={middle(0)} dy="0.35em" textAnchor="end">
        {number(Math.min(start + 1, layout.size))}
      </text>
      <Strand letters={letters} columns={columns} y={middle(0)} className={styles.letters} />
      {pairs !== "" && (
        <Strand letters={pairs} columns={columns} y={middle(1)} className={styles.complement} />
      )}
      <text
        className={styles.rowNumber}
        x={columnRight(columns, layout.perRow) + 10}
        y={middle(0)}
        dy="0.35em"
      >
        {number(end)}
      </text>
      {layout.framesAbove.map((frame, index) => frameRow(frame, lettersTop - (index + 1) * ROW.frame))}
      {layout.framesBelow.map((frame, index) => frameRow(frame, framesTop + index * ROW.frame))}
      <RowCutsView
        cuts={cutsOfRow(layout.cuts, columns, { start, end, isLast: row === layout.rowCount - 1 })}
        columns={columns}
        rowStart={start}
        rowEnd={end}
        namesBottom={lettersTop - layout.framesAbove.length * ROW.frame}
        top={lettersTop}
        strand={ROW.line}
        onPick={onPickCut}
      />
      {shapesWithin(layout, start, end).map(({ shape, lane }) => (
        <RowFeature
          key={`${shape.feature.id}/${lane}`}
          shape={shape}
          columns={columns}
          rowStart={start}
          rowEnd={end}
          size={layout.size}
          y={featuresTop + lane * (ROW.lane + ROW.laneGap)}
          theme={theme}
          isHovered={shape.feature.id === hoveredFeatureId}
          onPick={onPick}
          onHover={onHover}
        />
      ))}
      {caretColumn !== null && (
        <rect
          className={styles.caret}
          x={
            (caretColumn === 0
              ? columnLeft(columns, 0)
              : caretColumn >= layout.perRow
                ? columnRight(columns, caretColumn)
                : columnLeft(columns, caretColumn)) - 1
          }
          y={lettersTop - 2}
          width={2}
          height={strandsHeight + 4}
        />
      )}
    </svg>
  );
});
