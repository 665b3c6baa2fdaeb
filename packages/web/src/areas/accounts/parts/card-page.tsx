import { GlobalOutlined } from "@ant-design/icons";
import { type PropsWithChildren, useEffect } from "react";
import { useBrandName, useGlobalConfig } from "../../../kernel/brand.ts";
import { ConnectionBanner } from "../../../kernel/connection-banner.tsx";
import { choose, LOCALES, usePreferences } from "../../../kernel/preferences.ts";
import { speak, useWords } from "../../../kernel/words.ts";
import { CardFoot } from "./card-foot.tsx";
import styles from "./card-page.module.css";

const NAMES = {
  "zh-CN": "shell.languageZhCn",
  "zh-TW": "shell.languageZhTw",
  "en-US": "shell.languageEnUs",
} as const;

/** The page around sign-in and register: brand, one card, language. */
export const CardPage = ({ title, lead, children }: PropsWithChildren<{ title: string; lead: string }>) => {
  const t = useWords();
  const brand = useBrandName();
  const config = useGlobalConfig();
  const { locale } = usePreferences();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  const change = async (next: string) => {
    const language = LOCALES.find((known) => known === next);
    if (!language) return;
    await speak(language);
    choose({ locale: language });
  };
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
        <label className={styles.language}>
          <GlobalOutlined aria-hidden="true" />
          <span className="visually-hidden">{t("shell.language")}</span>
          <select value={locale} onChange={(event) => void change(event.target.value)}>
            {(config?.languages ?? LOCALES).map((key) => (
              <option key={key} value={key} lang={key}>
                {t(NAMES[key])}
              </option>
            ))}
          </select>
        </label>
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
