import type { Webhook } from "@benchleaf/contract";
import { Button, Switch } from "antd";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { usePing, useUpdateWebhook } from "../webhooks.queries.ts";
import styles from "./webhooks.module.css";

interface WebhookItemProps {
  readonly webhook: Webhook;
  /** Its deliveries are shown next to the list. */
  readonly isShown: boolean;
  readonly onAsk: (what: "edit" | "log" | "renew" | "remove") => void;
}

/** One webhook with its state and what can be done with it. */
export const WebhookItem = ({ webhook, isShown, onAsk }: WebhookItemProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const ping = usePing();
  const update = useUpdateWebhook();
  const { id, name, url, events, isEnabled, stopReason, lastDelivery } = webhook;
  const send = () =>
    ping.mutate(id, {
      onSuccess: () => {
        toasts.success(t("webhooks.pingSent"));
        onAsk("log");
      },
      onError: toasts.failure,
    });
  return (
    <li className={styles.item} data-row={id} data-picked={isShown ? "yes" : "no"}>
      <div className={styles.line}>
        <strong>{name}</strong>
        <Switch
          size="small"
          checked={isEnabled}
          loading={update.isPending}
          aria-label={t("webhooks.isEnabledOf", { name })}
          onChange={(next) =>
            update.mutate({ id, name, url, events, isEnabled: next }, { onError: toasts.failure })
          }
        />
        <span className={styles.soft}>{t(isEnabled ? "webhooks.on" : "webhooks.off")}</span>
        <span className={styles.actions}>
          <Button size="small" data-opens aria-expanded={isShown} onClick={() => onAsk("log")}>
            {t("webhooks.log")}
          </Button>
          <Button size="small" loading={ping.isPending} onClick={send}>
            {t("webhooks.ping")}
          </Button>
          <Button size="small" onClick={() => onAsk("edit")}>
            {t("webhooks.edit")}
          </Button>
          <Button size="small" onClick={() => onAsk("renew")}>
            {t("webhooks.renew")}
          </Button>
          <Button size="small" type="text" onClick={() => onAsk("remove")}>
            {t("webhooks.remove")}
          </Button>
        </span>
      </div>
      <code className={styles.address}>{url}</code>
      <div className={styles.facts}>
        <span>{events.map((event) => t(`webhooks.event-${event}` as PhraseKey)).join(" · ")}</span>
        {lastDelivery && (
          <span>
            {t("webhooks.last")} <Moment instant={lastDelivery.time} /> ·{" "}
            <span className={styles.state} data-status={lastDelivery.status}>
              {t(`webhooks.status-${lastDelivery.status}`)}
            </span>
          </span>
        )}
      </div>
      {stopReason && <p className={styles.stopped}>{t(`webhooks.stopped-${stopReason}`)}</p>}
    </li>
  );
};
