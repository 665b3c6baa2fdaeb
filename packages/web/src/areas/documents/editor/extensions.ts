import type { LiveState } from "@benchleaf/contract";
import type { Extensions } from "@tiptap/core";
import { Document } from "@tiptap/extension-document";
import { Text } from "@tiptap/extension-text";
import { Dropcursor, Gapcursor, Placeholder } from "@tiptap/extensions";
import type * as Y from "yjs";
import { BlockIds } from "./behaviour/block-ids.ts";
import { BlockKeys } from "./behaviour/block-keys.ts";
import { Boxes, type BoxOptions } from "./behaviour/boxes.ts";
import { Carets } from "./behaviour/carets.ts";
import { CommentRanges } from "./behaviour/comment-ranges.ts";
import { Find } from "./behaviour/find.ts";
import { Folding } from "./behaviour/folding.ts";
import { PasteBlocks } from "./behaviour/paste-blocks.ts";
import { sharedText } from "./behaviour/shared-text.ts";
import { UnseenBlocks } from "./behaviour/unseen-blocks.ts";
import { mediaNodes } from "./media/media-nodes.tsx";
import { DateNode, Formula, LineBreak, MathBlock, Mention } from "./schema/inline-nodes.ts";
import { marks } from "./schema/marks.ts";
import { tables } from "./schema/tables.ts";
import { Code, Column, Columns, Divider, Paragraph, Step } from "./schema/text-blocks.ts";

/** Every node and mark of a page. */
export const pageSchema: Extensions = [
  Document,
  Text,
  Paragraph,
  Code,
  Step,
  Divider,
  Columns,
  Column,
  LineBreak,
  Mention,
  DateNode,
  Formula,
  MathBlock,
  ...tables,
  ...mediaNodes,
  ...marks,
];

interface EditorWords {
  readonly placeholder: string;
  readonly fold: string;
}

interface PageExtensions {
  readonly document: Y.Doc;
  readonly words: EditorWords;
  readonly boxes: BoxOptions;
  readonly onCaret: (state: LiveState) => void;
  /** A click on what a thread of comments is about. */
  readonly onThread: (threadId: string) => void;
  /** Menus that open at the caret, the handle of blocks. */
  readonly beside: Extensions;
}

/** The editor of a page that people write together. */
export const pageExtensions = ({
  document,
  words,
  boxes,
  onCaret,
  onThread,
  beside,
}: PageExtensions): Extensions => [
  ...pageSchema,
  ...sharedText(document),
  Placeholder.configure({ placeholder: words.placeholder, showOnlyCurrent: true }),
  Dropcursor.configure({ width: 2 }),
  Gapcursor,
  BlockIds,
  BlockKeys,
  PasteBlocks,
  Boxes.configure(boxes),
  Carets.configure({ onMove: onCaret }),
  CommentRanges.configure({ onPick: onThread }),
  Find,
  UnseenBlocks,
  Folding.configure({ label: words.fold }),
  ...beside,
];
