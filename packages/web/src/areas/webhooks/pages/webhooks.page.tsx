import { PlusOutlined } from "@ant-design/icons";
import type { Webhook } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { ListWithDetail } from "../../../kernel/parts/list-with-detail.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { DeliveryLog } from "../parts/delivery-log.tsx";
import { RemoveDialog, RenewDialog } from "../parts/secret-dialogs.tsx";
import { WebhookDialog } from "../parts/webhook-dialog.tsx";
import { WebhookItem } from "../parts/webhook-item.tsx";
import styles from "../parts/webhooks.module.css";
import { useWebhooks } from "../webhooks.queries.ts";

interface Asked {
  readonly what: "edit" | "renew" | "remove";
  readonly webhook: Webhook;
}

/** The webhooks of the team and the state of their deliveries. */
export default function WebhooksPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const { log } = useQueryParams();
  const { data: webhooks, error, refetch } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const show = (id: string | undefined) => void navigate({ to: ".", search: { log: id }, replace: true });
  const shown = webhooks?.find(({ id }) => id === log);
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
      {t("webhooks.add")}
    </Button>
  );
  const list = () => {
    if (error && !webhooks) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!webhooks) return <ListSkeleton label={t("shell.loading")} />;
    if (webhooks.length === 0)
      return <EmptyState title={t("webhooks.emptyTitle")} text={t("webhooks.emptyText")} action={add} />;
    return (
      <>
        <p className={styles.lead}>{t("webhooks.lead")}</p>
        <ul className={styles.items} aria-label={t("teams.webhooks")}>
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              isShown={webhook.id === log}
              onAsk={(what) => (what === "log" ? show(webhook.id) : setAsked({ what, webhook }))}
            />
          ))}
        </ul>
      </>
    );
  };
  return (
    <SettingsFrame title={t("teams.webhooks")} actions={webhooks && webhooks.length > 0 && add}>
      <ListWithDetail
        ids={webhooks?.map(({ id }) => id) ?? []}
        shown={shown?.id}
        detail={
          shown
            ? {
                label: t("webhooks.logOf", { name: shown.name }),
                title: t("webhooks.logOf", { name: shown.name }),
                body: <DeliveryLog key={shown.id} webhook={shown} />,
              }
            : null
        }
        onShow={show}
      >
        <div className={styles.scroll}>{list()}</div>
      </ListWithDetail>
      {isAdding && <WebhookDialog webhook={null} onClose={() => setAdding(false)} />}
      {asked?.what === "edit" && <WebhookDialog webhook={asked.webhook} onClose={close} />}
      {asked?.what === "renew" && <RenewDialog webhook={asked.webhook} onClose={close} />}
      {asked?.what === "remove" && <RemoveDialog webhook={asked.webhook} onClose={close} />}
    </SettingsFrame>
  );
}
