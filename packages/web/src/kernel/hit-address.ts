import type { SearchHit } from "@benchleaf/contract";
import { type Address, addressOfFile, isSequenceFile } from "./file-address.ts";

/** Address of a search hit: its file, at the matching page, slide, feature or primer. */
export const addressOfHit = ({ file, place }: SearchHit): Address & { readonly hash?: string } => {
  const { to, search } = addressOfFile(file);
  if (isSequenceFile(file)) {
    if (place?.kind !== "feature" && place?.kind !== "primer") return { to, search };
    return { to, search: { ...search, [place.kind]: place.id } };
  }
  if (file.kind === "folder") return { to, search };
  const shown = { to, search: to.includes(file.id) ? search : { ...search, file: file.id } };
  return place?.kind === "page" || place?.kind === "slide"
    ? { ...shown, hash: `page=${place.number}` }
    : shown;
};
