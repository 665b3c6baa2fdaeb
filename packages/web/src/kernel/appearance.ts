import { useEffect, useMemo } from "react";
import { useMedia } from "../ui/use-media.ts";
import { useThemeColor } from "./brand.ts";
import { usePreferences } from "./preferences.ts";
import { type BrandColors, brandColors } from "./theme-color.ts";

/** The theme in force, `system` resolved and followed while it changes. */
export const useTheme = (): "light" | "dark" => {
  const { theme } = usePreferences();
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  return theme === "system" ? (isSystemDark ? "dark" : "light") : theme;
};

/** The colours of the installation's brand, readable in the theme in force. */
export const useBrandColors = (): BrandColors => {
  const configured = useThemeColor();
  return useMemo(() => brandColors(configured), [configured]);
};

/** Theme and brand of the document, as the CSS variables that every style sheet reads. */
export const useAppearance = (): void => {
  const mode = useTheme();
  const colors = useBrandColors();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = mode;
    root.style.colorScheme = mode;
    root.style.setProperty("--brand", mode === "dark" ? colors.accent : colors.solid);
    root.style.setProperty("--brand-fill", colors.solid);
    root.style.setProperty("--brand-fill-hover", colors.solidHover);
  }, [mode, colors]);
};
