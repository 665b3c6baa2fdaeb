import { accessApi, type FeatureKey } from "@benchleaf/contract";
import { call } from "./client.ts";
import { createStore } from "./store.ts";

/** Features that are on and visible for the team. */
export const features = createStore<ReadonlySet<string>>(new Set());

/** Asks for the features that gate some route. When the answer fails, all of them count as off. */
export const loadFeatures = async (keys: readonly FeatureKey[]): Promise<void> => {
  if (keys.length === 0) return;
  try {
    const answer = await call(accessApi.featureSwitch, { body: [...keys] });
    const open = answer.filter(({ detail }) => detail.enabled && detail.visible);
    features.set(new Set(open.map(({ feature }) => feature)));
  } catch {
    features.set(new Set());
  }
};
