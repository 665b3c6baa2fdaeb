import { type Outbound, OutboundError } from "../../kernel/outbound.ts";
import type { DeliveryRow } from "./deliveries.store.ts";
import { beginningOf, headersFor, type Outcome } from "./webhooks.rules.ts";

/**
 * Errors of addresses without a public server are reported in the same way, whatever the failure and its duration:
 * otherwise, users could find out which names and ports exist in the internal network.
 */
const faultOf = (error: unknown, isPrivateReached: boolean): "timeout" | "unreachable" => {
  if (error instanceof OutboundError || isPrivateReached) return "unreachable";
  const { name } = error as Error;
  return name === "TimeoutError" || name === "AbortError" ? "timeout" : "unreachable";
};

export interface Target {
  readonly url: string;
  readonly secrets: readonly string[];
}

/** One attempt. @throws what `signal` was ended with, since then no one knows whether the message got through */
export const sendMessage = async (
  outbound: Outbound,
  { id, message }: Pick<DeliveryRow, "id" | "message">,
  { url, secrets }: Target,
  signal: AbortSignal,
): Promise<Outcome> => {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const answer = await outbound.fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Benchleaf-Webhooks/1",
        ...headersFor({ id: `msg_${id}`, time: new Date(), body: message }, secrets),
      },
      body: message,
      signal,
    });
    const text = beginningOf(await answer.text());
    const fault = answer.ok ? null : "status";
    return { fault, code: answer.status, milliseconds: took(), answer: text };
  } catch (error) {
    signal.throwIfAborted();
    const fault = faultOf(error, outbound.allowsPlain);
    return { fault, code: null, milliseconds: fault === "timeout" ? took() : 0, answer: null };
  }
};
