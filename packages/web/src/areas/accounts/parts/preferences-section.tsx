import { Form, Segmented, Select } from "antd";
import { useMemo } from "react";
import { useGlobalConfig } from "../../../kernel/brand.ts";
import { useFormat } from "../../../kernel/format.ts";
import {
  choose,
  LOCALES,
  type Preferences,
  type ThemeChoice,
  usePreferences,
} from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { speak, useWords } from "../../../kernel/words.ts";
import { Section } from "../../../ui/sections.tsx";
import { useUpdatePersonal } from "../personal.queries.ts";

const NAMES = {
  "zh-CN": "shell.languageZhCn",
  "zh-TW": "shell.languageZhTw",
  "en-US": "shell.languageEnUs",
} as const;

/** Language, look and time zone: at once in this browser, language and zone also for letters. */
export const PreferencesSection = () => {
  const t = useWords();
  const toasts = useToasts();
  const format = useFormat();
  const update = useUpdatePersonal();
  const { locale, timezone, theme } = usePreferences();
  const languages = useGlobalConfig()?.languages ?? LOCALES;
  const zones = useMemo(() => [...new Set([timezone, ...Intl.supportedValuesOf("timeZone")])], [timezone]);
  const keep = async ({ theme: look, ...change }: Partial<Preferences>) => {
    if (change.locale) await speak(change.locale);
    choose({ ...change, ...(look ? { theme: look } : {}) });
    if (!look) await update.mutateAsync(change);
    toasts.success(t(look ? "shell.preferencesSaved" : "personal.saved"));
  };
  const change = (part: Partial<Preferences>) => void keep(part).catch(toasts.failure);
  return (
    <Section title={t("personal.preferences")}>
      <Form layout="vertical">
        {languages.length > 1 && (
          <Form.Item label={t("shell.language")} htmlFor="preference-language">
            <Select
              id="preference-language"
              value={locale}
              options={languages.map((key) => ({ value: key, label: t(NAMES[key]) }))}
              onChange={(next) => change({ locale: next })}
            />
          </Form.Item>
        )}
        <Form.Item label={t("shell.theme")}>
          <Segmented<ThemeChoice>
            aria-label={t("shell.theme")}
            value={theme}
            options={[
              { value: "light", label: t("shell.themeLight") },
              { value: "dark", label: t("shell.themeDark") },
              { value: "system", label: t("shell.themeSystem") },
            ]}
            onChange={(next) => change({ theme: next })}
          />
        </Form.Item>
        <Form.Item
          label={t("shell.timezone")}
          htmlFor="preference-timezone"
          extra={`${t("shell.timezoneHelp")} ${format.dateTime(new Date())}`}
        >
          <Select
            id="preference-timezone"
            showSearch
            value={timezone}
            options={zones.map((zone) => ({ value: zone, label: zone }))}
            onChange={(next) => change({ timezone: next })}
          />
        </Form.Item>
      </Form>
    </Section>
  );
};
