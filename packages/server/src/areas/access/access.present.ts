import type { FeatureSwitch } from "@benchleaf/contract";
import type { SwitchRow } from "./access.store.ts";

export const presentSwitch = (row: SwitchRow): FeatureSwitch => ({
  feature: row.feature,
  featureLevel: row.feature_level,
  detail: {
    enabled: row.enabled,
    visible: row.visible,
    limitedQuantity: row.limited_quantity,
    sendMethod: [...row.send_method],
  },
});
