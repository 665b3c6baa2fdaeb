import { inspectionRecordsApi } from "@benchleaf/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../kernel/client.ts";
import { useConnection } from "../../../kernel/connection.ts";
import { cacheShell } from "../../../kernel/offline/cache-shell.ts";
import { hasPermission, useSession } from "../../../kernel/session.ts";
import { useStore } from "../../../kernel/store.ts";
import { cacheSheets } from "./filling-storage.ts";
import { sendFillings, unsent } from "./send-fillings.ts";

/** Sends what waits as soon as there is a line, and takes along what is due, while a page of inspection is open. */
export const useSending = () => {
  const { tenantId, userId } = useSession();
  const connection = useConnection();
  const client = useQueryClient();
  const isInspector = hasPermission("INSPECTION_FORM_INSPECTION");
  useEffect(() => {
    if (connection !== "well" || !isInspector) return;
    const owner = { tenantId, userId };
    const work = async () => {
      const receipts = await sendFillings(owner);
      if (receipts.length > 0) await client.invalidateQueries({ queryKey: ["inspection"] });
      await cacheSheets(owner, await call(inspectionRecordsApi.sheets));
      await cacheShell(() => import("../pages/view.page.tsx"));
    };
    // If storing or sending fails, it is retried when the connection changes.
    void work().catch(() => undefined);
  }, [connection, tenantId, userId, client, isInspector]);
  return useStore(unsent);
};
