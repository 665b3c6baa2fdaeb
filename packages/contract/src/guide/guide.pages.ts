/**
 * The pages of the guide by chapter, in the order in which they are read. The Markdown of a page is
 * `docs/guide/<language>/<slug>.md`.
 */
export const guideChapters = [
  {
    key: "start",
    pages: [
      "first-steps",
      "create-or-join-a-team",
      "invite-members",
      "roles",
      "sign-in-security",
      "personal-settings",
      "notifications",
    ],
  },
  {
    key: "work",
    pages: [
      "projects",
      "files",
      "search",
      "share-files",
      "comments",
      "trash",
      "tasks",
      "approvals",
      "signatures",
      "documents",
    ],
  },
  {
    key: "notebook",
    pages: [
      "write-notebook",
      "notebook-templates",
      "review-notebook",
      "work-offline",
      "import-export-notebook",
    ],
  },
  {
    key: "sequences",
    pages: [
      "import-sequences",
      "edit-sequence",
      "annotate-sequence",
      "digest",
      "primers",
      "clone-restriction",
      "clone-gibson",
      "clone-golden-gate",
      "alignment",
      "crispr",
      "molecule-libraries",
      "public-databases",
      "molecule-tools",
    ],
  },
  {
    key: "inventory",
    pages: [
      "set-up-warehouse",
      "receive-stock",
      "take-stock",
      "order-material",
      "samples",
      "labels-and-scanning",
      "import-tables",
    ],
  },
  {
    key: "equipment",
    pages: [
      "book-a-device",
      "device-rules",
      "device-maintenance",
      "design-inspection",
      "schedule-inspection",
      "fill-in-inspection",
    ],
  },
  {
    key: "literature",
    pages: ["literature-library", "literature-ai", "translate", "assistant", "analysis", "dashboards"],
  },
  {
    key: "administration",
    pages: [
      "subscription",
      "custom-fields",
      "webhooks-and-tokens",
      "ai-models",
      "audit-trail",
      "manage-installation",
    ],
  },
] as const;

/** A chapter of the guide. */
export type GuideChapterKey = (typeof guideChapters)[number]["key"];
/** A page of the guide, as in its address `/open/guide/<slug>`. */
export type GuideSlug = (typeof guideChapters)[number]["pages"][number];

/** All pages in reading order. */
export const guideSlugs: readonly GuideSlug[] = guideChapters.flatMap(
  ({ pages }): readonly GuideSlug[] => pages,
);
