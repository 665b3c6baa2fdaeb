import type { Locale } from "@benchleaf/contract";
import { Segmented, Select } from "antd";
import { useMemo } from "react";
import { useGlobalConfig } from "../../../kernel/brand.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Fact, Facts, usePersistence } from "../../../kernel/parts/facts.tsx";
import { choose, LOCALES, type ThemeChoice, usePreferences } from "../../../kernel/preferences.ts";
import { setLocale, useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { useUpdatePersonal } from "../personal.queries.ts";
import styles from "./preferences-section.module.css";

const NAMES = {
  "zh-CN": "shell.languageZhCn",
  "zh-TW": "shell.languageZhTw",
  "en-US": "shell.languageEnUs",
} as const;

/** Language, look and time zone: at once in this browser, language and zone also for characters. */
export const PreferencesSection = () => {
  const t = useTranslation();
  const format = useFormat();
  const update = useUpdatePersonal();
  const { locale, timezone, theme } = usePreferences();
  const languages = useGlobalConfig()?.languages ?? LOCALES;
  const zones = useMemo(() => [...new Set([timezone, ...Intl.supportedValuesOf("timeZone")])], [timezone]);
  const language = usePersistence();
  const look = usePersistence();
  const zone = usePersistence();
  const speakIn = async (next: Locale) => {
    await setLocale(next);
    choose({ locale: next });
    await update.mutateAsync({ locale: next });
  };
  const liveIn = async (next: string) => {
    choose({ timezone: next });
    await update.mutateAsync({ timezone: next });
  };
  return (
    <Section title={t("personal.preferences")}>
      <Facts>
        {languages.length > 1 && (
          <Fact
            label={<label htmlFor="preference-language">{t("shell.language")}</label>}
            keeping={language.keeping}
          >
            <Select
              id="preference-language"
              className={styles.choice ?? ""}
              variant="borderless"
              value={locale}
              options={languages.map((key) => ({ value: key, label: t(NAMES[key]) }))}
              onChange={(next) => void language.keep(() => speakIn(next))}
            />
          </Fact>
        )}
        <Fact label={t("shell.theme")} keeping={look.keeping}>
          <Segmented<ThemeChoice>
            aria-label={t("shell.theme")}
            value={theme}
            options={[
              { value: "light", label: t("shell.themeLight") },
              { value: "dark", label: t("shell.themeDark") },
              { value: "system", label: t("shell.themeSystem") },
            ]}
            onChange={(next) => void look.keep(async () => choose({ theme: next }))}
          />
        </Fact>
        <Fact
          label={<label htmlFor="preference-timezone">{t("shell.timezone")}</label>}
          keeping={zone.keeping}
          help={`${t("shell.timezoneHelp")} ${format.dateTime(new Date())}`}
        >
          <Select
            id="preference-timezone"
            className={styles.choice ?? ""}
            variant="borderless"
            showSearch
            value={timezone}
            options={zones.map((name) => ({ value: name, label: name }))}
            onChange={(next) => void zone.keep(() => liveIn(next))}
          />
        </Fact>
      </Facts>
    </Section>
  );
};
