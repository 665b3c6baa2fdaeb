import { complement, type Frame, type GeneticCodeId, type SequenceRecord } from "@benchleaf/bio";
import { Fragment, memo } from "react";
import styles from "./canvas.module.css";
import type { FeatureShape } from "./feature-shape.ts";
import { frameResidues } from "./frame-residues.ts";
import { ColoredStrand } from "./row-colored-strand.tsx";
import { BLOCK, columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import { RowCutsView } from "./row-cut.tsx";
import { cutsOfRow } from "./row-cuts.ts";
import type { RowDisplay } from "./row-display.ts";
import { RowFeature } from "./row-features.tsx";
import { ROW, type RowLayout, rowPlaces, shapesWithin, spansWithin } from "./row-layout.ts";
import { RowPrimer } from "./row-primer.tsx";
import { type PrimerShape, primerFeatureId, primersWithin } from "./row-primers.ts";
import { ResidueLine } from "./row-residue-line.tsx";
import { featureResidues, isCoding } from "./row-residues.ts";
import { TraceBand } from "./trace-band.tsx";
import type { CutMark } from "./tracks.ts";
import type { Theme } from "./view-props.ts";

export interface SequenceRowProps {
  readonly record: SequenceRecord;
  readonly layout: RowLayout;
  readonly columns: RowColumns;
  readonly row: number;
  readonly top: number;
  readonly theme: Theme;
  readonly hoveredFeatureId: string | null;
  /** Selected residues of this row as "from-to" columns, comma separated; text, so that rows compare cheaply. */
  readonly selected: string;
  readonly table: GeneticCodeId;
  readonly display: RowDisplay;
  readonly number: (value: number) => string;
  onPickCut(mark: CutMark, isShift: boolean): void;
  onPick(shape: FeatureShape): void;
  onPickPrimer(shape: PrimerShape): void;
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

/** The residues of one strand, in blocks of ten; they line up because the face is monospaced. */
const Strand = memo(function Strand({ letters, columns, y, className }: StrandProps) {
  return blocksOf(letters).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
    <text key={index} className={className} x={columnLeft(columns, index * BLOCK)} y={y} dy="0.35em">
      {block}
    </text>
  ));
});

/**
 * One row. Its position is separate from its content: on a long sequence every step moves rows that stay the same.
 */
export const SequenceRow = ({ top, ...props }: SequenceRowProps) => {
  const { layout, columns, row } = props;
  const height = (layout.tops[row + 1] ?? 0) - (layout.tops[row] ?? 0);
  return (
    <svg
      aria-hidden="true"
      className={styles.row}
      data-row={row}
      width={columns.width}
      height={height}
      style={{ top }}
    >
      <RowContent {...props} />
    </svg>
  );
};

