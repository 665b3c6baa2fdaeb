import type { Endpoint } from "@benchleaf/contract";
import type { SignedIn } from "./context.ts";
import { withinDeadline } from "./deadline.ts";
import { checkCall, type IsFeatureOn } from "./gate.ts";
import { type Binding, checkPart } from "./mount.ts";
import { checkedData } from "./write-data.ts";

/** A request of a call in process; parts that the endpoint does not take are left out. */
export interface CallRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Calls an endpoint in process as the user of a context: the gate's checks, validation, handler and validation of the
 * response are the same as for a request. Only for endpoints that answer with data.
 *
 * @throws the endpoint's errors
 * @example await call(tasksApi.listTasks, { query: { limit: 5 } }, context) // { records: […], nextCursor: null }
 */
export type CallEndpoint = (row: Endpoint, request: CallRequest, context: SignedIn) => Promise<unknown>;

/** `bindings` is asked at the first call, since areas are bound after they are opened. */
export const createEndpointCaller = (
  bindings: () => readonly Binding[],
  isFeatureOn: IsFeatureOn,
): CallEndpoint => {
  let handlers: ReadonlyMap<Endpoint, Binding["handle"]> | undefined;
  return async (row, request, context) => {
    handlers ??= new Map(bindings().map((one) => [one.row, one.handle]));
    const handle = handlers.get(row);
    if (handle === undefined || row.data === undefined)
      throw new Error(`${row.method} ${row.path} cannot be called in process`);
    await checkCall(row, context.session, isFeatureOn);
    const checked = {
      params: checkPart("params", row.params, request.params),
      query: checkPart("query", row.query, request.query ?? {}),
      body: checkPart("body", row.body, request.body),
    };
    const answer = await withinDeadline(() => handle(checked as never, context as never));
    return checkedData(row, answer);
  };
};
