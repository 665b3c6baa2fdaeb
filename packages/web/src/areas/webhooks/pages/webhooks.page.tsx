import { PlusOutlined } from "@ant-design/icons";
import type { Webhook } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useWords } from "../../../kernel/words.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { DeliveryLog } from "../parts/delivery-log.tsx";
import { RemoveDialog, RenewDialog } from "../parts/secret-dialogs.tsx";
import { WebhookDialog } from "../parts/webhook-dialog.tsx";
import { WebhookItem } from "../parts/webhook-item.tsx";
import styles from "../parts/webhooks.module.css";
import { useWebhooks } from "../webhooks.queries.ts";

interface Asked {
  readonly what: "edit" | "log" | "renew" | "remove";
  readonly webhook: Webhook;
}

/** Which other systems are told what happens in the team, and how that goes. */
export default function WebhooksPage() {
  const t = useWords();
  const { data: webhooks, error, refetch } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
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
            <WebhookItem key={webhook.id} webhook={webhook} onAsk={(what) => setAsked({ what, webhook })} />
          ))}
        </ul>
      </>
    );
  };
  return (
    <SettingsFrame title={t("teams.webhooks")} actions={webhooks && webhooks.length > 0 && add}>
      <div className={styles.scroll}>{list()}</div>
      {isAdding && <WebhookDialog webhook={null} onClose={() => setAdding(false)} />}
      {asked?.what === "edit" && <WebhookDialog webhook={asked.webhook} onClose={close} />}
      {asked?.what === "log" && <DeliveryLog webhook={asked.webhook} onClose={close} />}
      {asked?.what === "renew" && <RenewDialog webhook={asked.webhook} onClose={close} />}
      {asked?.what === "remove" && <RemoveDialog webhook={asked.webhook} onClose={close} />}
    </SettingsFrame>
  );
}
