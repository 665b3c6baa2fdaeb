import { limitCodes } from "@benchleaf/contract";
import { clientHooks } from "../client.ts";
import { Failure } from "../failure.ts";
import { createStore } from "../store.ts";

/** What a call was refused for, while the prompt stands over the page. */
export const limitReached = createStore<Failure | null>(null);

/** Whether a refusal is told by the limit prompt, and so nowhere else. */
export const isLimit = (error: unknown): error is Failure =>
  error instanceof Failure && limitCodes.some((code) => code === error.code);

clientHooks.hearOfRefusal = (failure) => {
  if (isLimit(failure)) limitReached.set(failure);
};
