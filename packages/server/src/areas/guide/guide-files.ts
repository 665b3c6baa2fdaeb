import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { guideChapters, type Locale, locales } from "@benchleaf/contract";
import { etagOf } from "../../kernel/mount.ts";
import { anchorsOf, type GuideText, readGuideText } from "./guide-text.rules.ts";

/** A picture of the guide. */
export interface GuidePicture {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
}

const contentTypes: Readonly<Record<string, string>> = { png: "image/png", webp: "image/webp" };
/** The language of which a picture is shown, if there is none in the page's own. */
const pictureLanguages: Readonly<Record<Locale, readonly Locale[]>> = {
  "zh-CN": ["zh-CN"],
  "zh-TW": ["zh-TW", "zh-CN"],
  "en-US": ["en-US"],
};

/** The build copies the guide next to the bundle; otherwise the server runs from its sources. */
const folderOfGuide = (): string => {
  const built = fileURLToPath(new URL("./guide/", import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL("../../../../../docs/guide/", import.meta.url));
};

const readText = (path: string): string | null => (existsSync(path) ? readFileSync(path, "utf8") : null);

/** Reads all pages of all languages; a page without a file is left out. */
export const readGuide = (folder = folderOfGuide()): Readonly<Record<Locale, readonly GuideText[]>> => {
  const places = guideChapters.flatMap(({ key, pages }) =>
    pages.map((slug) => ({
      place: { chapter: key, slug },
      anchors: anchorsOf(readText(join(folder, "en-US", `${slug}.md`)) ?? ""),
    })),
  );
  const pagesIn = (locale: Locale): GuideText[] =>
    places.flatMap(({ place, anchors }) => {
      const text = readText(join(folder, locale, `${place.slug}.md`));
      return text === null ? [] : [readGuideText(place, text, anchors)];
    });
  return { "zh-CN": pagesIn("zh-CN"), "zh-TW": pagesIn("zh-TW"), "en-US": pagesIn("en-US") };
};

/** Reads all pictures, by language and name, e.g. `zh-TW/book-a-device.webp`. */
export const readGuidePictures = (folder = folderOfGuide()): ReadonlyMap<string, GuidePicture> => {
  const pictures = new Map<string, GuidePicture>();
  for (const locale of locales)
    for (const source of pictureLanguages[locale].toReversed()) {
      const place = join(folder, "pictures", source);
      for (const name of existsSync(place) ? readdirSync(place) : []) {
        const contentType = contentTypes[name.split(".").at(-1) ?? ""];
        if (contentType === undefined) continue;
        const body = readFileSync(join(place, name));
        pictures.set(`${locale}/${name}`, { body, contentType, etag: etagOf(body.toString("base64")) });
      }
    }
  return pictures;
};
