import { type Endpoint, needsOf, TEAM_OWNER } from "@benchleaf/contract";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

/** A row as a call, with ids that no one has: the gate answers before anyone looks at them. */
export const callRow = (
  app: FastifyInstance,
  row: Endpoint,
  options: {
    readonly cookie?: string;
    readonly csrfToken?: string;
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: object;
  } = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: row.method,
    url: `/app${row.path.replace(/:(\w+)/g, (_, name: string) => options.params?.[name] ?? "999999999")}?${new URLSearchParams(options.query)}`,
    headers: {
      lang: "en-US",
      ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
      ...(options.csrfToken === undefined ? {} : { "x-csrf-token": options.csrfToken }),
    },
    ...(row.method === "GET" ? {} : { payload: options.body ?? {} }),
  });

export interface Refusal {
  readonly name: string;
  readonly row: Endpoint;
  readonly as: "nobody" | "without-keys" | "without-roles" | "without-token" | "feature-off";
  readonly status: number;
  readonly code: string;
}

/** Every refusal that a row's access promises; a new row enters by itself. */
export const refusalsOf = (rows: readonly Endpoint[]): Refusal[] =>
  rows.flatMap((row) => {
    if (row.access === "public") return [];
    const at = `${row.method} ${row.path}`;
    const found: Refusal[] = [
      { name: `${at} without a session`, row, as: "nobody", status: 401, code: "error.unauthorized" },
    ];
    if (row.method !== "GET") {
      found.push({
        name: `${at} without the token`,
        row,
        as: "without-token",
        status: 403,
        code: "csrf.invalid",
      });
    }
    if (typeof row.access === "object" && row.access.permission !== undefined) {
      found.push({
        name: `${at} without the key`,
        row,
        as: "without-keys",
        status: 403,
        code: "permission.denied",
      });
    }
    if (typeof row.access === "object" && row.access.roles !== undefined) {
      const [first] = needsOf(row.access.roles).flat();
      const code = first === TEAM_OWNER ? "tenant.owner.only" : "permission.denied";
      found.push({ name: `${at} without the role`, row, as: "without-roles", status: 403, code });
    }
    if (typeof row.access === "object" && row.access.feature !== undefined) {
      found.push({
        name: `${at} with the feature off`,
        row,
        as: "feature-off",
        status: 403,
        code: "feature.disabled",
      });
    }
    return found;
  });
