import { Outlet } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { AlertHost } from "../alerts/alert-host.tsx";
import { AnnouncementLines } from "../announcements/announcement-lines.tsx";
import { AssistantBubble } from "../assistant/assistant-bubble.tsx";
import { ConnectionBanner } from "../connection-banner.tsx";
import { FeedbackButton } from "../guidance/feedback-button.tsx";
import { ShortcutSheet } from "../guidance/shortcut-sheet.tsx";
import { Tour } from "../guidance/tour.tsx";
import { ImportDock } from "../parts/import-dock.tsx";
import { session } from "../session.ts";
import { useStore } from "../store.ts";
import { Themed } from "../theme.tsx";
import { showEarlierToast } from "../toasts/show-earlier-toast.ts";
import { ToastStack } from "../toasts/toast-stack.tsx";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import { CommandPalette } from "./command-palette.tsx";
import { leadFocusIntoDialogs } from "./dialog-focus.ts";
import { Header } from "./header.tsx";
import { LeftMenu } from "./left-menu.tsx";
import { returnLostFocus } from "./lost-focus.ts";
import styles from "./shell.module.css";

/** The frame of every signed-in page, including its messages. */
export const Shell = () => {
  useEffect(() => {
    const ended = new AbortController();
    leadFocusIntoDialogs(ended.signal);
    returnLostFocus(ended.signal);
    return () => ended.abort();
  }, []);
  return (
    <Themed>
      <div className="app-root">
        <ShellBody />
      </div>
    </Themed>
  );
};

/** What was done by the document before this one. */
const useDoneBefore = (): void => {
  const t = useTranslation();
  const toasts = useToasts();
  const team = useStore(session)?.user.tenantName;
  useEffect(() => showEarlierToast(t, toasts, team), [t, toasts, team]);
};

const ShellBody = () => {
  const t = useTranslation();
  const current = useStore(session);
  useDoneBefore();
  if (!current) return null;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main" data-chrome>
        {t("shell.skipToContent")}
      </a>
      <LeftMenu />
      <div className={styles.right}>
        <ConnectionBanner />
        <AnnouncementLines />
        <Header />
        <main id="main" className={styles.main} tabIndex={-1}>
          <Suspense fallback={<PagePending />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <ImportDock />
      <CommandPalette />
      <ShortcutSheet />
      <AssistantBubble />
      <FeedbackButton />
      <Tour />
      <ToastStack />
      <AlertHost />
    </div>
  );
};

/** What is in a page's place while it is loaded. */
export const PagePending = () => {
  const t = useTranslation();
  return (
    <div className={styles.pending}>
      <ListSkeleton label={t("shell.loading")} />
    </div>
  );
};
