import { loadPart } from "./load-part.ts";

/** Signs and sends a file; its `uuid` then registers it. `onProgress` gets 0 to 1. */
export const upload = async (
  file: File,
  onProgress: (fraction: number) => void,
  signal?: AbortSignal,
): Promise<{ uuid: string }> => {
  const { sendFile } = await loadPart(() => import("./send-file.ts"));
  return sendFile(file, onProgress, signal);
};
