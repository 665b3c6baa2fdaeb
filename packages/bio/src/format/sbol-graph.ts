import { childOf, textOf, type XmlNode } from "./xml-reader.ts";

/** An SBOL document as a graph: each object by its URI, whether it is nested or only referenced. */
export interface SbolGraph {
  readonly byUri: ReadonlyMap<string, XmlNode>;
  /** In document order. */
  readonly nodes: readonly XmlNode[];
}

/** Things that the readers look for; properties have other names. */
export const readGraph = (document: XmlNode): SbolGraph => {
  const byUri = new Map<string, XmlNode>();
  const nodes: XmlNode[] = [];
  const waiting: XmlNode[] = [document];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const uri = node.attributes.about ?? node.attributes.ID;
    if (uri !== undefined) {
      nodes.push(node);
      // A bare mention must not hide the thing itself.
      const known = byUri.get(uri);
      if (!known || known.children.length < node.children.length) byUri.set(uri, node);
    }
    for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at]!);
  }
  return { byUri, nodes };
};

/** What a property of any of these names points at: things nested in it, or those that it refers to. */
export const targets = (graph: SbolGraph, node: XmlNode, ...names: readonly string[]): XmlNode[] =>
  node.children.flatMap((property) => {
    if (!names.includes(property.name)) return [];
    const uri = property.attributes.resource;
    if (uri === undefined) return property.children.map((child) => whole(graph, child));
    const target = graph.byUri.get(uri);
    return target ? [target] : [];
  });

const whole = (graph: SbolGraph, node: XmlNode): XmlNode =>
  (node.children.length === 0 ? graph.byUri.get(node.attributes.about ?? "") : undefined) ?? node;

/** URIs that properties of this name refer to. */
export const references = (node: XmlNode, name: string): string[] =>
  node.children.flatMap((child) =>
    child.name === name ? [child.attributes.resource ?? child.text].filter((uri) => uri !== "") : [],
  );

/** The name for people: title (SBOL 2), name (1 and 3), else the display id, else the end of the URI. */
export const nameOf = (node: XmlNode): string =>
  textOf(node, "title") ||
  textOf(node, "name") ||
  textOf(node, "displayId") ||
  (node.attributes.about
    ?.replace(/\/\d[\w.]*$/, "")
    .split(/[#/]/)
    .pop() ??
    "");

/** The text of a node's `description`; empty if there is none. */
export const descriptionOf = (node: XmlNode): string => textOf(node, "description");

/** A number between tags; NaN when there is none. */
export const numberOf = (node: XmlNode, name: string): number => {
  const text = childOf(node, name)?.text ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
};
