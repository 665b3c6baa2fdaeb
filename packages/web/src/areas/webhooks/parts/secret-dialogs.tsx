import type { Webhook } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { useRemoveWebhook, useRenewSecret } from "../webhooks.queries.ts";
import styles from "./webhooks.module.css";

interface SecretDialogProps {
  readonly secret: string;
  /** Until then the one before is good too. */
  readonly oldUntil?: string;
  readonly onClose: () => void;
}

/** Shows a secret, this once; only its button closes the dialog. */
export const SecretDialog = ({ secret, oldUntil, onClose }: SecretDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <Dialog
      open
      title={t("webhooks.secretTitle")}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t("webhooks.secretKept")}
        </Button>
      }
    >
      <p>{t("webhooks.secretText")}</p>
      <div className={styles.secret}>
        <CopyText
          label={t("webhooks.secret")}
          text={secret}
          copy={t("webhooks.copy")}
          copied={t("webhooks.copied")}
        />
      </div>
      {oldUntil && <p>{t("webhooks.oldUntil", { time: format.dateTime(oldUntil) })}</p>}
      <p className={styles.soft}>{t("webhooks.secretUse")}</p>
    </Dialog>
  );
};

interface AboutWebhook {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Asks, makes another secret and shows it. */
export const RenewDialog = ({ webhook, onClose }: AboutWebhook) => {
  const t = useTranslation();
  const toasts = useToasts();
  const renew = useRenewSecret();
  const [made, setMade] = useState<{ secret: string; oldSecretUntil: string } | null>(null);
  if (made) return <SecretDialog secret={made.secret} oldUntil={made.oldSecretUntil} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={t("webhooks.renewTitle", { name: webhook.name })}
      action={t("webhooks.renew")}
      isBusy={renew.isPending}
      onClose={onClose}
      onConfirm={() => renew.mutate(webhook.id, { onSuccess: setMade, onError: toasts.failure })}
    >
      {t("webhooks.renewText")}
    </ConfirmDialog>
  );
};

export const RemoveDialog = ({ webhook, onClose }: AboutWebhook) => {
  const t = useTranslation();
  const toasts = useToasts();
  const remove = useRemoveWebhook();
  return (
    <ConfirmDialog
      isOpen
      title={t("webhooks.removeTitle", { name: webhook.name })}
      action={t("webhooks.remove")}
      isDanger
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(webhook.id, { onSuccess: onClose, onError: toasts.failure })}
    >
      {t("webhooks.removeText")}
    </ConfirmDialog>
  );
};
