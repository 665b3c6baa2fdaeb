import { DesktopOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import styles from "./error-pages.module.css";
import { useTranslation } from "./translation.ts";

/** The page of what cannot be worked with on a phone. */
export const UseAComputer = () => {
  const t = useTranslation();
  return (
    <div className={styles.page}>
      <p className={styles.device} aria-hidden="true">
        <DesktopOutlined />
      </p>
      <h1 className={styles.title}>{t("shell.computerTitle")}</h1>
      <p className={styles.text}>{t("shell.computerText")}</p>
      <div className={styles.actions}>
        <Link to="/project" className={styles.home}>
          {t("shell.computerGo")}
        </Link>
      </div>
    </div>
  );
};
