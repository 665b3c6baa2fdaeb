import {
  type GuideChapter,
  type GuidePage,
  type GuideSection,
  guideChapters,
  type Locale,
} from "@benchleaf/contract";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import { type GuidePicture, readGuide, readGuidePictures } from "./guide-files.ts";
import { type GuideIndex, indexGuide, searchIndex } from "./guide-search.rules.ts";
import type { GuideText } from "./guide-text.rules.ts";

interface Guide {
  readonly pages: Readonly<Record<Locale, readonly GuideText[]>>;
  readonly indexes: Readonly<Record<Locale, GuideIndex>>;
  readonly pictures: ReadonlyMap<string, GuidePicture>;
}

const load = (): Guide => {
  const pages = readGuide();
  return {
    pages,
    indexes: {
      "zh-CN": indexGuide(pages["zh-CN"]),
      "zh-TW": indexGuide(pages["zh-TW"]),
      "en-US": indexGuide(pages["en-US"]),
    },
    pictures: readGuidePictures(),
  };
};

let loaded: Guide | undefined;
/** The guide belongs to the program and never changes while it runs, so it is read once. */
const guide = (): Guide => {
  loaded ??= load();
  return loaded;
};

/** Reads the guide before the first request. */
export const loadGuide = (): void => {
  guide();
};

/**
 * The sections of the guide that match a question best, the best first; none if nothing matches.
 *
 * @example searchGuide("en-US", "How do I book a microscope?", 3)[0]?.path // "/open/guide/book-a-device#steps"
 */
export const searchGuide = (language: Locale, question: string, limit: number): GuideSection[] =>
  searchIndex(guide().indexes[language], question, limit);

/** The pages of one language by chapter. */
export const listGuide = (language: Locale): GuideChapter[] =>
  guideChapters
    .map(({ key }) => ({
      key,
      pages: guide().pages[language].flatMap(({ chapter, slug, title, summary }) =>
        chapter === key ? [{ slug, title, summary }] : [],
      ),
    }))
    .filter(({ pages }) => pages.length > 0);

const linkOf = (page: GuideText | undefined) => (page ? { slug: page.slug, title: page.title } : null);

/** One page, with its neighbours in reading order. */
export const guidePage = (language: Locale, slug: string): GuidePage => {
  const pages = guide().pages[language];
  const at = pages.findIndex((page) => page.slug === slug);
  const page = pages[at];
  if (page === undefined) throw problem("guide.not.found");
  const { sections: _, ...shown } = page;
  return {
    ...shown,
    headings: [...page.headings],
    previous: linkOf(pages[at - 1]),
    next: linkOf(pages[at + 1]),
  };
};

/** One picture, which the browser caches and revalidates. */
export const guidePicture = (language: Locale, name: string): FileAnswer => {
  const picture = guide().pictures.get(`${language}/${name}`);
  if (picture === undefined) throw problem("guide.not.found");
  return { ...picture, fileName: name, size: picture.body.length, isInert: true };
};
