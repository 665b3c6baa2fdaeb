import MagicString from "magic-string";
import type { Plugin } from "vite";

/** What the client reads of a row (`CalledRow` of `kernel/client.ts`): the rest is checked by the server alone. */
const CALLED = new Set(["method", "path", "creates", "secondsAllowed"]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isFunction = ({ type }: Node): boolean =>
  type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** Whether evaluating it calls something, as opposed to what a function in it does when it is called. */
const callsSomething = (node: Node): boolean =>
  !isFunction(node) &&
  (node.type === "CallExpression" || node.type === "NewExpression" || childrenOf(node).some(callsSomething));

const rowsIn = (node: Node): Node[] => {
  const callee = node.callee as Node | undefined;
  const [row] = (node.arguments as Node[] | undefined) ?? [];
  const isRow = node.type === "CallExpression" && callee?.name === "endpoint";
  return isRow && row?.type === "ObjectExpression" ? [row] : childrenOf(node).flatMap(rowsIn);
};

const nameOf = ({ type, key }: Node): string => (type === "Property" ? String((key as Node).name) : "");

/** Every name that is read in a tree; a key or a member by its name reads none. */
const namesRead = (node: Node): string[] => {
  if (node.type === "Identifier") return [String(node.name)];
  const isPlain = !node.computed;
  return childrenOf(node)
    .filter((child) => !(isPlain && (child === node.property || (child === node.key && !node.shorthand))))
    .flatMap(namesRead);
};

const declarationOf = (statement: Node): Node | null =>
  (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement) as Node | null;

/**
 * The contract as the browser needs it. Only what a request needs remains of an endpoint; schemas that nothing on the
 * web uses, and their imports, are removed: otherwise a page would load the schemas of all endpoints, and zod, before
 * its first text.
 */
export const contractAsCalled = (): Plugin => ({
  name: "contract-as-called",
  apply: "build",
  transform: {
    order: "post",
    filter: { id: /packages\/contract\/src\/.*\.ts$/ },
    handler(code) {
      const changed = new MagicString(code);
      for (const row of rowsIn(this.parse(code) as unknown as Node)) {
        const kept = (row.properties as Node[]).filter((one) => CALLED.has(nameOf(one)));
        if (!["method", "path"].every((name) => kept.some((one) => nameOf(one) === name)))
          this.error(
            "a row says its method and path itself: what is spread into it is for the server",
            row.start,
          );
        changed.overwrite(
          row.start,
          row.end,
          `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(", ")} }`,
        );
      }
      const called = dropUnread(changed.toString(), (text) => this.parse(text) as unknown as Node);
      return { code: markPure(called, this.parse(called) as unknown as Node), map: null };
    },
  },
});

/** Without the constants and imports of a module that nothing in it reads, and that it does not hand on. */
const dropUnread = (code: string, parse: (code: string) => Node): string => {
  const body = parse(code).body as Node[];
  const left = new MagicString(code);
  const read = (name: string, except: Node) =>
    body.some((statement) => statement !== except && namesRead(statement).includes(name));
  for (const statement of body) {
    if (statement.type === "ImportDeclaration") {
      const specifiers = statement.specifiers as Node[];
      const used = specifiers.filter((one) => read(String((one.local as Node).name), statement));
      if (used.length === 0) left.remove(statement.start, statement.end);
    } else if (statement.type === "VariableDeclaration") {
      const names = (statement.declarations as Node[]).map(({ id }) => String((id as Node).name));
      if (names.every((name) => !read(name, statement))) left.remove(statement.start, statement.end);
    }
  }
  const text = left.toString();
  return text === code ? code : dropUnread(text, parse);
};

/** Marks each constant with a call as pure, so that unused ones are removed with everything they call. */
const markPure = (code: string, program: Node): string => {
  const marked = new MagicString(code);
  for (const statement of program.body as Node[]) {
    const declaration = declarationOf(statement);
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { init } of declaration.declarations as Node[]) {
      if (!isNode(init) || !callsSomething(init)) continue;
      marked.appendLeft(init.start, "/* @__PURE__ */ (() => (");
      marked.appendRight(init.end, "))()");
    }
  }
  return marked.toString();
};
