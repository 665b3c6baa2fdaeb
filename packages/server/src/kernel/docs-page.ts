import { needsOf, type PermissionNeeds } from "@benchleaf/contract";
import type { OpenApi } from "./openapi.ts";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: unknown): string => String(text).replace(/[&<>"']/g, (letter) => escapes[letter]!);

const style = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1f2329; }
details { border: 1px solid #d9dde3; border-radius: 6px; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; } code, pre { font: 13px/1.45 ui-monospace, monospace; }
pre { background: #f5f7f9; padding: .75rem; overflow: auto; border-radius: 4px; max-height: 24rem; }
.method { display: inline-block; min-width: 4rem; font-weight: 600; color: #067a2c; }
.muted { color: #59606b; } table { border-collapse: collapse; } td { padding: .15rem .75rem .15rem 0; vertical-align: top; }
@media (prefers-color-scheme: dark) { body { background: #16181c; color: #dfe3e8; } pre { background: #202329; }
  details { border-color: #3a3f47; } .method { color: #3fd46b; } .muted { color: #a0a7b1; } }`;

interface Operation {
  readonly summary: string;
  readonly security: readonly object[];
  readonly "x-access"?: { readonly permission?: PermissionNeeds; readonly feature?: string };
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly schema?: unknown;
  }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> };
  readonly responses: Record<
    string,
    { readonly description: string; readonly content: Record<string, { readonly schema: unknown }> }
  >;
}

const shape = (title: string, schema: unknown): string =>
  `<h4>${title}</h4><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

const accessOf = (operation: Operation): string => {
  if (operation.security.length === 0) return "Anybody";
  const { permission, feature } = operation["x-access"] ?? {};
  const permissions = needsOf(permission).map((need) => `permission ${[need].flat().join(" or ")}`);
  return ["Signed in", ...permissions, ...(feature ? [`feature ${feature}`] : [])].join(", ");
};

const operationPart = (method: string, path: string, operation: Operation): string => {
  const parameters = operation.parameters
    .filter((parameter) => parameter.name !== undefined)
    .map(
      ({ name, in: place, required, schema }) =>
        `<tr><td><code>${escapeHtml(name)}</code>${required ? " *" : ""}</td><td class="muted">${escapeHtml(place)}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
    );
  const body = operation.requestBody?.content["application/json"]?.schema;
  const success = Object.values(operation.responses["200"]?.content ?? {})[0]?.schema;
  const problems = Object.entries(operation.responses)
    .filter(([status]) => status !== "200")
    .map(
      ([status, { description }]) =>
        `<tr><td>${status}</td><td><code>${escapeHtml(description)}</code></td></tr>`,
    );
  return `<details><summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code> <span class="muted">${escapeHtml(operation.summary)}</span></summary>
<p class="muted">${escapeHtml(accessOf(operation))}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><table>${parameters.join("")}</table>` : ""}
${body === undefined ? "" : shape("Body", body)}${shape("Answer", success)}
<h4>Problems</h4><table>${problems.join("")}</table></details>`;
};

/** The document as a page without scripts. */
export const docsPage = (document: OpenApi, nonce: string): string => {
  const parts = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationPart(method, path, operation as unknown as Operation),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Benchleaf API</title><style nonce="${escapeHtml(nonce)}">${style}</style></head><body><main><h1>Benchleaf API</h1>
<p>Every call answers <code>{"code":"success","data"}</code> or a problem <code>{"code","message","data"}</code>. Calls that
change something carry the session's token in the header <code>x-csrf-token</code>.
The same as <a href="/app/openapi.json">OpenAPI 3.1</a>.</p>
${parts.join("\n")}</main></body></html>`;
};
