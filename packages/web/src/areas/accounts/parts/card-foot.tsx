import { useGlobalConfig } from "../../../kernel/brand.ts";
import { isRecommended } from "../../../kernel/browser-advice.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./card-page.module.css";

/** Agreements of the installation, and which browser it advises to use. */
export const CardFoot = () => {
  const t = useTranslation();
  const config = useGlobalConfig();
  const agreements = config?.customizeServiceAgreements ?? [];
  const recommended = config?.browserRecommendations ?? [];
  return (
    <footer className={styles.agreements}>
      {!isRecommended(navigator.userAgent, recommended) && (
        <p role="note">{t("instance.browserAdvice", { browsers: recommended.join(" / ") })}</p>
      )}
      {agreements.map(({ name, url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </footer>
  );
};
