import {
  alignmentsApi,
  type FileKind,
  fileKindOf,
  type LabFile,
  sequencesApi,
  uploadsApi,
} from "@benchleaf/contract";
import { addressOf } from "./client.ts";

export interface Address {
  readonly to: string;
  readonly search: Record<string, string>;
}

/** How files of a kind are opened and fetched. */
interface Reached {
  /** The page of its area, where it has one; all others are shown on the page of a file. */
  readonly page?: (file: Pick<LabFile, "id" | "projectId">) => Address;
  /** That page shows any of its versions. */
  readonly isWorkbench?: boolean;
  /** Where its bytes come from; a kind without any is fetched in a ZIP. */
  readonly bytes?: (id: string, version: number | undefined) => string;
}

const sequence: Reached = {
  page: ({ id }) => ({ to: `/sequence/${id}`, search: {} }),
  isWorkbench: true,
  bytes: (sequenceId, version) =>
    addressOf(sequencesApi.export.path, { params: { sequenceId }, query: { format: "genbank", version } }),
};

const upload: Reached = {
  bytes: (fileId, version) => addressOf(uploadsApi.download.path, { params: { fileId }, query: { version } }),
};

const reached: Readonly<Record<FileKind, Reached>> = {
  folder: { page: ({ id, projectId }) => ({ to: `/project/${projectId}/file`, search: { folder: id } }) },
  sequence,
  sanger: sequence,
  alignment: {
    page: ({ id }) => ({ to: `/sequence/alignment/${id}`, search: {} }),
    isWorkbench: true,
    bytes: (alignmentId, version) =>
      addressOf(alignmentsApi.export.path, { params: { alignmentId }, query: { version } }),
  },
  eln: {},
  yydoc: {},
  literature: {},
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

/** Kept as the bytes that were sent. */
export const isUpload = ({ kind }: Kinded): boolean => fileKindOf(kind).isUpload === true;

/** Letters, whether a person made them or a sequencer read them. */
export const isSequenceFile = ({ kind }: Kinded): boolean => fileKindOf(kind).hasLetters === true;

/** Opens on a page of its own, at any of its versions. */
export const hasWorkbench = ({ kind }: Kinded): boolean => reached[kind].isWorkbench === true;

/** Kinds that open in a page of their area; all others are shown on the page of a file. */
export const hasOwnPage = ({ kind }: Kinded): boolean => reached[kind].page !== undefined;

/** Where a file opens: a folder in its project, others in their workbench or on the page of a file. */
export const addressOfFile = (file: Pick<LabFile, "id" | "kind" | "projectId">): Address =>
  reached[file.kind].page?.(file) ?? { to: `/project/file/${file.kind}/${file.id}`, search: {} };

/** Where the bytes of a file come from, at a version; undefined where it has none of its own. */
export const addressOfBytes = (
  { id, kind }: Pick<LabFile, "id" | "kind">,
  version?: number,
): string | undefined => reached[kind].bytes?.(id, version);
