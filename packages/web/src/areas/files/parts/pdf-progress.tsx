import { DownloadOutlined } from "@ant-design/icons";
import type { PdfExport } from "@benchleaf/contract";
import { Alert, Button, Progress } from "antd";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import { isUnderWay, pdfAddress, useStopPdf } from "../pdf.queries.ts";
import styles from "./files.module.css";

/** How far an export is, the way to stop it, and what came of it. */
export const PdfProgress = ({ made }: { made: PdfExport }) => {
  const t = useWords();
  const notice = useNotice();
  const stop = useStopPdf();
  const { id, state, fault, progress, count } = made;
  if (state === "failed") {
    const { code, name = "" } = fault ?? { code: "system.error" };
    return (
      <Alert
        type="error"
        showIcon
        title={t("filing.pdfFailed")}
        description={t(`errors.${code}`, { name })}
      />
    );
  }
  if (state === "cancelled") return <Alert type="info" showIcon title={t("filing.pdfStopped")} />;
  if (!isUnderWay(made))
    return made.isThere ? (
      <div className={styles.pdfDone}>
        <p>{t("filing.pdfReady", { files: count })}</p>
        <Button type="primary" icon={<DownloadOutlined />} href={pdfAddress(id)} download>
          {t("filing.pdfTake")}
        </Button>
      </div>
    ) : (
      <Alert type="info" showIcon title={t("filing.pdfGone")} />
    );
  return (
    <div className={styles.pdfDone}>
      <Progress percent={Math.round(progress * 100)} status="active" aria-label={t("filing.pdfMaking")} />
      <p role="status">{t(state === "waiting" ? "filing.pdfWaiting" : "filing.pdfMaking")}</p>
      <Button loading={stop.isPending} onClick={() => stop.mutate(id, { onError: notice.failure })}>
        {t("filing.pdfStop")}
      </Button>
    </div>
  );
};
