import { type Editor, Extension, type Range } from "@tiptap/core";
import { PluginKey } from "@tiptap/pm/state";
import { Suggestion } from "@tiptap/suggestion";
import { createStore, type Store } from "../../../../kernel/store.ts";

/** Something that a menu at the caret offers. */
export interface SuggestItem {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly group?: string | undefined;
  readonly run: (editor: Editor, range: Range) => void;
}

/** A menu that is open at the caret. */
export interface OpenMenu {
  readonly items: readonly SuggestItem[];
  readonly active: number;
  readonly rect: DOMRect;
  readonly label: string;
  readonly choose: (item: SuggestItem) => void;
}

export type MenuStore = Store<OpenMenu | null>;
export const createMenuStore = (): MenuStore => createStore<OpenMenu | null>(null);

interface SuggestOptions {
  readonly name: string;
  readonly char: string;
  readonly label: string;
  readonly menu: MenuStore;
  readonly items: (query: string) => readonly SuggestItem[] | Promise<readonly SuggestItem[]>;
}

/** A menu that opens at the caret when a character is typed, and narrows with what follows it. */
export const suggestExtension = ({ name, char, label, menu, items }: SuggestOptions) =>
  Extension.create({
    name,
    addProseMirrorPlugins() {
      return [
        Suggestion<SuggestItem, SuggestItem>({
          editor: this.editor,
          pluginKey: new PluginKey(name),
          char,
          allowedPrefixes: char === "@" ? null : [" ", "\u3000"],
          // Names of blocks have spaces in English; after one at once, as in `1 / 2`, no menu is meant.
          allowSpaces: char === "/",
          items: async ({ query }) => (query.startsWith(" ") ? [] : [...(await items(query))]),
          allow: ({ state, range }) => {
            const { parent } = state.doc.resolve(range.from);
            return parent.type.name !== "code";
          },
          command: ({ editor, range, props }) => props.run(editor, range),
          render: () => {
            const open = (props: {
              readonly items: readonly SuggestItem[];
              readonly clientRect?: (() => DOMRect | null) | null;
              readonly command: (item: SuggestItem) => void;
            }): void => {
              const rect = props.clientRect?.();
              if (!rect || props.items.length === 0) menu.set(null);
              else menu.set({ items: props.items, active: 0, rect, label, choose: props.command });
            };
            return {
              onStart: open,
              onUpdate: open,
              onExit: () => menu.set(null),
              onKeyDown: ({ event }) => {
                const shown = menu.get();
                if (shown === null || event.isComposing) return false;
                const move = (by: number): boolean => {
                  const count = shown.items.length;
                  menu.set({ ...shown, active: (shown.active + by + count) % count });
                  return true;
                };
                if (event.key === "ArrowDown") return move(1);
                if (event.key === "ArrowUp") return move(-1);
                if (event.key === "Enter" || event.key === "Tab") {
                  const item = shown.items[shown.active];
                  if (item) shown.choose(item);
                  return true;
                }
                return false;
              },
            };
          },
        }),
      ];
    },
  });
