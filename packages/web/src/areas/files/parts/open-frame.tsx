import type { PropsWithChildren } from "react";
import { useBrandName, useGlobalConfig } from "../../../kernel/brand.ts";
import { ConnectionBanner } from "../../../kernel/connection-banner.tsx";
import { LanguageChoice } from "../../../kernel/parts/language-choice.tsx";
import styles from "./open-file.module.css";

/** The page around what a link opens: whose house this is, the language, and nothing that leads further in. */
export const OpenFrame = ({ isWide, children }: PropsWithChildren<{ isWide: boolean }>) => {
  const brand = useBrandName();
  const config = useGlobalConfig();
  return (
    <div className={styles.page}>
      <ConnectionBanner />
      <header className={styles.top}>
        <span className={styles.brand}>
          <img src={config?.logoHorizontal ?? "/favicon.svg"} alt="" /> {brand}
        </span>
        <LanguageChoice />
      </header>
      <main className={isWide ? styles.wide : styles.narrow}>{children}</main>
    </div>
  );
};
