import { type PropsWithChildren, useEffect } from "react";
import { useBrandName, useGlobalConfig } from "../../../kernel/brand.ts";
import { ConnectionBanner } from "../../../kernel/connection-banner.tsx";
import { LanguageChoice } from "../../../kernel/parts/language-choice.tsx";
import { CardFoot } from "./card-foot.tsx";
import styles from "./card-page.module.css";

/** The page around sign-in and register: brand, one card, language. */
export const CardPage = ({ title, lead, children }: PropsWithChildren<{ title: string; lead: string }>) => {
  const brand = useBrandName();
  const config = useGlobalConfig();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div
      className={styles.page}
      {...(config?.background
        ? { style: { backgroundImage: `url("${config.background}")`, backgroundSize: "cover" } }
        : {})}
    >
      <ConnectionBanner />
      <header className={styles.top}>
        <span className={styles.brand}>
          <img src={config?.logoHorizontal ?? "/favicon.svg"} alt="" /> {brand}
        </span>
        <LanguageChoice />
      </header>
      <main className={styles.main}>
        <section className={styles.card}>
          {config?.logoVertical && <img className={styles.logo} src={config.logoVertical} alt="" />}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </section>
      </main>
      <CardFoot />
    </div>
  );
};
