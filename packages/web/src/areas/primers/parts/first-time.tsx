import { Alert, Button } from "antd";
import { useGuide } from "../../../kernel/guidance/use-guide.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./assembly.module.css";

/** How primers are designed, shown until the user has read it. */
export const FirstTime = () => {
  const t = useTranslation();
  const guide = useGuide("DesignPrimerNotification");
  if (!guide.isShown) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t("assembly.guideTitle")}
      description={
        <ol className={styles.guide}>
          <li>{t("assembly.guideChoose")}</li>
          <li>{t("assembly.guideMethod")}</li>
          <li>{t("assembly.guideOrder")}</li>
        </ol>
      }
      action={
        <Button size="small" onClick={guide.finish}>
          {t("assembly.guideDone")}
        </Button>
      }
    />
  );
};
