import {
  alignmentsApi,
  analysisApi,
  type FileKind,
  fileKindOf,
  type LabFile,
  pageOfFile,
  sequencesApi,
  uploadsApi,
} from "@benchleaf/contract";
import { addressOf } from "./client.ts";

/** Where a file opens in the product. */
export interface Address {
  readonly to: string;
  readonly search: Record<string, string>;
}

/** Where the bytes of files of a kind come from; null if they are fetched in a ZIP. */
type Bytes = ((id: string, version: number | undefined) => string) | null;

const sequence: Bytes = (sequenceId, version) =>
  addressOf(sequencesApi.export.path, { params: { sequenceId }, query: { format: "genbank", version } });

const upload: Bytes = (fileId, version) =>
  addressOf(uploadsApi.download.path, { params: { fileId }, query: { version } });

const bytesOf: Readonly<Record<FileKind, Bytes>> = {
  folder: null,
  sequence,
  sanger: sequence,
  alignment: (alignmentId, version) =>
    addressOf(alignmentsApi.export.path, { params: { alignmentId }, query: { version } }),
  analysis: (analysisId, version) =>
    addressOf(analysisApi.export.path, { params: { analysisId }, query: { version } }),
  eln: null,
  yydoc: null,
  literature: upload,
  pdf: upload,
  doc: upload,
  xls: upload,
  ppt: upload,
  txt: upload,
  image: upload,
  zip: upload,
  other: upload,
};

type Kinded = Pick<LabFile, "kind">;

/** An address with its query, as links of pages take it. */
export const linkOfAddress = (address: string): Address => {
  const [to = "/", query = ""] = address.split("?");
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
};

/** Stored as the bytes that were sent. */
export const isUpload = ({ kind }: Kinded): boolean => fileKindOf(kind).isUpload === true;

/** Characters, whether a person made them or a sequencer read them. */
export const isSequenceFile = ({ kind }: Kinded): boolean => fileKindOf(kind).hasLetters === true;

/** Opens on a page of its own, at any of its versions. */
export const hasWorkbench = ({ kind }: Kinded): boolean => fileKindOf(kind).workbench !== undefined;

/** Kinds that open in a page of their area; all others are shown on the page of a file. */
export const hasOwnPage = (file: Kinded): boolean => file.kind === "folder" || hasWorkbench(file);

/** Where a file opens: a folder in its project, others in their workbench or on the page of a file. */
export const addressOfFile = (file: Pick<LabFile, "id" | "kind" | "projectId">): Address =>
  linkOfAddress(pageOfFile(file));

/** Where the bytes of a file come from, at a version; undefined if it has none of its own. */
export const addressOfBytes = (
  { id, kind }: Pick<LabFile, "id" | "kind">,
  version?: number,
): string | undefined => bytesOf[kind]?.(id, version);
