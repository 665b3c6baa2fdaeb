import { z } from "zod";
import { type GuideChapterKey, guideChapters, guideSlugs } from "./guide.pages.ts";

/** Maximum length of a search in the guide, in characters. */
export const MAX_GUIDE_QUESTION = 200;
/** Maximum number of results of a search in the guide. */
export const MAX_GUIDE_RESULTS = 20;

/** A page as it is listed. */
export const guideEntrySchema = z.object({
  slug: z.enum(guideSlugs),
  title: z.string(),
  /** The first paragraph: what the page is for. */
  summary: z.string(),
});
export type GuideEntry = z.infer<typeof guideEntrySchema>;

/** A chapter with its pages in reading order. */
export const guideChapterSchema = z.object({
  key: z.enum(guideChapters.map(({ key }): GuideChapterKey => key)),
  pages: z.array(guideEntrySchema),
});
export type GuideChapter = z.infer<typeof guideChapterSchema>;

/** A heading below the page's title. The anchor is the same in all languages. */
export const guideHeadingSchema = z.object({ anchor: z.string(), text: z.string() });
export type GuideHeading = z.infer<typeof guideHeadingSchema>;

/** A page with its Markdown, which does not include the title. */
export const guidePageSchema = guideEntrySchema.extend({
  chapter: z.enum(guideChapters.map(({ key }): GuideChapterKey => key)),
  text: z.string(),
  headings: z.array(guideHeadingSchema),
  previous: guideEntrySchema.pick({ slug: true, title: true }).nullable(),
  next: guideEntrySchema.pick({ slug: true, title: true }).nullable(),
});
export type GuidePage = z.infer<typeof guidePageSchema>;

/** A section that a search found. */
export const guideSectionSchema = z.object({
  slug: z.enum(guideSlugs),
  title: z.string(),
  /** The heading of the section; empty for the introduction of a page. */
  heading: z.string(),
  /** The section as plain text. */
  text: z.string(),
  /** The address of the section, e.g. `/open/guide/book-a-device#steps`. */
  path: z.string(),
});
export type GuideSection = z.infer<typeof guideSectionSchema>;