/** Selection, both strands with figures at the sides, features. */
const RowContent = memo(function RowContent(props: Omit<SequenceRowProps, "top">) {
  const {
    record,
    layout,
    columns,
    row,
    theme,
    hoveredFeatureId,
    selected,
    table,
    display,
    number,
    onPick,
    onPickPrimer,
    onPickCut,
    onHover,
  } = props;
  const start = row * layout.perRow;
  const end = Math.min(layout.size, start + layout.perRow);
  const letters = record.sequence.slice(start, end);
  const strandsHeight = layout.strands * ROW.line;
  const places = rowPlaces(layout, row);
  const lettersTop = places.letters;
  const middle = (strand: number) => lettersTop + (strand + 0.5) * ROW.line;
  const isProtein = record.kind === "protein";
  const pairs = layout.strands === 1 || record.kind === "protein" ? "" : complement(letters, record.kind);
  const line = { columns, start, end, display, isColored: true };
  const isOnColors = (isProtein ? display.residueColors : display.baseColors) !== "none";
  const strand = (text: string, index: number, className: string | undefined) =>
    display.baseColors === "none" ? (
      <Strand letters={text} columns={columns} y={middle(index)} className={className} />
    ) : (
      <ColoredStrand
        letters={text}
        columns={columns}
        top={lettersTop + index * ROW.line}
        height={ROW.line}
        palette={display.baseColors}
        theme={theme}
      />
    );
  const stretches = selected === "" ? [] : selected.split(",");
  const selection = (className: string | undefined) =>
    stretches.map((stretch) => {
      const [from = 0, to = 0] = stretch.split("-").map(Number);
      const left = columnLeft(columns, from);
      return (
        <rect
          key={stretch}
          className={className}
          x={left}
          y={lettersTop}
          width={columnRight(columns, to) - left}
          height={strandsHeight}
        />
      );
    });
  const frameLine = (frame: Frame, y: number) => {
    const residues = frameResidues(record.sequence, { frame, table, start, end });
    const height = ROW.frame - 1;
    return <ResidueLine key={frame} {...line} residues={residues} y={y} height={height} reach={1} />;
  };
  const primer = (shape: PrimerShape, y: number) => (
    <RowPrimer
      key={primerFeatureId(shape.primer, shape.place)}
      shape={shape}
      sequence={record.sequence}
      isCircular={layout.isCircular}
      columns={columns}
      rowStart={start}
      rowEnd={end}
      y={y}
      theme={theme}
      isHovered={primerFeatureId(shape.primer, shape.place) === hoveredFeatureId}
      onPick={onPickPrimer}
      onHover={onHover}
    />
  );
  const bar = (shape: FeatureShape, y: number) => (
    <RowFeature
      shape={shape}
      columns={columns}
      rowStart={start}
      rowEnd={end}
      size={layout.size}
      y={y}
      theme={theme}
      isHovered={shape.feature.id === hoveredFeatureId}
      onPick={onPick}
      onHover={onHover}
    />
  );
  return (
    <>
      {selection(styles.selected)}
      {display.numbering !== "none" && (
        <text className={styles.rowNumber} x={columns.gutter - 10} y={middle(0)} dy="0.35em" textAnchor="end">
          {number(Math.min(start + 1, layout.size))}
        </text>
      )}
      {isProtein ? (
        <ResidueLine
          {...line}
          residues={[...letters].map((letter, index) => ({ letter, middle: start + index }))}
          y={lettersTop}
          height={ROW.line}
          reach={0}
        />
      ) : (
        strand(letters, 0, styles.letters)
      )}
      {pairs !== "" && strand(pairs, 1, styles.complement)}
      {isOnColors && selection(styles.selectedEdge)}
      {display.numbering === "both" && (
        <text
          className={styles.rowNumber}
          x={columnRight(columns, layout.perRow) + 10}
          y={middle(0)}
          dy="0.35em"
        >
          {number(end)}
        </text>
      )}
      {record.trace && (
        <TraceBand
          trace={record.trace}
          sequence={record.sequence}
          qualities={record.qualities}
          columns={columns}
          start={start}
          end={end}
          y={places.trace}
          scale={display.traceScale}
        />
      )}
      {layout.framesAbove.map((frame, index) => frameLine(frame, places.frameAbove(index)))}
      {layout.framesBelow.map((frame, index) => frameLine(frame, places.frameBelow(index)))}
      {primersWithin(layout.primersAbove, start, end).map(({ shape, lane }) =>
        primer(shape, places.primerAbove(lane)),
      )}
      {primersWithin(layout.primersBelow, start, end).map(({ shape, lane }) =>
        primer(shape, places.primerBelow(lane)),
      )}
      <RowCutsView
        cuts={cutsOfRow(layout.cuts, columns, { start, end, isLast: row === layout.rowCount - 1 })}
        marks={layout.cuts.marks}
        columns={columns}
        rowStart={start}
        rowEnd={end}
        namesBottom={places.namesFoot}
        top={lettersTop}
        strand={ROW.line}
        strands={layout.strands}
        onPick={onPickCut}
      />
      {shapesWithin(layout, start, end).map(({ shape, lane }) => {
        const y = places.feature(lane);
        const isTranslated = layout.lanes.tall[row] !== 0 && isCoding(shape.feature);
        return (
          <Fragment key={`${shape.feature.id}/${lane}`}>
            {bar(shape, y)}
            {isTranslated && (
              <ResidueLine
                {...line}
                residues={featureResidues(record.sequence, shape.feature, { table, start, end })}
                y={y + ROW.lane + 1}
                height={ROW.residues - 2}
                reach={1}
              />
            )}
          </Fragment>
        );
      })}
      {spansWithin(layout, start, end).map(({ shape, lane }) => (
        <Fragment key={`${shape.feature.id}/${lane}`}>{bar(shape, places.span(lane))}</Fragment>
      ))}
    </>
  );
});
