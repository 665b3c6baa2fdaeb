import { DownloadOutlined } from "@ant-design/icons";
import type { PdfExport } from "@benchleaf/contract";
import { Alert, Button, Progress } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { isInProgress, pdfAddress, useStopPdf } from "../pdf.queries.ts";
import styles from "./files.module.css";

/** How far an export is, the way to stop it, and what came of it. */
export const PdfProgress = ({ made }: { made: PdfExport }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const stop = useStopPdf();
  const { id, state, fault, progress, count } = made;
  if (state === "failed") {
    const { code, name = "" } = fault ?? { code: "system.error" };
    return (
      <Alert
        type="error"
        showIcon
        title={t("fileActions.pdfFailed")}
        description={t(`errors.${code}`, { name })}
      />
    );
  }
  if (state === "cancelled") return <Alert type="info" showIcon title={t("fileActions.pdfStopped")} />;
  if (!isInProgress(made))
    return made.isThere ? (
      <div className={styles.pdfDone}>
        <p>{t("fileActions.pdfReady", { files: count })}</p>
        <Button type="primary" icon={<DownloadOutlined />} href={pdfAddress(id)} download>
          {t("fileActions.pdfTake")}
        </Button>
      </div>
    ) : (
      <Alert type="info" showIcon title={t("fileActions.pdfGone")} />
    );
  return (
    <div className={styles.pdfDone}>
      <Progress
        percent={Math.round(progress * 100)}
        status="active"
        aria-label={t("fileActions.pdfMaking")}
      />
      <p role="status">{t(state === "waiting" ? "fileActions.pdfWaiting" : "fileActions.pdfMaking")}</p>
      <Button loading={stop.isPending} onClick={() => stop.mutate(id, { onError: toasts.failure })}>
        {t("fileActions.pdfStop")}
      </Button>
    </div>
  );
};
