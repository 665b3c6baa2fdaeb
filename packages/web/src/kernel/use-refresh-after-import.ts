import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { importQueue } from "./import-queue.ts";

const GATHER_MS = 400;

/** Reads all lists of files anew after imports, once for many that arrive together. */
export const useRefreshAfterImport = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = importQueue.onArrival(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries();
      }, GATHER_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [client]);
};
