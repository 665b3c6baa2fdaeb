import { useBlocker } from "@tanstack/react-router";
import { useRef } from "react";
import { ConfirmDialog } from "./parts/confirm-dialog.tsx";
import { useTranslation } from "./translation.ts";

/**
 * Asks before unsaved work is left; `help` says what happens to it if it is not stored as a draft. `letGo` allows one
 * navigation that the page itself starts.
 */
export const useLeaveGuard = (isUnsaved: boolean, help?: string) => {
  const t = useTranslation();
  const isLetGo = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved && !isLetGo.current,
    enableBeforeUnload: () => isUnsaved && !isLetGo.current,
    withResolver: true,
  });
  const dialog = (
    <ConfirmDialog
      isOpen={blocker.status === "blocked"}
      title={t("drafts.leaveTitle")}
      action={t("drafts.leave")}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {help ?? t("drafts.leaveHelp")}
    </ConfirmDialog>
  );
  const letGo = () => {
    isLetGo.current = true;
  };
  return { dialog, letGo };
};
