import { createHash, randomBytes } from "node:crypto";
import {
  type AttributeValue,
  canonicalPage,
  checkPage,
  MAX_PAGE_CHARACTERS,
  MAX_PAGE_NODES,
  PageFault,
  type PageMark,
  type PageNode,
  pageMarks,
} from "@benchleaf/contract";
import * as Y from "yjs";
import { type Problem, problem } from "../../kernel/problem.ts";

/** The part of a Yjs document that the editor shows; Tiptap's own name for it. */
export const PAGE_FRAGMENT = "default";

/** A new block's id, e.g. `k3v9x0ap2m`. */
export const newBlockId = (): string =>
  Array.from(randomBytes(10), (byte) => "abcdefghijklmnopqrstuvwxyz0123456789"[byte % 36]).join("");

type YNode = Y.XmlElement | Y.XmlText;

const marksToAttributes = (marks: readonly PageMark[] = []): Record<string, object> =>
  Object.fromEntries(marks.map(({ type, attrs = {} }) => [type, attrs]));

/** Adjacent texts are one `Y.XmlText`, as the editor writes them. */
const toYNodes = (nodes: readonly PageNode[]): YNode[] => {
  const made: YNode[] = [];
  let run: { insert: string; attributes: Record<string, object> }[] = [];
  const endRun = (): void => {
    if (run.length === 0) return;
    const text = new Y.XmlText();
    text.applyDelta(run);
    made.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (node.type === "text") {
      run.push({ insert: node.text ?? "", attributes: marksToAttributes(node.marks) });
      continue;
    }
    endRun();
    const element = new Y.XmlElement(node.type);
    for (const [name, value] of Object.entries(node.attrs ?? {}))
      element.setAttribute(name, value as unknown as string);
    const children = toYNodes(node.content ?? []);
    if (children.length > 0) element.insert(0, children);
    made.push(element);
  }
  endRun();
  return made;
};

const attributesToMarks = (attributes: Readonly<Record<string, unknown>> = {}): PageMark[] =>
  Object.entries(attributes).flatMap(([name, attrs]) =>
    // The editor appends a hash to the name of a mark that can occur several times.
    Object.hasOwn(pageMarks, name.replace(/--.*$/, "")) && attrs !== null
      ? [{ type: name.replace(/--.*$/, ""), attrs: attrs as Record<string, AttributeValue> }]
      : [],
  );

const fromYNode = (node: unknown): PageNode[] => {
  if (node instanceof Y.XmlText)
    return (node.toDelta() as { insert: unknown; attributes?: Record<string, unknown> }[]).flatMap(
      ({ insert, attributes }) =>
        typeof insert === "string"
          ? [{ type: "text", text: insert, marks: attributesToMarks(attributes) }]
          : [],
    );
  if (!(node instanceof Y.XmlElement)) return [];
  const attrs = node.getAttributes() as unknown as Record<string, AttributeValue>;
  return [{ type: node.nodeName, attrs, content: node.toArray().flatMap(fromYNode) }];
};

/** Runs a function with the document that the updates produce. */
export const withDocument = <R>(updates: readonly Uint8Array[], work: (document: Y.Doc) => R): R => {
  const document = new Y.Doc();
  try {
    document.transact(() => {
      for (const one of updates) Y.applyUpdate(document, one);
    });
    return work(document);
  } finally {
    document.destroy();
  }
};

/** What a page over the limits is refused with: its text and its number of blocks. */
export const tooLarge = (): Problem =>
  problem("document.too.large", { millions: MAX_PAGE_CHARACTERS / 1_000_000, blocks: MAX_PAGE_NODES });

const problemOf = (error: unknown): unknown => {
  if (error instanceof PageFault && error.isTooLarge) return tooLarge();
  if (error instanceof PageFault || error instanceof SyntaxError) return problem("document.content.invalid");
  return error;
};

/**
 * Returns the page in a Yjs document. The same document always gives the same page.
 *
 * @throws document.too.large
 */
export const readPage = (document: Y.Doc): PageNode => {
  let unnamed = 0;
  const content = document.getXmlFragment(PAGE_FRAGMENT).toArray().flatMap(fromYNode);
  try {
    return checkPage({ type: "doc", content }, () => `unnamed${++unnamed}`);
  } catch (error) {
    throw problemOf(error);
  }
};

/** The content of a block in a Yjs document; equal for blocks that look the same. */
export const readBlock = (block: Y.XmlElement): string =>
  canonicalPage(checkPage({ type: "doc", content: fromYNode(block) }, () => "unnamed"));

/** Returns a page as a new Yjs document, and the client that created it. */
export const seedPage = (page: PageNode): { readonly update: Uint8Array; readonly clientId: number } => {
  const document = new Y.Doc();
  document.getXmlFragment(PAGE_FRAGMENT).insert(0, toYNodes(page.content ?? []));
  const seeded = { update: Y.encodeStateAsUpdate(document), clientId: document.clientID };
  document.destroy();
  return seeded;
};

/**
 * Returns one update that turns the page in `updates` into the page `wanted`. Equal blocks at its beginning and end
 * are not changed, so that users who write there are not disturbed.
 */
export const replacePage = (updates: readonly Uint8Array[], wanted: PageNode): Uint8Array =>
  withDocument(updates, (document) => {
    const before = Y.encodeStateVector(document);
    const present = (readPage(document).content ?? []).map((node) => JSON.stringify(node));
    const next = (wanted.content ?? []).map((node) => JSON.stringify(node));
    const fragment = document.getXmlFragment(PAGE_FRAGMENT);
    let start = 0;
    while (start < Math.min(present.length, next.length) && present[start] === next[start]) start += 1;
    let end = 0;
    while (
      end < Math.min(present.length, next.length) - start &&
      present[present.length - 1 - end] === next[next.length - 1 - end]
    )
      end += 1;
    document.transact(() => {
      fragment.delete(start, fragment.length - start - end);
      fragment.insert(start, toYNodes((wanted.content ?? []).slice(start, next.length - end)));
    });
    return Y.encodeStateAsUpdate(document, before);
  });

/** Sets attributes of the block with an id, as one update; undefined if there is no such block of that type. */
export const setBlockAttributes = (
  updates: readonly Uint8Array[],
  type: string,
  blockId: string,
  attributes: Readonly<Record<string, string | boolean | null>>,
): Uint8Array | undefined =>
  withDocument(updates, (document) => {
    const before = Y.encodeStateVector(document);
    const walker = document
      .getXmlFragment(PAGE_FRAGMENT)
      .createTreeWalker(
        (node) =>
          node instanceof Y.XmlElement && node.nodeName === type && node.getAttribute("id") === blockId,
      );
    const block = [...walker][0] as Y.XmlElement | undefined;
    if (block === undefined) return undefined;
    document.transact(() => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) block.removeAttribute(name);
        // Yjs stores any value; its types know of texts alone.
        else block.setAttribute(name, value as string);
      }
    });
    return Y.encodeStateAsUpdate(document, before);
  });

/**
 * Parses and validates a page given as JSON text.
 *
 * @throws document.content.invalid, document.too.large
 */
export const parsePage = (text: string): PageNode => {
  try {
    return checkPage(JSON.parse(text), newBlockId);
  } catch (error) {
    throw problemOf(error);
  }
};

/** Returns a page's canonical text with its hash. */
export const digestPage = (page: PageNode): { readonly content: string; readonly digest: Buffer } => {
  const content = canonicalPage(page);
  return { content, digest: createHash("sha256").update(content, "utf8").digest() };
};
