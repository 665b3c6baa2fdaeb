import { theme as antdTheme, ConfigProvider, type ThemeConfig } from "antd";
import { type PropsWithChildren, useEffect, useMemo, useState } from "react";
import { useThemeColor } from "./brand.ts";
import { loadPart } from "./load-part.ts";
import { usePreferences } from "./preferences.ts";
import { type BrandColors, brandColors } from "./theme-color.ts";
import { useMedia } from "./use-media.ts";

type AntdLocale = NonNullable<Parameters<typeof ConfigProvider>[0]["locale"]>;

const antdLocales = {
  "zh-CN": () => import("antd/es/locale/zh_CN.js"),
  "zh-TW": () => import("antd/es/locale/zh_TW.js"),
  "en-US": () => import("antd/es/locale/en_US.js"),
} as const;

const FONTS =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/** The theme in force, `system` resolved and followed while it changes. */
export const useTheme = (): "light" | "dark" => {
  const { theme } = usePreferences();
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  return theme === "system" ? (isSystemDark ? "dark" : "light") : theme;
};

const themeOf = (mode: "light" | "dark", colors: BrandColors, isStill: boolean): ThemeConfig => {
  const isDark = mode === "dark";
  const text = isDark ? colors.accent : colors.solid;
  const ink = isDark ? "#e6eae8" : "#1b211e";
  const fill = {
    colorPrimary: colors.solid,
    colorPrimaryHover: colors.solidHover,
    colorPrimaryActive: colors.solidActive,
  };
  return {
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: colors.solid,
      // The brand's colour is kept for the main action and for what is picked.
      colorLink: ink,
      colorLinkHover: ink,
      colorLinkActive: ink,
      linkHoverDecoration: "underline",
      colorInfo: text,
      // Derived from so dark a green, the ground would be murky.
      colorInfoBg: isDark ? "#18211c" : "#eef5f1",
      colorInfoBorder: isDark ? "#2f4639" : "#bcd6c8",
      // Told to the library, which otherwise waits for the end of movements that the style sheet cuts short.
      motion: !isStill,
      borderRadius: 6,
      fontSize: 14,
      fontFamily: FONTS,
      // The library's greys for help and placeholders stay under 4.5:1.
      colorTextDescription: isDark ? "#a6aaa8" : "#5d6360",
      colorTextPlaceholder: isDark ? "#9a9f9c" : "#69706c",
      colorTextTertiary: isDark ? "#a6aaa8" : "#5d6360",
      colorError: isDark ? "#ff7875" : "#c62828",
      // The library would lighten it below a button's words when the pointer stands on it.
      colorErrorHover: isDark ? "#ff9c99" : "#ad2323",
    },
    components: {
      Button: {
        ...fill,
        primaryShadow: "none",
        defaultShadow: "none",
        dangerShadow: "none",
        // The red of dark grounds is light, so that it can be read as text; what stands on it is dark then.
        dangerColor: isDark ? "#1c1010" : "#ffffff",
        // As they are: the library would derive darker ones for dark grounds.
        colorLink: ink,
        colorLinkHover: ink,
        colorLinkActive: ink,
        defaultHoverColor: text,
        defaultHoverBorderColor: text,
        defaultActiveColor: text,
        defaultActiveBorderColor: text,
      },
      Checkbox: fill,
      Radio: fill,
      Switch: fill,
      Progress: { defaultColor: colors.solid },
      Tabs: { itemSelectedColor: ink, itemHoverColor: ink, inkBarColor: text },
      Input: { activeBorderColor: text, hoverBorderColor: text },
      Segmented: { itemSelectedColor: text },
      // The library's own stay under 4.5:1 on their grounds.
      Tag: isDark ? {} : { colorSuccess: "#237804", colorWarning: "#874d00" },
    },
  };
};

const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";

/** Look and language of everything below; own parts read the same colours as CSS variables. */
export const Appearance = ({ children }: PropsWithChildren) => {
  const { locale } = usePreferences();
  const mode = useTheme();
  const configured = useThemeColor();
  const colors = useMemo(() => brandColors(configured), [configured]);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const config = useMemo(() => themeOf(mode, colors, isStill), [mode, colors, isStill]);
  const [antdLocale, setAntdLocale] = useState<AntdLocale>();
  useEffect(() => {
    let isCurrent = true;
    void loadPart(antdLocales[locale]).then((module) => isCurrent && setAntdLocale(module.default));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = mode;
    root.style.colorScheme = mode;
    root.style.setProperty("--brand", mode === "dark" ? colors.accent : colors.solid);
    root.style.setProperty("--brand-fill", colors.solid);
  }, [mode, colors]);
  const csp = useMemo(() => ({ nonce: nonce() }), []);
  return (
    <ConfigProvider
      button={{ autoInsertSpace: false }}
      csp={csp}
      theme={config}
      {...(antdLocale ? { locale: antdLocale } : {})}
    >
      {children}
    </ConfigProvider>
  );
};
