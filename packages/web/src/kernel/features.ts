import { accessApi, type FeatureKey } from "@benchleaf/contract";
import { call } from "./client.ts";
import { isConnectionFailure } from "./failure.ts";
import { createStore } from "./store.ts";

/** Features that are on for the team. */
export const features = createStore<ReadonlySet<string>>(new Set());

/** Those of them that menus and lists show. */
export const visibleFeatures = createStore<ReadonlySet<string>>(new Set());

type Answer = Awaited<ReturnType<typeof call<typeof accessApi.featureSwitch>>>;

const keep = (answer: Answer): void => {
  const on = answer.filter(({ detail }) => detail.enabled);
  features.set(new Set(on.map(({ feature }) => feature)));
  visibleFeatures.set(new Set(on.filter(({ detail }) => detail.visible).map(({ feature }) => feature)));
};

/** Features that gate a part of a page and no route. */
const ASKED_BY_PAGES: readonly FeatureKey[] = ["USER_ROLE", "SUBSCRIPTION"];

let lastGated: readonly FeatureKey[] = [];

/** Asks for the features that gate some route; refused, all of them count as off. @throws {Failure} without a connection */
export const loadFeatures = async (gated: readonly FeatureKey[]): Promise<void> => {
  lastGated = gated;
  const keys = [...new Set([...gated, ...ASKED_BY_PAGES])];
  try {
    keep(await call(accessApi.featureSwitch, { body: [...keys] }, { isSessionOptional: true }));
  } catch (error) {
    if (isConnectionFailure(error)) throw error;
    keep([]);
  }
};

/** Asks again as at the start of the page, so that a service worker that has begun since stores the answer. */
export const reloadFeatures = (): Promise<void> => loadFeatures(lastGated);
