import { zipSync } from "fflate";

/** A ZIP of files, by their names, which are compressed already and so are stored. */
export const zipFiles = ({
  files,
}: {
  files: Readonly<Record<string, Uint8Array>>;
}): Uint8Array<ArrayBuffer> => zipSync({ ...files }, { level: 0 });
