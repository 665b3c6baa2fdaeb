import type { Editor } from "@tiptap/core";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAttach } from "../../../shared/subjects/subjects.queries.ts";

/** A larger picture belongs into a file of its own. */
const MAX_IMAGE_BYTES = 25 * 1024 ** 2;

/** Pictures are attached to the page's file first, then are in the page. */
export const useImages = (fileId: string) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { attach, fraction } = useAttach({ kind: "file", id: fileId });

  const insert = async (editor: Editor, files: readonly File[], at?: number): Promise<void> => {
    let place = at;
    for (const file of files) {
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

/** The pictures among what was pasted or dropped. */
export const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => /^image\/(png|jpeg|gif|webp|bmp)$/.test(type));
