import { limitCodes } from "@benchleaf/contract";
import { clientHooks } from "../client.ts";
import { Failure } from "../failure.ts";
import { createStore } from "../store.ts";

/** Why a request was refused, while the prompt is visible over the page. */
export const limitReached = createStore<Failure | null>(null);

/** Whether the limit prompt shows an error, so that nothing else does. */
export const isLimit = (error: unknown): error is Failure =>
  error instanceof Failure && limitCodes.some((code) => code === error.code);

clientHooks.hearOfRefusal = (failure) => {
  if (isLimit(failure)) limitReached.set(failure);
};
