import { BellOutlined } from "@ant-design/icons";
import { NOTIFICATION_BADGE_OVERFLOW } from "@benchleaf/contract";
import { Badge } from "antd";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { onLiveUpdate } from "../live-updates.ts";
import { loadPart } from "../load-part.ts";
import { queryClient } from "../queries.ts";
import { useSession } from "../session.ts";
import { useTranslation } from "../translation.ts";
import { announceNotifications, lastAnnounced } from "./announce-notifications.ts";
import { openLiveStream } from "./live.ts";
import styles from "./notifications.module.css";
import { cacheUnread, useUnread } from "./notifications.queries.ts";

const BellPanel = lazy(() => loadPart(() => import("./bell-panel.tsx")));

const askAnew = (...queryKey: string[]): void => void queryClient.invalidateQueries({ queryKey });

const useLive = (userId: string, isShut: boolean) =>
  useEffect(() => {
    if (isShut) return;
    const ends = [
      onLiveUpdate("notification", (message) => message && announceNotifications(userId, message)),
      onLiveUpdate("unread", (message) => message && cacheUnread(message)),
      onLiveUpdate("comments", (message) =>
        askAnew("comments", ...(message ? [message.kind, message.id] : [])),
      ),
      onLiveUpdate("approvals", () => askAnew("approvals")),
      openLiveStream(() => lastAnnounced(userId)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [userId, isShut]);

/** Closes at a press outside, and by Esc with the focus back on the bell. */
const useClosing = (isOpen: boolean, close: (isBackToBell: boolean) => void) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) close(false);
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close(true);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen, close]);
  return place;
};

/** The number of unread notifications, the newest ones on a click, and new ones as they arrive. */
export const Bell = () => {
  const t = useTranslation();
  const { userId, tenantStatus } = useSession();
  const isShut = tenantStatus === "expired" || tenantStatus === "freeze";
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLive(userId, isShut);
  const close = useCallback((isBackToBell: boolean) => {
    setOpen(false);
    if (isBackToBell) button.current?.focus();
  }, []);
  const place = useClosing(isOpen, close);
  const count = useUnread(!isShut)?.total ?? 0;
  return (
    <div ref={place} className={styles.bell}>
      <button
        ref={button}
        type="button"
        className={styles.bellButton}
        aria-label={t("notifications.bell", { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Badge color="#c62828" count={count} overflowCount={NOTIFICATION_BADGE_OVERFLOW} size="small">
          <BellOutlined aria-hidden="true" className={styles.bellIcon} />
        </Badge>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <BellPanel onClose={() => close(false)} />
        </Suspense>
      )}
    </div>
  );
};
