import type { SequenceRecord } from "@benchleaf/bio";
import { CutMarks } from "../../canvas/cut-marks.ts";
import { cutTracks, NO_TRACKS, type ViewTracks } from "../../canvas/tracks.ts";
import { findCuts } from "./cut-columns.ts";
import { mapEnzymes } from "./enzyme-settings.ts";

/** A longer molecule would hold up its page, and what it has of single cutters no one clones with. */
const MOST_LETTERS = 500_000;

/** What is on a map that is looked at: the cuts that a new map in the editor names. */
export const mapTracks = (record: Pick<SequenceRecord, "kind" | "sequence" | "topology">): ViewTracks => {
  const { kind, sequence } = record;
  if (kind !== "dna" || sequence.length === 0 || sequence.length > MOST_LETTERS) return NO_TRACKS;
  return { ...NO_TRACKS, ...cutTracks(new CutMarks(findCuts(record, mapEnzymes), sequence.length)) };
};
