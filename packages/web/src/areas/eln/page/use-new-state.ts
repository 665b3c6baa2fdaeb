import type { ElnPage } from "@benchleaf/contract";
import { useEffect, useRef } from "react";
import type { usePage } from "../../documents/documents.public.tsx";

/**
 * Reads a page anew after the first change since it was approved, or since its newest version was saved: then "approved"
 * and "signed" are no longer the whole truth. Later changes make no difference to what is shown.
 */
export const useNewState = (
  { status }: ReturnType<typeof usePage>,
  { auditStatus, seq, versionSeq }: ElnPage,
  onChanged: () => void,
): void => {
  const isCurrent = auditStatus === "approved" || seq <= versionSeq;
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  useEffect(() => {
    if (!isCurrent) return;
    let isSending = false;
    return status.subscribe(() => {
      const { state } = status.get();
      if (state === "kept" && isSending) latest.current();
      isSending = state === "keeping";
    });
  }, [status, isCurrent]);
};
