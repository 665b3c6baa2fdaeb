import { Link } from "@tanstack/react-router";
import type { PropsWithChildren } from "react";
import { useBrandName, useGlobalConfig } from "../../../kernel/brand.ts";
import { ConnectionBanner } from "../../../kernel/connection-banner.tsx";
import { LanguageChoice } from "../../../kernel/parts/language-choice.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./guide.module.css";
import { GuideSearch } from "./guide-search.tsx";

/** Around each page of the guide: the product's name, search and language. */
export const GuideFrame = ({ children }: PropsWithChildren) => {
  const t = useTranslation();
  const brand = useBrandName();
  const config = useGlobalConfig();
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {t("shell.skipToContent")}
      </a>
      <ConnectionBanner />
      <header className={styles.top}>
        <Link to="/open/guide" className={styles.brand}>
          <img src={config?.logoHorizontal ?? "/favicon.svg"} alt="" />
          <span>
            {brand} · {t("guide.title")}
          </span>
        </Link>
        <GuideSearch />
        <div className={styles.aside}>
          <LanguageChoice />
          <a href="/homepage">{t("guide.openWorkspace")}</a>
        </div>
      </header>
      {children}
    </div>
  );
};
