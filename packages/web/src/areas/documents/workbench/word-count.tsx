import { countWords } from "@benchleaf/contract";
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useTranslation } from "../../../kernel/translation.ts";
import { useSettled } from "./use-settled.ts";

/** Words of blocks that have been counted; an edit leaves all other blocks the same. */
const counted = new WeakMap<Node, number>();

/** Words of the page, and characters of Chinese. */
export const wordsIn = (doc: Node): number => {
  let sum = 0;
  doc.forEach((block) => {
    const words = counted.get(block) ?? countWords(block.textBetween(0, block.content.size, "\n", " "));
    counted.set(block, words);
    sum += words;
  });
  return sum;
};

export const WordCount = ({ editor }: { readonly editor: Editor }) => {
  const t = useTranslation();
  return <span>{t("documents.words", { count: useSettled(editor, wordsIn) })}</span>;
};
