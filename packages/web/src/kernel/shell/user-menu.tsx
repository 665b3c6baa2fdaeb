import { useNavigate } from "@tanstack/react-router";
import { Dropdown, type MenuProps } from "antd";
import { Person } from "../../ui/person.tsx";
import { avatarAddress } from "../avatar.ts";
import { useGlobalConfig } from "../brand.ts";
import { formatError } from "../format-error.ts";
import { choose, LOCALES, type ThemeChoice, usePreferences } from "../preferences.ts";
import { queryClient } from "../queries.ts";
import { signOut, useSession } from "../session.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { type PhraseKey, setLocale, useTranslation } from "../translation.ts";
import { usePersonalPlaces } from "./areas-context.ts";
import styles from "./shell.module.css";
import { useIsInstanceOwner } from "./use-instance-owner.ts";

const LANGUAGE_NAMES = {
  "zh-CN": "shell.languageZhCn",
  "zh-TW": "shell.languageZhTw",
  "en-US": "shell.languageEnUs",
} as const;
const THEME_NAMES: Record<ThemeChoice, PhraseKey> = {
  light: "shell.themeLight",
  dark: "shell.themeDark",
  system: "shell.themeSystem",
};

/** Language, theme, preferences, sign out. */
export const UserMenu = () => {
  const t = useTranslation();
  const user = useSession();
  const places = usePersonalPlaces(useIsInstanceOwner());
  const toasts = useToasts();
  const navigate = useNavigate();
  const { locale, theme } = usePreferences();
  const languages = useGlobalConfig()?.languages ?? LOCALES;

  const leave = async () => {
    try {
      await signOut();
    } catch (error) {
      toasts.warning(t("shell.signOutFailed", { reason: formatError(t, error) }));
    }
  };
  const pick = async (key: string) => {
    const [kind, value] = key.split(":");
    const language = LOCALES.find((known) => known === value);
    if (kind === "language" && language) {
      await setLocale(language);
      choose({ locale: language });
      // Messages and names that the server wrote are in the old language.
      await queryClient.invalidateQueries();
    }
    if (kind === "theme") choose({ theme: value as ThemeChoice });
    if (kind === "place" && value) await navigate({ to: value });
    if (kind === "leave") await leave();
  };
  const items: NonNullable<MenuProps["items"]> = [
    { key: "who", type: "group", label: `${user.name} · ${user.email ?? user.mobile}` },
    ...(languages.length > 1
      ? [
          {
            key: "language",
            label: t("shell.language"),
            children: languages.map((key) => ({ key: `language:${key}`, label: t(LANGUAGE_NAMES[key]) })),
          },
        ]
      : []),
    {
      key: "theme",
      label: t("shell.theme"),
      children: (["light", "dark", "system"] as const).map((key) => ({
        key: `theme:${key}`,
        label: t(THEME_NAMES[key]),
      })),
    },
    ...places.map(({ to, label }) => ({ key: `place:${to}`, label: t(label) })),
    { type: "divider" },
    { key: "leave:", label: t("shell.signOut") },
  ];
  return (
    <Dropdown
      trigger={["click"]}
      placement="bottomRight"
      menu={{
        items,
        selectable: true,
        selectedKeys: [`language:${locale}`, `theme:${theme}`],
        onClick: ({ key }) => void pick(key).catch(toasts.failure),
      }}
    >
      <button type="button" className={styles.userButton}>
        <Person name={user.name} picture={avatarAddress(user.avatar)} />
        <span className="visually-hidden"> {t("shell.account")}</span>
      </button>
    </Dropdown>
  );
};
