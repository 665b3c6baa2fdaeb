import type { Editor } from "@tiptap/core";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAttach } from "../../../shared/subjects/subjects.queries.ts";

const isPicture = ({ type }: File): boolean => /^image\/(png|jpeg|gif|webp|bmp)$/.test(type);

/** A larger picture belongs into a file of its own. */
const MAX_IMAGE_BYTES = 25 * 1024 ** 2;

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
      try {
        const { id, name } = await attach(file);
        if (editor.isDestroyed) return;
        const node = { type: "image", attrs: { attachmentId: id, name } };
        if (place === undefined) editor.chain().focus().insertContent(node).run();
        else editor.chain().insertContentAt(place, node).run();
        place = undefined;
      } catch (error) {
        toasts.failure(error);
      }
    }
  };
  return { insert, fraction };
};
