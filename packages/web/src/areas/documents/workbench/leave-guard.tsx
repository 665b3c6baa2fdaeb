import { useTranslation } from "../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { type LivePage, usePageState } from "../live/use-page.ts";

const UNSAVED = ["keeping", "lost", "full", "refused"] as const;

/** Asks before a page is left whose last changes are not stored yet. */
export const LeaveGuard = ({ page }: { readonly page: LivePage }) => {
  const t = useTranslation();
  return useLeaveGuard(usePageState(page, UNSAVED) !== null, t("documents.leaveUnsaved")).dialog;
};
