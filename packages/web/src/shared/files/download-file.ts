import { interchangeApi, type LabFile } from "@benchleaf/contract";
import { addressOf } from "../../kernel/client.ts";
import { addressOfBytes } from "../../kernel/file-address.ts";

type Downloaded = Pick<LabFile, "id" | "kind">;

const addressOfZip = (files: readonly Downloaded[]): string =>
  addressOf(interchangeApi.zip.path, { query: { fileIds: files.map(({ id }) => id).join(",") } });

/** An upload as it was sent, a sequence as GenBank, an alignment as FASTA, a folder as a ZIP of what is in it. */
export const downloadAddress = (file: Downloaded, version?: number): string =>
  addressOfBytes(file, version) ?? addressOfZip([file]);

/** With the browser's own download, which needs no memory however large the file is. */
const follow = (address: string): void => {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
};

/** Downloads a file unchanged, optionally of a given version. */
export const downloadFile = (file: Downloaded, version?: number): void =>
  follow(downloadAddress(file, version));

/** One file unchanged, several as one ZIP. */
export const downloadFiles = (files: readonly Downloaded[]): void => {
  const [first] = files;
  if (first) follow(files.length === 1 ? downloadAddress(first) : addressOfZip(files));
};
