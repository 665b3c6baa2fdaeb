import { zipSync } from "fflate";

/** A ZIP of files, by their names, that are packed already: they are stored as they are. */
export const zipFiles = ({
  files,
}: {
  files: Readonly<Record<string, Uint8Array>>;
}): Uint8Array<ArrayBuffer> => zipSync({ ...files }, { level: 0 });
