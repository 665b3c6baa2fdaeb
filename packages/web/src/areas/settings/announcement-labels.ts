import type { AnnouncementLevel, Locale } from "@benchleaf/contract";
import type { PhraseKey } from "../../kernel/translation.ts";

export const LANGUAGE_NAMES = {
  "zh-CN": "shell.languageZhCn",
  "zh-TW": "shell.languageZhTw",
  "en-US": "shell.languageEnUs",
} as const satisfies Record<Locale, PhraseKey>;

export const LEVEL_NAMES = {
  info: "announce.levelInfo",
  warning: "announce.levelWarning",
  urgent: "announce.levelUrgent",
} as const satisfies Record<AnnouncementLevel, PhraseKey>;
