import { cutTracks } from "../../../canvas/tracks.ts";
import { type Findings, type FoundTracks, foundTracks, NO_FINDINGS } from "./analyse.ts";
import { type Splice, spliceBetween } from "./splice-between.ts";

/** What was found, where it is after residues were replaced; what the edit broke is left out. */
export const moveTracks = (tracks: FoundTracks, splice: Splice): FoundTracks => ({
  ...tracks,
  ...cutTracks(tracks.cuts.movedBy(splice.start, splice.end, splice.inserted)),
  orfs: tracks.orfs.movedBy(splice),
});

/** Most typed residues change nothing that is drawn: then the tracks are reused, and nothing is drawn again. */
const saysSame = (one: FoundTracks, other: FoundTracks): boolean =>
  one.gc === null && other.gc === null && one.orfs.isSameAs(other.orfs) && one.cuts.isSameAs(other.cuts);

/**
 * Tracks that follow edits: each edit moves the last results immediately, and a result for older residues is updated
 * with the edits since. So nothing is ever drawn next to the wrong residues.
 */
export class FollowedTracks {
  private sequence: string;
  private tracks: FoundTracks;
  private serial = 0;
  /** Edits since the running request was sent, each with the serial number of its result. */
  private edits: { readonly serial: number; readonly splice: Splice }[] = [];
  private answeredSerial = -1;

  constructor(sequence: string, findings: Findings = NO_FINDINGS) {
    this.sequence = sequence;
    this.tracks = foundTracks(findings, sequence.length);
  }

  /** Tracks of these residues; the serial number names this state of them in {@link answer}. */
  follow(sequence: string): { tracks: FoundTracks; serial: number; isCurrent: boolean } {
    const splice = sequence === this.sequence ? null : spliceBetween(this.sequence, sequence);
    this.sequence = sequence;
    if (splice) {
      this.serial += 1;
      this.edits.push({ serial: this.serial, splice });
      this.tracks = moveTracks(this.tracks, splice);
    }
    return { tracks: this.tracks, serial: this.serial, isCurrent: this.answeredSerial === this.serial };
  }

  answer(findings: Findings, serial: number): void {
    this.edits = this.edits.filter((edit) => edit.serial > serial);
    const shift = this.edits.reduce(
      (sum, { splice }) => sum + splice.inserted - splice.end + splice.start,
      0,
    );
    const found = foundTracks(findings, this.sequence.length - shift);
    const moved = this.edits.reduce((tracks, { splice }) => moveTracks(tracks, splice), found);
    if (!saysSame(this.tracks, moved)) this.tracks = moved;
    this.answeredSerial = serial;
  }
}
