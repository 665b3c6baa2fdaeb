import type Stripe from "stripe";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";

/** Milliseconds of one request; a call of a page makes a few of them. */
const TIMEOUT_MS = 6_000;
/** Seconds for which a signed webhook message is accepted: a replayed one is older. */
const SIGNATURE_SECONDS = 300;

const addressOf = (apiUrl: string | undefined) => {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (protocol === "http:" ? "80" : "443"),
  };
};

interface StripeFailure {
  readonly type: string;
  readonly code?: string;
  readonly requestId?: string;
}

const isFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && "type" in error && String(error.type).startsWith("Stripe");

/**
 * The payment provider's client, loaded with the first call that needs it. Its key appears in neither logs nor
 * responses.
 */
export const openStripe = ({ config, log }: Pick<Kernel, "config" | "log">) => {
  const settings = config.stripe;
  let opening: Promise<Stripe> | undefined;

  const open = async (): Promise<Stripe> => {
    if (settings === undefined) throw problem("payment.off");
    const { default: Client } = await import("stripe");
    return new Client(settings.secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...addressOf(settings.apiUrl),
    });
  };

  /** @throws payment.off */
  const client = (): Promise<Stripe> => {
    opening ??= open();
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };

  return {
    isOn: settings !== undefined,

    /**
     * Calls the payment provider. Errors of the request, such as unknown objects, are handled by `onRefusal`.
     *
     * @throws payment.off, payment.declined, payment.unreachable
     */
    async ask<Answer>(
      question: (stripe: Stripe) => Promise<Answer>,
      onRefusal?: () => Answer,
    ): Promise<Answer> {
      const stripe = await client();
      try {
        return await question(stripe);
      } catch (error) {
        if (!isFailure(error)) throw error;
        const { type, code, requestId } = error;
        if (type === "StripeCardError") throw problem("payment.declined");
        if (type === "StripeInvalidRequestError" && onRefusal !== undefined) return onRefusal();
        log.warn({ type, code, requestId }, "a request to the payment provider failed");
        throw problem("payment.unreachable");
      }
    },

    /**
     * Returns the reported event, once its signature over exactly these bytes is verified. @throws payment.off,
     * request.invalid
     */
    async readEvent(payload: string, signature: string): Promise<Stripe.Event> {
      const stripe = await client();
      for (const secret of settings?.webhookSecrets ?? []) {
        try {
          return stripe.webhooks.constructEvent(payload, signature, secret, SIGNATURE_SECONDS);
        } catch {
          // Signed with the other secret during a rotation, or by someone else.
        }
      }
      throw problem("request.invalid", {
        issues: [{ path: "body", message: "not signed, or too long ago" }],
      });
    },
  };
};
export type StripeAccess = ReturnType<typeof openStripe>;
