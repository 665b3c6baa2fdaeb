import julia from "highlight.js/lib/languages/julia";
import matlab from "highlight.js/lib/languages/matlab";
import { common, createLowlight } from "lowlight";
import type { Line, Piece } from "./lines.ts";

const lowlight = createLowlight({ ...common, julia, matlab });

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly properties?: { readonly className?: unknown };
  readonly children?: readonly Node[];
}

const kindOf = (node: Node): string | undefined => {
  const names = node.properties?.className;
  const first = Array.isArray(names) ? String(names[0]) : undefined;
  return first?.replace(/^hljs-/, "");
};

/** Words of a program in the colours of its language; the tree is cut at each line's end. */
export const colourLines = (text: string, language: string): Line[] => {
  const lines: Piece[][] = [[]];
  const walk = (node: Node, kind: string | undefined): void => {
    if (node.type === "text") {
      for (const [index, part] of (node.value ?? "").split("\n").entries()) {
        if (index > 0) lines.push([]);
        if (part !== "") lines.at(-1)?.push(kind === undefined ? part : [kind, part]);
      }
      return;
    }
    const own = kindOf(node) ?? kind;
    for (const child of node.children ?? []) walk(child, own);
  };
  walk(lowlight.highlight(language, text.replace(/\r\n?/g, "\n")) as Node, undefined);
  return lines.map((pieces, index) => ({ number: index + 1, pieces }));
};
