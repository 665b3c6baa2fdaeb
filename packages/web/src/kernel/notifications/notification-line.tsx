import { CheckOutlined } from "@ant-design/icons";
import { addressOfNotification, type Notification, valuesOfNotification } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Tooltip } from "antd";
import { useBrandName } from "../brand.ts";
import { Colleague } from "../parts/colleague.tsx";
import { Moment } from "../parts/moment.tsx";
import { usePreferences } from "../preferences.ts";
import { useTranslation } from "../translation.ts";
import styles from "./notifications.module.css";
import { useMarkRead } from "./notifications.queries.ts";

/** What happened, as a sentence in the reader's language; a link where there is something to open. */
export const NotificationSentence = ({
  notification,
  onOpen,
}: {
  notification: Notification;
  onOpen: () => void;
}) => {
  const t = useTranslation();
  const { locale } = usePreferences();
  const said = t(`notifications.${notification.kind}`, valuesOfNotification(notification, locale));
  const address = addressOfNotification(notification);
  if (address === null) return <span>{said}</span>;
  const { pathname, searchParams } = new URL(address, location.origin);
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(searchParams)}
      className={styles.sentence}
      onClick={onOpen}
    >
      {said}
    </Link>
  );
};

/** One notification in a list. Opening it reads it. */
export const NotificationLine = ({
  notification,
  onOpen,
}: {
  notification: Notification;
  onOpen?: () => void;
}) => {
  const t = useTranslation();
  const brand = useBrandName();
  const { mutate, isPending } = useMarkRead();
  const { readFlag, fromUserId, fromUserName, createTime, id } = notification;
  const read = () => {
    if (!readFlag) mutate([id]);
  };
  const open = () => {
    read();
    onOpen?.();
  };
  return (
    <li className={styles.line} data-unread={readFlag ? "no" : "yes"}>
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.who}>
        <Colleague id={fromUserId} name={fromUserName ?? brand} isNameHidden />
      </span>
      <span className={styles.said}>
        {!readFlag && <span className="visually-hidden">{t("notifications.unread")} </span>}
        <NotificationSentence notification={notification} onOpen={open} />
        <span className={styles.when}>
          <Moment instant={createTime} />
        </span>
      </span>
      {!readFlag && (
        <Tooltip title={t("notifications.markOne")}>
          <Button
            type="text"
            size="small"
            icon={<CheckOutlined />}
            aria-label={t("notifications.markOne")}
            loading={isPending}
            onClick={read}
          />
        </Tooltip>
      )}
    </li>
  );
};
