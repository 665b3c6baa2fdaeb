import { SettingOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { Button, Select, Switch } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import { isSmallDevice } from "../gates.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import { NotificationList } from "./notification-list.tsx";
import { notificationTabs, unreadOf } from "./notification-tabs.ts";
import styles from "./notifications.module.css";
import { useMarkAllRead, useUnread } from "./notifications.queries.ts";

/** The newest notifications under the bell, of all types or of one. */
export default function BellPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const toasts = useToasts();
  const titleId = useId();
  const switchId = useId();
  const panel = useRef<HTMLElement>(null);
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const [chosen, setChosen] = useState(0);
  const { types } = notificationTabs[chosen]!;
  const markAll = useMarkAllRead();
  const unread = unreadOf(useUnread(), types);
  useEffect(() => panel.current?.focus(), []);
  const readAll = () =>
    markAll.mutate(types, {
      onSuccess: () => toasts.success(t("notifications.markedAll")),
      onError: toasts.failure,
    });
  return (
    <section ref={panel} role="dialog" aria-labelledby={titleId} className={styles.panel} tabIndex={-1}>
      <header className={styles.panelHead}>
        <h2 id={titleId}>{t("notifications.title")}</h2>
        <Link
          to="/notifications/message_setting"
          onClick={onClose}
          className={styles.gear}
          aria-label={t("notifications.settings")}
          title={t("notifications.settings")}
        >
          <SettingOutlined aria-hidden="true" />
        </Link>
      </header>
      <div className={styles.panelTools}>
        <Select
          size="small"
          variant="borderless"
          aria-label={t("notifications.filter")}
          className={styles.typeChoice ?? ""}
          popupMatchSelectWidth={false}
          value={chosen}
          options={notificationTabs.map(({ label }, value) => ({ value, label: t(label) }))}
          onChange={setChosen}
          getPopupContainer={() => panel.current ?? document.body}
        />
        <Switch id={switchId} size="small" checked={isUnreadOnly} onChange={setUnreadOnly} />
        <label htmlFor={switchId}>{t("notifications.unreadOnly")}</label>
        <Button
          type="link"
          size="small"
          disabled={unread === 0}
          loading={markAll.isPending}
          onClick={readAll}
        >
          {t("notifications.markAll")}
        </Button>
      </div>
      <NotificationList
        types={types}
        isUnreadOnly={isUnreadOnly}
        onShowAll={() => setUnreadOnly(false)}
        onOpen={onClose}
        rows={4}
      />
      {isSmallDevice() && (
        <Link to="/approvals" onClick={onClose} className={styles.seeAll}>
          {t("approvals.mine")}
        </Link>
      )}
      <Link to="/notifications" onClick={onClose} className={styles.seeAll}>
        {t("notifications.seeAll")}
      </Link>
    </section>
  );
}
