import { readyBoardKeys } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import styles from "./board.module.css";

/** The boards that come with the product. */
export const ReadyList = () => {
  const t = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t("dashboards.ready")}</h2>
      <ul className={styles.ready} aria-labelledby={titleId}>
        {readyBoardKeys.map((key) => (
          <li key={key}>
            <Link to="/analysis" search={{ ready: key }}>
              <strong>{t(`dashboards.ready-${key}`)}</strong>
              <span>{t(`dashboards.ready-${key}-text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
