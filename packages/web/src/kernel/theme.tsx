import { theme as antdTheme, ConfigProvider, type ThemeConfig } from "antd";
import { type PropsWithChildren, useEffect, useMemo, useState } from "react";
import { useMedia } from "../ui/use-media.ts";
import { useBrandColors, useTheme } from "./appearance.ts";
import { SMALL_DEVICE } from "./gates.ts";
import { loadPart } from "./load-part.ts";
import { usePreferences } from "./preferences.ts";
import type { BrandColors } from "./theme-color.ts";

type AntdLocale = NonNullable<Parameters<typeof ConfigProvider>[0]["locale"]>;

const antdLocales = {
  "zh-CN": () => import("antd/es/locale/zh_CN.js"),
  "zh-TW": () => import("antd/es/locale/zh_TW.js"),
  "en-US": () => import("antd/es/locale/en_US.js"),
} as const;

const FONTS =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/** What a finger hits (44 px), and text that a phone does not enlarge the page for while one types. */
const forFingers = { controlHeight: 44, controlHeightSM: 44, controlHeightLG: 48 } as const;

/** Words of coloured tags on light grounds; the library's own stay under 4.5:1. */
const tagInks = {
  orange7: "#873800",
  gold7: "#874d00",
  green7: "#237804",
  cyan7: "#006d75",
} as const;

interface Looks {
  readonly mode: "light" | "dark";
  readonly colors: BrandColors;
  readonly isStill: boolean;
  readonly isTouched: boolean;
}

const themeOf = ({ mode, colors, isStill, isTouched }: Looks): ThemeConfig => {
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
      // The brand's colour is stored for the main action and for what is picked.
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
      ...(isTouched ? forFingers : {}),
      fontSize: 14,
      fontFamily: FONTS,
      // The library's greys for help and placeholders stay under 4.5:1.
      colorTextDescription: isDark ? "#a6aaa8" : "#5d6360",
      colorTextPlaceholder: isDark ? "#9a9f9c" : "#69706c",
      colorTextTertiary: isDark ? "#a6aaa8" : "#5d6360",
      colorError: isDark ? "#ff7875" : "#c62828",
      // The library would lighten it below a button's words when the pointer is on it.
      colorErrorHover: isDark ? "#ff9c99" : "#ad2323",
    },
    components: {
      Button: {
        ...fill,
        primaryShadow: "none",
        defaultShadow: "none",
        dangerShadow: "none",
        // The red of dark grounds is light, so that it can be read as text; what is on it is dark then.
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
      Input: {
        activeBorderColor: text,
        hoverBorderColor: text,
        ...(isTouched ? { inputFontSize: 16, inputFontSizeSM: 16 } : {}),
      },
      Menu: isTouched ? { itemHeight: 44 } : {},
      Segmented: { itemSelectedColor: text },
      // The library's own stay under 4.5:1 on their grounds.
      Tag: isDark ? {} : { colorSuccess: "#237804", colorWarning: "#874d00", ...tagInks },
    },
  };
};

const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";

/** Theme and language of the component library for everything below. The sign-in pages do not use it. */
export const Themed = ({ children }: PropsWithChildren) => {
  const { locale } = usePreferences();
  const mode = useTheme();
  const colors = useBrandColors();
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const isTouched = useMedia(SMALL_DEVICE);
  const config = useMemo(
    () => themeOf({ mode, colors, isStill, isTouched }),
    [mode, colors, isStill, isTouched],
  );
  const [antdLocale, setAntdLocale] = useState<AntdLocale>();
  useEffect(() => {
    let isCurrent = true;
    loadPart(antdLocales[locale])
      .then((module) => module.default)
      // Its own words are English then, which is better than no page.
      .catch((): AntdLocale => ({ locale: "en" }))
      .then((words) => isCurrent && setAntdLocale(words));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  const csp = useMemo(() => ({ nonce: nonce() }), []);
  // Words that come later would put another element around the page, which begins again and loses what was entered.
  if (antdLocale === undefined) return null;
  return (
    <ConfigProvider button={{ autoInsertSpace: false }} csp={csp} theme={config} locale={antdLocale}>
      {children}
    </ConfigProvider>
  );
};
