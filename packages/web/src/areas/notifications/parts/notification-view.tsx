import { SettingOutlined } from "@ant-design/icons";
import { NOTIFICATION_BADGE_OVERFLOW } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Badge, Button, Switch } from "antd";
import { type ReactNode, useId } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { NotFound } from "../../../kernel/error-pages.tsx";
import { NotificationList } from "../../../kernel/notifications/notification-list.tsx";
import { notificationTabs, tabOf, unreadOf } from "../../../kernel/notifications/notification-tabs.ts";
import { useMarkAllRead, useUnread } from "../../../kernel/notifications/notifications.queries.ts";
import { PlaceNav } from "../../../kernel/parts/place-nav.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import styles from "../notifications.module.css";

interface NotificationViewProps {
  /** The address below which the tabs are. */
  readonly base: string;
  /** What is above the tabs, where the page is one of several. */
  readonly above?: ReactNode;
  /** Without the way to other pages, for a place of its own. */
  readonly isAlone?: boolean;
}

/** The notifications under their tabs; tab and filter are in the address. */
export const NotificationView = ({ base, above, isAlone = false }: NotificationViewProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const switchId = useId();
  const isUnreadOnly = useQueryParams().unread === "1";
  const tab = tabOf(usePathParams<"type">().type);
  const unread = useUnread();
  const markAll = useMarkAllRead();
  useBreadcrumbs([{ label: t("notifications.title") }]);
  if (!tab) return <NotFound />;
  const addressOf = (name: string | null): string => (name === null ? base : `${base}/${name}`);
  const search = isUnreadOnly ? { unread: "1" } : {};
  const filter = (isOn: boolean) =>
    void navigate({ to: addressOf(tab.name), search: isOn ? { unread: "1" } : {}, replace: true });
  const readAll = () =>
    markAll.mutate(tab.types, {
      onSuccess: () => toasts.success(t("notifications.markedAll")),
      onError: toasts.failure,
    });
  return (
    <Page>
      <PageHeader
        title={t("notifications.title")}
        actions={
          <>
            {!isAlone && (
              <Link to="/notifications/message_setting" className={styles.settings}>
                <SettingOutlined aria-hidden="true" /> {t("notifications.settings")}
              </Link>
            )}
            <Button
              disabled={unreadOf(unread, tab.types) === 0}
              loading={markAll.isPending}
              onClick={readAll}
            >
              {t("notifications.markAll")}
            </Button>
          </>
        }
      />
      {above}
      <ToolLine>
        <PlaceNav
          isInner
          label={t("notifications.filter")}
          places={notificationTabs.map(({ name, types, label }) => ({
            path: addressOf(name),
            search,
            label: (
              <>
                {t(label)}{" "}
                <Badge
                  style={{ background: "var(--line)", color: "var(--text)", boxShadow: "none" }}
                  count={unreadOf(unread, types)}
                  size="small"
                  overflowCount={NOTIFICATION_BADGE_OVERFLOW}
                />
              </>
            ),
          }))}
          current={addressOf(tab.name)}
        />
        <span className={styles.switch}>
          <Switch id={switchId} size="small" checked={isUnreadOnly} onChange={filter} />
          <label htmlFor={switchId}>{t("notifications.unreadOnly")}</label>
        </span>
      </ToolLine>
      <div className={styles.sheet}>
        <NotificationList types={tab.types} isUnreadOnly={isUnreadOnly} onShowAll={() => filter(false)} />
      </div>
    </Page>
  );
};
