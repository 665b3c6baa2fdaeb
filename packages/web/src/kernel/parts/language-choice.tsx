import { GlobeIcon } from "../../ui/sign-in-icons.tsx";
import { useGlobalConfig } from "../brand.ts";
import { choose, LOCALES, usePreferences } from "../preferences.ts";
import { setLocale, useTranslation } from "../translation.ts";
import styles from "./language-choice.module.css";

const NAMES = {
  "zh-CN": "shell.languageZhCn",
  "zh-TW": "shell.languageZhTw",
  "en-US": "shell.languageEnUs",
} as const;

/** The language of the page, for who is not signed in. */
export const LanguageChoice = () => {
  const t = useTranslation();
  const config = useGlobalConfig();
  const { locale } = usePreferences();
  const languages = config?.languages ?? LOCALES;
  if (languages.length < 2) return null;
  const change = async (next: string) => {
    const language = LOCALES.find((known) => known === next);
    if (!language) return;
    await setLocale(language);
    choose({ locale: language });
  };
  return (
    <label className={styles.language}>
      <GlobeIcon />
      <span className="visually-hidden">{t("shell.language")}</span>
      <select value={locale} onChange={(event) => void change(event.target.value)}>
        {languages.map((key) => (
          <option key={key} value={key} lang={key}>
            {t(NAMES[key])}
          </option>
        ))}
      </select>
    </label>
  );
};
