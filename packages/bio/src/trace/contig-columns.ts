import type { PairAlignment } from "../align/pair-result.ts";
import type { OrientedRead } from "./oriented-read.ts";
import { Votes } from "./votes.ts";

interface Cell {
  /** `-` where the read has nothing. */
  readonly letter: string;
  /** A gap is as sure as the base before it. */
  readonly quality: number;
}

/** One column: what each read has there. */
class Column {
  readonly votes = new Votes();
  readonly cells = new Map<number, Cell>();

  put(read: number, letter: string, quality: number): void {
    this.cells.set(read, { letter, quality });
    this.votes.add(letter, quality);
  }
}

/** A read's row in a contig: `start` counts columns from zero. */
export interface ContigRow {
  readonly start: number;
  readonly row: string;
}

/** Reads lying upon each other, column by column, growing read by read. */
export class ContigColumns {
  private columns: Column[] = [];

  constructor(read: number, first: OrientedRead) {
    this.columns = [...first.letters].map((letter, index) => {
      const column = new Column();
      column.put(read, letter, first.qualities[index]!);
      return column;
    });
  }

  /** The consensus so far: bases, their qualities, and the row with `-` where most reads have no base. */
  consensus(): { letters: string; qualities: number[]; row: string } {
    const verdicts = this.columns.map(({ votes }) => votes.verdict());
    const kept = verdicts.filter(({ letter }) => letter !== "-");
    return {
      letters: kept.map(({ letter }) => letter).join(""),
      qualities: kept.map(({ quality }) => quality),
      row: verdicts.map(({ letter }) => letter).join(""),
    };
  }

  /** Lays a read on, by its alignment with the bases of {@link consensus} as sequence a. */
  add(read: number, { qualities }: OrientedRead, { rowA, rowB, coreB, spanB }: PairAlignment): void {
    const { row } = this.consensus();
    const merged: Column[] = [];
    let [at, letter] = [0, spanB.start];
    const isInside = () => letter > coreB.start && letter < coreB.end;
    const qualityBefore = () => qualities[letter - 1] ?? 0;
    const passGaps = () => {
      while (row[at] === "-") {
        if (isInside()) this.columns[at]!.put(read, "-", qualityBefore());
        merged.push(this.columns[at++]!);
      }
    };
    for (let index = 0; index < rowA.length; index++) {
      const isNew = rowA[index] === "-";
      if (!isNew) passGaps();
      const column = isNew ? new Column() : this.columns[at++]!;
      merged.push(column);
      const mine = rowB[index]!;
      if (mine !== "-") column.put(read, mine, qualities[letter++]!);
      else if (isInside()) column.put(read, "-", qualityBefore());
    }
    passGaps();
    this.columns = merged;
    this.fillGaps();
  }

  rowOf(read: number): ContigRow {
    const start = this.columns.findIndex(({ cells }) => cells.has(read));
    const own = this.columns.flatMap(({ cells }) => cells.get(read)?.letter ?? []);
    return { start: Math.max(0, start), row: own.join("") };
  }

  /** A column that a later read put in is a gap of all reads that run across it. */
  private fillGaps(): void {
    const open = new Map<number, { quality: number; missed: Column[] }>();
    for (const column of this.columns) {
      for (const [read, { quality }] of column.cells) {
        const before = open.get(read);
        for (const missed of before?.missed ?? []) missed.put(read, "-", before?.quality ?? 0);
        open.set(read, { quality, missed: [] });
      }
      for (const [read, { missed }] of open) if (!column.cells.has(read)) missed.push(column);
    }
  }
}
