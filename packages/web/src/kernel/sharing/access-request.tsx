import { MAX_ACCESS_WORDS, requestableLevels } from "@benchleaf/contract";
import { Alert, Button, Input, Select } from "antd";
import { useState } from "react";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import styles from "./sharing.module.css";
import { useApply, useOwnRequest } from "./sharing.queries.ts";

/** Requests access to a file from those who manage it, and shows the result. */
export const AccessRequest = ({ fileId }: { fileId: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const own = useOwnRequest(fileId);
  const apply = useApply();
  const [level, setLevel] = useState<(typeof requestableLevels)[number]>("read");
  const [message, setMessage] = useState("");
  if (!own.data) return null;
  if (own.data.state === "pending") return <Alert type="success" showIcon title={t("sharing.applied")} />;
  const send = () =>
    apply.mutate({ params: { fileId }, body: { level, message } }, { onError: toasts.failure });
  return (
    <div className={styles.apply}>
      {own.data.state === "rejected" && (
        <Alert type="info" title={t("sharing.appliedRejected", { reason: own.data.reason })} />
      )}
      <p>{t("sharing.applyText")}</p>
      <Input
        aria-label={t("sharing.message")}
        placeholder={t("sharing.message")}
        maxLength={MAX_ACCESS_WORDS}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        onPressEnter={send}
      />
      <div className={styles.line}>
        <Select
          aria-label={t("sharing.level")}
          value={level}
          options={requestableLevels.map((value) => ({ value, label: t(`sharing.level_${value}`) }))}
          onChange={setLevel}
        />
        <Button type="primary" loading={apply.isPending} onClick={send}>
          {t("sharing.apply")}
        </Button>
      </div>
    </div>
  );
};
