import type { OffTargetSummary, PartSummary } from "@benchleaf/bio";
import type { PiecePlace } from "./crispr.rules.ts";

/** A guide's summary with the piece that it comes from. */
interface PlacedSummary {
  readonly guide: number;
  readonly summary: OffTargetSummary;
  readonly place: PiecePlace | null;
}

/** What to search for a guide in a part: its own position and those of its off-targets in its own sequence. */
interface SearchInput {
  readonly context: string;
  readonly known: readonly string[];
}

/**
 * Positions of a guide's own sequence that recur in a further part, so that a genome that contains the sequence does
 * not count the same position twice. A part without the guide's own position does not contain the sequence: similar
 * sites in it are other positions, and count.
 */
export class KnownPlaces {
  readonly #contexts: readonly string[];
  readonly #surroundings: (readonly string[])[];
  #sought: SearchInput[] = [];
  #again: PlacedSummary[] = [];

  constructor(contexts: readonly string[]) {
    this.#contexts = contexts;
    this.#surroundings = contexts.map(() => []);
  }

  /** Of the guides' own sequence, which is searched first. */
  keep(guide: number, surroundings: readonly string[]): void {
    this.#surroundings[guide] = surroundings;
  }

  beginPart(): void {
    this.#again = [];
    this.#sought = this.#contexts.map((context, guide) => ({
      context,
      known: this.#surroundings[guide] ?? [],
    }));
  }

  soughtBy(guide: number): SearchInput {
    return this.#sought[guide] ?? { context: "", known: [] };
  }

  /** A part may come in several pieces: positions found in one are not searched in the next. */
  meet(guide: number, { hasOwn, unmet, again }: PartSummary, place: PiecePlace | null): void {
    const { context } = this.soughtBy(guide);
    this.#sought[guide] = { context: hasOwn ? "" : context, known: unmet };
    if (again) this.#again.push({ guide, summary: again, place });
  }

  /** At the end of a part: positions assumed to be known for guides whose own position is not there. */
  elsewhere(): readonly PlacedSummary[] {
    return this.#again.filter(({ guide }) => this.soughtBy(guide).context !== "");
  }
}
