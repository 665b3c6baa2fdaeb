import type { AlignedRead } from "./place-read.ts";
import { Votes } from "./votes.ts";

/**
 * Builds the consensus of aligned reads along a reference. Bases that reads have between two reference bases are
 * ignored.
 */
export class ReferenceConsensus {
  readonly coverage: Uint16Array;
  private readonly votes = new Map<number, Votes>();

  constructor(private readonly size: number) {
    this.coverage = new Uint16Array(size);
  }

  add({ referenceRow, readRow, rowQualities, referenceSpan }: AlignedRead): void {
    let position = referenceSpan.start;
    let letter = 0;
    for (let column = 0; column < readRow.length; column++) {
      const read = readRow[column]!;
      // A gap is as sure as the less sure of its neighbours.
      const quality =
        read === "-"
          ? Math.min(rowQualities[letter - 1] ?? 0, rowQualities[letter] ?? 0)
          : rowQualities[letter]!;
      if (read !== "-") letter++;
      if (referenceRow[column] === "-") continue;
      const place = position % this.size;
      const votes = this.votes.get(place) ?? new Votes();
      votes.add(read, quality);
      this.votes.set(place, votes);
      this.coverage[place] = Math.min(0xffff, this.coverage[place]! + 1);
      position++;
    }
  }

  /** One base a base of the reference, `-` where the reads lack it, N if there is none. */
  letters(): string {
    const chunks: string[] = [];
    for (let from = 0; from < this.size; from += 65_536) {
      let chunk = "";
      for (let place = from; place < Math.min(this.size, from + 65_536); place++) {
        chunk += this.votes.get(place)?.verdict().letter ?? "N";
      }
      chunks.push(chunk);
    }
    return chunks.join("");
  }
}
