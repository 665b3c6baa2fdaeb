import { TranslationOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const shared = { words: "translation", feature: "TRANSLATION" } as const;
const glossaries = { ...shared, permission: "TRANSLATION_GLOSSARY" } as const;
const memories = {
  words: "translation",
  permission: "TRANSLATION_AI",
  feature: ["TRANSLATION", "TRANSLATION_BETA"],
} as const;

const routes: readonly AreaRoute[] = [
  {
    ...shared,
    path: "/translation",
    title: "translation.title",
    permission: "TRANSLATION_AI",
    menu: {
      weight: 56,
      group: "work",
      icon: <TranslationOutlined />,
      label: "translation.translate",
      permission: "TRANSLATION_AI",
      feature: "TRANSLATION",
      isOnSmallDevices: true,
    },
    creates: [
      {
        label: "translation.newTranslation",
        to: "/translation",
        permission: "TRANSLATION_AI",
        feature: "TRANSLATION",
      },
    ],
    page: () => import("./pages/translate.page.tsx"),
  },
  {
    ...glossaries,
    path: "/translation/glossary",
    title: "translation.glossaries",
    page: () => import("./pages/glossaries.page.tsx"),
  },
  {
    ...glossaries,
    path: "/translation/glossary/$glossaryId",
    page: () => import("./pages/glossary.page.tsx"),
  },
  {
    ...memories,
    path: "/translation/memory",
    title: "translation.memories",
    page: () => import("./pages/memories.page.tsx"),
  },
  { ...memories, path: "/translation/memory/$memoryId", page: () => import("./pages/memory.page.tsx") },
];

export const translationArea = webArea({ guide: "translate", routes });
