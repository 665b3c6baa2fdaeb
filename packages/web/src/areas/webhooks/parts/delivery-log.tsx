import type { DeliveryStatus, Webhook, WebhookDelivery } from "@benchleaf/contract";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useDeliveries, useRedeliver } from "../webhooks.queries.ts";
import { DeliveryChart } from "./delivery-chart.tsx";
import styles from "./webhooks.module.css";

const FILTERS = ["all", "succeeded", "waiting", "failed"] as const;

/** Everything that was sent to a webhook, newest first, with how it went. */
export const DeliveryLog = ({ webhook }: { webhook: Webhook }) => {
  const t = useTranslation();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>("all");
  const status: DeliveryStatus | undefined = filter === "all" ? undefined : filter;
  const log = useDeliveries(webhook.id, status);
  const rows = log.data?.pages.flatMap(({ records }) => records);
  return (
    <>
      <DeliveryChart webhookId={webhook.id} />
      <Segmented
        aria-label={t("webhooks.filter")}
        value={filter}
        options={FILTERS.map((value) => ({ value, label: t(`webhooks.status-${value}`) }))}
        onChange={setFilter}
      />
      {log.error && !rows && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
      {!log.error && !rows && <ListSkeleton label={t("shell.loading")} />}
      {rows?.length === 0 && <p className={styles.lead}>{t("webhooks.logEmpty")}</p>}
      {rows && rows.length > 0 && (
        <ol className={styles.deliveries}>
          {rows.map((delivery) => (
            <Delivery key={delivery.id} webhookId={webhook.id} delivery={delivery} />
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button block loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t("webhooks.more")}
        </Button>
      )}
    </>
  );
};

const Delivery = ({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const redeliver = useRedeliver(webhookId);
  const { id, type, status, attempts, fault, code, milliseconds, nextTime, attemptTime, createTime } =
    delivery;
  const facts = [
    code !== null && `HTTP ${code}`,
    fault !== null && fault !== "status" && t(`webhooks.fault-${fault}`),
    milliseconds !== null && fault !== "off" && t("webhooks.took", { time: format.number(milliseconds) }),
    attempts > 1 && t("webhooks.attempts", { count: attempts }),
    nextTime !== null && attempts > 0 && t("webhooks.next", { time: format.dateTime(nextTime) }),
  ].filter((one) => one !== false);
  return (
    <li className={styles.delivery}>
      <div className={styles.line}>
        <span className={styles.state} data-status={status}>
          {t(`webhooks.status-${status}`)}
        </span>
        <span>{t(`webhooks.event-${type}` as PhraseKey)}</span>
        <span className={styles.time}>
          <Moment instant={attemptTime ?? createTime} />
        </span>
        <Button
          size="small"
          loading={redeliver.isPending}
          onClick={() => redeliver.mutate(id, { onError: toasts.failure })}
        >
          {t("webhooks.redeliver")}
        </Button>
      </div>
      {facts.length > 0 && <p className={styles.lead}>{facts.join(" · ")}</p>}
      <details className={styles.details}>
        <summary>{t("webhooks.details")}</summary>
        <h4>{t("webhooks.message")}</h4>
        <pre className={styles.text}>{JSON.stringify(JSON.parse(delivery.message), null, 2)}</pre>
        {delivery.answer && (
          <>
            <h4>{t("webhooks.answer")}</h4>
            <pre className={styles.text}>{delivery.answer}</pre>
          </>
        )}
      </details>
    </li>
  );
};
