import type { Node } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from "@tiptap/y-tiptap";
import * as Y from "yjs";

interface Sync {
  readonly doc: Y.Doc;
  readonly type: Y.XmlFragment;
  readonly binding: { readonly mapping: Map<unknown, unknown> } | null;
}

const syncOf = (state: EditorState): Sync | undefined => ySyncPluginKey.getState(state) as Sync | undefined;

const decode = (text: unknown): Y.RelativePosition | null => {
  try {
    return Y.decodeRelativePosition(Uint8Array.from(atob(String(text)), (one) => one.charCodeAt(0)));
  } catch {
    return null;
  }
};

/** A position in the text as base64 that follows it through everyone's edits; undefined before the page is there. */
export const placeAt = (state: EditorState, at: number): string | undefined => {
  const sync = syncOf(state);
  if (!sync?.binding) return undefined;
  const position = absolutePositionToRelativePosition(at, sync.type, sync.binding.mapping as never);
  return btoa(String.fromCharCode(...Y.encodeRelativePosition(position as Y.RelativePosition)));
};

/**
 * Current document position of such a relative position; null if it is invalid, or its surroundings were deleted. `doc` is
 * the document while a change is being applied to `state`.
 */
export const positionOf = (state: EditorState, place: unknown, doc: Node = state.doc): number | null => {
  const sync = syncOf(state);
  const position = decode(place);
  if (!position || !sync?.binding) return null;
  const at = relativePositionToAbsolutePosition(sync.doc, sync.type, position, sync.binding.mapping as never);
  return at !== null && at <= doc.content.size ? at : null;
};
