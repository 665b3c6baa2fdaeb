import { fileKinds, guideApi, previewsApi } from "@benchleaf/contract";
import { addressOf } from "../../kernel/client.ts";

const GUIDE_PICTURES = `/app${guideApi.picture.path.replace(/:.*/, "")}`;

/**
 * The address of a picture or film in a Markdown text: embedded data, a file of the workspace, or a picture of the user
 * guide. Null for external ones, which the page never loads: that would reveal who reads what.
 *
 * @example sourceOf("/project/file/image/12") // "/app/application/molecular-biology/fileAsset/image/12/preview"
 */
export const sourceOf = (src: string): string | null => {
  if (/^data:image\/(png|jpeg|gif|webp);base64,/i.test(src)) return src;
  if (src.startsWith(GUIDE_PICTURES)) return src;
  const [, kind, fileId] = /^(?:https?:\/\/[^/]+)?\/project\/file\/(\w+)\/(\d+)$/.exec(src) ?? [];
  const fileType = fileKinds.find((known) => known === kind);
  const isOwn = !/^https?:/i.test(src) || src.startsWith(`${location.origin}/`);
  if (!fileType || !isOwn) return null;
  return addressOf(previewsApi.preview.path, { params: { fileType, fileId } });
};

/** Whether an address is one that a link may lead to. */
export const isSafeLink = (href: string): boolean => /^(https?:|mailto:|\/(?!\/)|#)/i.test(href);
