/* What other areas use of warehouses: the frame of a warehouse's pages with its tabs, and placing containers. */
import { lazyPage } from "../../kernel/lazy-page.tsx";
import type { PlaceContainersProps } from "./parts/place-containers-props.ts";

export { LocationSelect } from "./parts/location-select.tsx";
export { QuantityEntry, readAmount } from "./parts/quantity-entry.tsx";
export { readTypedPosition } from "./parts/typed-position.ts";
export { WarehouseFrame } from "./parts/warehouse-frame.tsx";
export { anyWhole, wholeRule } from "./parts/whole-rule.ts";
export { useFoundLocations, useWarehouse } from "./warehouses.queries.ts";

/**
 * The dialog that places containers, one or many at once: a location is chosen, and they fill its free positions. Show it within
 * `<Suspense fallback={null}>`.
 */
export const PlaceContainers = lazyPage<PlaceContainersProps>(() => import("./parts/place-containers.tsx"), {
  words: "warehouses",
});
