import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { type DecorateBlock, decorateBlocks, redecorate } from "./changed-blocks.ts";

/** What boxes need of the page. */
export interface BoxOptions {
  readonly labels: { readonly task: string; readonly step: string };
  /** Says who checked a step off and when, e.g. `Wang, 10:32`. */
  readonly describeStep: (attrs: Readonly<Record<string, unknown>>) => string;
  /** A step is checked off on the server; opens the dialog for a note. */
  readonly onStep: (blockId: string, attrs: Readonly<Record<string, unknown>>) => void;
  /** The box of a task was checked or unchecked here. */
  readonly onTask?: (blockId: string, isChecked: boolean) => void;
  /** The button that sets and starts a step's timer: its text and its action. Left out on pages that are only read. */
  readonly timer?: {
    readonly describe: (minutes: number) => string;
    readonly open: (blockId: string, minutes: number, text: string) => void;
  };
}

const boxOf = (label: string, isChecked: boolean, isDisabled: boolean, onPress: () => void): HTMLElement => {
  const box = document.createElement("input");
  box.type = "checkbox";
  box.checked = isChecked;
  box.disabled = isDisabled;
  box.setAttribute("aria-label", label);
  box.contentEditable = "false";
  box.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("click", (event) => {
    event.preventDefault();
    onPress();
  });
  return box;
};

const timerButton = (label: string, isSet: boolean, onPress: () => void): HTMLElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.stepTimer = isSet ? "set" : "";
  button.contentEditable = "false";
  button.textContent = label;
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("click", onPress);
  return button;
};

const toggleTask = (view: EditorView, at: number, onTask: BoxOptions["onTask"]): void => {
  const node = view.state.doc.nodeAt(at);
  if (node === null || !view.editable) return;
  const isChecked = node.attrs.isChecked !== true;
  view.dispatch(view.state.tr.setNodeAttribute(at, "isChecked", isChecked));
  onTask?.(String(node.attrs.id), isChecked);
};

/** The boxes of a block and of the blocks in it. */
const boxesOf = (block: Node, start: number, isEditable: boolean, options: BoxOptions): Decoration[] => {
  const found: Decoration[] = [];
  const decorate = (node: Node, at: number): void => {
    const { attrs } = node;
    if (node.type.name === "paragraph" && attrs.list === "task") {
      const key = `task ${attrs.id} ${attrs.isChecked} ${isEditable}`;
      // Its place is asked for when it is pressed: in the key, typing before it would draw it anew.
      const draw = (view: EditorView, getPos: () => number | undefined): HTMLElement =>
        boxOf(options.labels.task, attrs.isChecked === true, !isEditable, () => {
          const now = getPos();
          if (now !== undefined) toggleTask(view, now - 1, options.onTask);
        });
      found.push(Decoration.widget(at + 1, draw, { side: -1, key, ignoreSelection: true, marks: [] }));
    } else if (node.type.name === "step") {
      const isDone = attrs.doneTime !== null;
      const key = `step ${attrs.id} ${attrs.doneTime} ${isEditable}`;
      found.push(
        Decoration.widget(
          at + 1,
          () =>
            boxOf(options.labels.step, isDone, !isEditable, () => options.onStep(String(attrs.id), attrs)),
          { side: -1, key, ignoreSelection: true, marks: [] },
        ),
      );
      const { timer } = options;
      const minutes = Number(attrs.minutes ?? 0);
      if (timer !== undefined && isEditable && !isDone)
        found.push(
          Decoration.widget(
            at + node.nodeSize - 1,
            () =>
              timerButton(timer.describe(minutes), minutes > 0, () =>
                timer.open(String(attrs.id), minutes, node.textContent),
              ),
            {
              side: 1,
              key: `timer ${attrs.id} ${minutes} ${node.textContent}`,
              ignoreSelection: true,
              marks: [],
            },
          ),
        );
      const description = options.describeStep(attrs);
      if (description !== "")
        found.push(
          Decoration.widget(
            at + node.nodeSize - 1,
            () => {
              const element = document.createElement("small");
              element.dataset.stepDone = "";
              element.contentEditable = "false";
              element.textContent = description;
              return element;
            },
            { side: 1, key: `${key} ${description}`, ignoreSelection: true, marks: [] },
          ),
        );
    }
  };
  decorate(block, start);
  if (!block.isTextblock) block.descendants((node, at) => decorate(node, start + 1 + at));
  return found;
};

/** Boxes before tasks and steps of protocols. */
export const Boxes = Extension.create<BoxOptions>({
  name: "boxes",
  addOptions: () => ({ labels: { task: "", step: "" }, describeStep: () => "", onStep: () => undefined }),
  addProseMirrorPlugins() {
    const { options, editor } = this;
    const decorate: DecorateBlock = (block, at) => boxesOf(block, at, editor.isEditable, options);
    return [
      new Plugin<{ readonly set: DecorationSet; readonly isEditable: boolean }>({
        key: new PluginKey("boxes"),
        state: {
          init: (_, { doc }) => ({
            set: DecorationSet.create(doc, decorateBlocks(doc, decorate)),
            isEditable: editor.isEditable,
          }),
          apply(transaction, { set, isEditable }, { doc: before }) {
            const { doc } = transaction;
            return {
              set:
                isEditable === editor.isEditable
                  ? redecorate(set, before, doc, decorate)
                  : DecorationSet.create(doc, decorateBlocks(doc, decorate)),
              isEditable: editor.isEditable,
            };
          },
        },
        props: {
          decorations(state) {
            return this.getState(state)?.set;
          },
        },
      }),
    ];
  },
});
