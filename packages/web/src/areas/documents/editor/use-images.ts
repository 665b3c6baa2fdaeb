import type { Editor } from "@tiptap/core";
import { Fragment, Slice } from "@tiptap/pm/model";
import { dropPoint } from "@tiptap/pm/transform";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAttach } from "../../../shared/subjects/subjects.queries.ts";
import { insertBlock } from "./behaviour/insert-block.ts";

const isPicture = ({ type }: File): boolean => /^image\/(png|jpeg|gif|webp|bmp)$/.test(type);

/** A larger picture belongs into a file of its own. */
const MAX_IMAGE_BYTES = 25 * 1024 ** 2;

/** Whether the browser cannot show it, although its name says that it is a picture. */
const isBroken = async (file: File): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return false;
  } catch {
    return true;
  }
};

/** Where a picture that is dropped at a position goes: into no sentence, but before or after it. */
const betweenBlocks = ({ state: { doc, schema } }: Editor, at: number): number =>
  dropPoint(doc, at, new Slice(Fragment.from(schema.nodes.image!.create()), 0, 0)) ?? at;

/**
 * Pictures are attached to the page's file first, then are in the page. Other files are left out, and why is said: the
 * browser would leave the page and open them instead.
 */
export const useImages = (fileId: string) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { attach, fraction } = useAttach({ kind: "file", id: fileId });

  const insert = async (editor: Editor, files: readonly File[], at?: number): Promise<void> => {
    let place = at;
    for (const file of files) {
      if (!isPicture(file)) {
        toasts.warning(t("documents.noPicture", { name: file.name }));
        continue;
      }
      if (file.size > MAX_IMAGE_BYTES) {
        toasts.warning(t("documents.imageTooLarge", { name: file.name }));
        continue;
      }
      if (await isBroken(file)) {
        toasts.warning(t("documents.imageBroken", { name: file.name }));
        continue;
      }
      try {
        const { id, name } = await attach(file);
        if (editor.isDestroyed) return;
        const node = { type: "image", attrs: { attachmentId: id, name } };
        insertBlock(editor, node, place === undefined ? undefined : betweenBlocks(editor, place));
        // The next one follows it.
        editor.state.doc.descendants((block, pos) => {
          if (block.type.name === "image" && block.attrs.attachmentId === id) place = pos + block.nodeSize;
        });
      } catch (error) {
        toasts.failure(error);
      }
    }
  };
  return {
    insert,
    fraction,
    /** Pictures of what was pasted, which were not in the clipboard themselves. */
    sayLeftOut: (count: number) => toasts.warning(t("documents.picturesLeftOut", { count })),
  };
};
