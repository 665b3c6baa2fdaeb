import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { importQueue } from "./import-queue.ts";
import { touchFiles } from "./touched.ts";

const GATHER_MS = 400;

/** Reads all lists of files again after imports, once for many that arrive together. */
export const useRefreshAfterImport = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arrived = new Set<string>();
    const end = importQueue.onArrival((files) => {
      for (const { id } of files) arrived.add(id);
      timer ??= setTimeout(() => {
        timer = undefined;
        void touchFiles(client, [...arrived]);
        arrived.clear();
      }, GATHER_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [client]);
};
