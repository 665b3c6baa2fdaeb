import { SLIDE_PARTS, type Slide, slidesOf } from "@benchleaf/contract";
import { unzipSync } from "fflate";
import { Unreadable } from "./faults.ts";
import { fetchWhole } from "./fetch-bytes.ts";
import type { Source } from "./source.ts";
import { refuseBomb } from "./zip-directory.ts";

const MOST_BYTES = 80 * 1024 * 1024;
const MOST_UNPACKED = 400 * 1024 * 1024;

/** A presentation as its words and pictures, slide by slide. @throws {Unreadable} for what is none */
export const readSlides = async ({ address, bytes }: Source): Promise<readonly Slide[]> => {
  const file = await fetchWhole(address, bytes, MOST_BYTES);
  refuseBomb(file, MOST_UNPACKED);
  const slides = slidesOf(unzipSync(file, { filter: ({ name }) => SLIDE_PARTS.test(name) }));
  if (slides === null) throw new Unreadable("broken");
  return slides;
};
