import { zipSync } from "fflate";

/** A ZIP of files, by their names, stored without compression since they are compressed already. */
export const zipFiles = ({
  files,
}: {
  files: Readonly<Record<string, Uint8Array>>;
}): Uint8Array<ArrayBuffer> => zipSync({ ...files }, { level: 0 });
