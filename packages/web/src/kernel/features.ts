import { accessApi, type FeatureKey } from "@benchleaf/contract";
import { call } from "./client.ts";
import { isConnectionFailure } from "./failure.ts";
import { createStore } from "./store.ts";

/** Features that are on and visible for the team. */
export const features = createStore<ReadonlySet<string>>(new Set());

/** Features that gate a part of a page and no route. */
const ASKED_BY_PAGES: readonly FeatureKey[] = ["USER_ROLE"];

/** Asks for the features that gate some route; refused, all of them count as off. @throws {Failure} without a connection */
export const loadFeatures = async (gated: readonly FeatureKey[]): Promise<void> => {
  const keys = [...new Set([...gated, ...ASKED_BY_PAGES])];
  try {
    const answer = await call(accessApi.featureSwitch, { body: [...keys] }, { isSessionOptional: true });
    const open = answer.filter(({ detail }) => detail.enabled && detail.visible);
    features.set(new Set(open.map(({ feature }) => feature)));
  } catch (error) {
    if (isConnectionFailure(error)) throw error;
    features.set(new Set());
  }
};
