import type { RecordRegion, RequestedRecord, SequenceContent, SourceGene } from "@benchleaf/contract";

/** What is wanted of a record. */
export interface RecordPick {
  readonly accession: string;
  readonly region: RecordRegion | null;
}

/** A record as a sequence, by the accession and version under which it is stored there. */
export interface FetchedRecord {
  readonly accession: string;
  readonly content: SequenceContent;
}

/** The one interface of all public databases. */
export interface RemoteSource {
  /** In the requested order. */
  find(accessions: readonly string[]): Promise<RequestedRecord[]>;
  /** The likeliest first. */
  genes(gene: string, organism: string): Promise<SourceGene[]>;
  /** @throws source.record.not.found, source.record.too.long */
  take(pick: RecordPick): Promise<FetchedRecord>;
}

/** A file of a source as a sequence under a name; null if it is none. */
export type ReadRecord = (
  bytes: Uint8Array,
  fileName: string,
  name: string,
) => Promise<SequenceContent | null>;
