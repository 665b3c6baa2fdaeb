import { alignmentsApi, interchangeApi, type LabFile, sequencesApi, uploadsApi } from "@benchleaf/contract";
import { addressOf } from "../client.ts";
import { isSequenceFile, isUpload } from "../file-address.ts";

type Downloaded = Pick<LabFile, "id" | "kind">;

const addressOfZip = (files: readonly Downloaded[]): string =>
  addressOf(interchangeApi.zip.path, { query: { fileIds: files.map(({ id }) => id).join(",") } });

/** An upload as it was sent, a sequence as GenBank, an alignment as FASTA, a folder as a ZIP of what is in it. */
export const downloadAddress = (file: Downloaded, version?: number): string => {
  if (isUpload(file))
    return addressOf(uploadsApi.download.path, { params: { fileId: file.id }, query: { version } });
  if (isSequenceFile(file)) {
    const query = { format: "genbank", version } as const;
    return addressOf(sequencesApi.export.path, { params: { sequenceId: file.id }, query });
  }
  if (file.kind === "alignment")
    return addressOf(alignmentsApi.export.path, { params: { alignmentId: file.id }, query: { version } });
  return addressOfZip([file]);
};

/** By the browser's own download, which keeps nothing in memory however large the file is. */
const follow = (address: string): void => {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
};

export const downloadFile = (file: Downloaded, version?: number): void =>
  follow(downloadAddress(file, version));

/** One as it is, several as one ZIP. */
export const downloadFiles = (files: readonly Downloaded[]): void => {
  const [first] = files;
  if (first) follow(files.length === 1 ? downloadAddress(first) : addressOfZip(files));
};
