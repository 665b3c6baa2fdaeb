import type { z } from "zod";
import type { AssistantTool } from "./assistant-tool.ts";
import type { ErrorCode } from "./error-codes.ts";
import type { FeatureKey } from "./feature-keys.ts";
import type { PermissionKey } from "./permission-keys.ts";
import type { PermissionNeeds, RoleNeeds } from "./permission-needs.ts";

/** HTTP methods that rows use. */
export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may call: anyone; anyone signed in; or who holds the keys and roles, where the feature is on. */
export type Access =
  | "public"
  | "session"
  /** Anyone with an access token, whatever its permissions; a browser's session does not do. */
  | "token"
  | {
      readonly permission?: PermissionNeeds;
      readonly roles?: RoleNeeds;
      readonly feature?: FeatureKey;
    };

/** Default limits of a request body: checking it takes a few milliseconds. */
export const DEFAULT_BODY_LIMITS = { maxBodyBytes: 2 * 1024 ** 2, maxBodyValues: 50_000 } as const;
/**
 * What a row takes that carries a molecule or an alignment whole: the characters and annotations of a bacterial
 * genome.
 */
export const MOLECULE_BODY_LIMITS = { maxBodyBytes: 64 * 1024 ** 2, maxBodyValues: 1_200_000 } as const;
/** What a row takes that adds entries to a library, up to 200 at a time, or looks a sequence over for them. */
export const LIBRARY_BODY_LIMITS = { maxBodyBytes: 24 * 1024 ** 2, maxBodyValues: 100_000 } as const;

/**
 * One endpoint of the contract. The server mounts it and validates requests and responses, the web calls it with
 * types, OpenAPI is generated from it, and generated tests prove each refusal. `path` is below `/app`, with
 * parameters as `:name`.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The `data` of the success envelope. Absent for rows that answer with a file, a stream or a websocket. */
  readonly data?: Data;
  /** Makes something: a call with an `idempotency-key` that came before answers as the first one did. */
  readonly creates?: boolean;
  /** Returns with bytes instead of the envelope. */
  readonly answersFile?: boolean;
  /** Returns with server-sent events, for as long as the caller listens. */
  readonly answersStream?: boolean;
  /** Opens a websocket, for as long as both sides keep it. */
  readonly answersSocket?: boolean;
  /**
   * Posted by a form of another site, as SAML does: the origin is not checked, the body is a form, and the browser is
   * redirected to `data.redirectTo`. The content must authenticate itself.
   */
  readonly isPostedByOthers?: boolean;
  /**
   * Posted by another system that signs the bytes in this header: the handler receives the body as raw text, `{
   * payload, signature }`.
   */
  readonly signatureHeader?: string;
  /** The browser caches the response and revalidates it with each request. */
  readonly isRevalidated?: boolean;
  readonly errors?: readonly ErrorCode[];
  /**
   * Whether a team that is shut (`expired`, `freeze`) still gets through: always, or, where it has only expired, to
   * renew. Absent: no.
   */
  readonly inShutTeam?: "open" | "renew";
  /** Returns at addresses that the team has not let in, too: for signing out there. */
  readonly isOpenToAnyIp?: boolean;
  /** Returns who must change their password first, too: for doing so, or signing out. */
  readonly isOpenToStalePassword?: boolean;
  /** Returns who has left their team and is in no other one yet, too: for in progress elsewhere, or signing out. */
  readonly isOpenToTeamless?: boolean;
  /** A browser waits so long for it, where the general 30 seconds are too few. */
  readonly secondsAllowed?: number;
  /** The largest body it takes in bytes, where `DEFAULT_BODY_LIMITS` is too little or far too much. */
  readonly maxBodyBytes?: number;
  /** The most JSON values its body holds, objects, lists and their members counted; the same. */
  readonly maxBodyValues?: number;
  /** At most this many calls a minute from one address, where the general limit is too wide. */
  readonly perMinute?: number;
  /**
   * Of an endpoint of the user's own session: access tokens that hold this permission may read it, if it is a GET, and
   * propose it as MCP clients otherwise. A change is still made only by its owner in the browser.
   */
  readonly tokenPermission?: PermissionKey;
  /** May be used by the assistant and MCP clients. */
  readonly assistant?: AssistantTool;
  /** Answers in another protocol, without the envelope: status, headers and text come from the handler. */
  readonly answersProtocol?: boolean;
}

/** Keeps the exact types of a row. */
export const endpoint = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Data extends z.ZodType = z.ZodUndefined,
>(
  row: Endpoint<Params, Query, Body, Data>,
): Endpoint<Params, Query, Body, Data> => row;

/**
 * Rows under names of their own, where two catalogues of one area have rows of the same name.
 *
 * @example prefixRows("upkeep", { list: row }) // { "upkeep.list": row }
 */
export const prefixRows = (
  prefix: string,
  rows: Readonly<Record<string, Endpoint>>,
): Readonly<Record<string, Endpoint>> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${prefix}.${name}`, row]));

/** Everything a caller supplies; parts that the row does not take are left out. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? (P extends z.ZodUndefined ? unknown : { params: z.input<P> }) &
        (Q extends z.ZodUndefined ? unknown : { query: z.input<Q> }) &
        (B extends z.ZodUndefined ? unknown : { body: z.input<B> })
    : never;

/** What the handler receives after the check. */
export type CheckedOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
    : never;

/** The response of an endpoint without its envelope. */
export type DataOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer D> ? z.output<D> : never;
