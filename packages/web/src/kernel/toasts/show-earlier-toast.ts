import type { Translate } from "../translation.ts";
import { takeEarlierToast } from "./next-page.ts";
import type { Toasts } from "./use-toasts.ts";

/** Says on a signed-in page, once, what the document before it has done; `team` is the one that the page belongs to. */
export const showEarlierToast = (
  t: Translate,
  toasts: Pick<Toasts, "success">,
  team: string | undefined,
): void => {
  const done = takeEarlierToast();
  if (done === "signedIn") toasts.success(t("shell.signInDone"));
  if (done === "teamSwitched" && team) toasts.success(t("shell.teamSwitched", { team }));
};
