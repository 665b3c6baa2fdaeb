import { MAX_FORM_TEXT } from "@benchleaf/contract";
import { AutoComplete } from "antd";
import { features } from "../../../kernel/features.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useDevicePlaces } from "../../equipment/equipment.public.tsx";
import { useFoundLocations } from "../../warehouses/warehouses.public.tsx";

interface PlaceFieldProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** Most suggestions of each kind. */
const MOST = 20;

/**
 * A place by its name: any text. The places of devices, and the storage locations that match what is typed, by name or
 * by path code, can be chosen.
 */
export const PlaceField = ({ value = "", ...field }: PlaceFieldProps) => {
  const t = useTranslation();
  const hasDevices = features.get().has("EQUIPMENT") && hasPermission("EQUIPMENT_READ");
  const places = useDevicePlaces(hasDevices);
  const typed = useDebounced(value.trim());
  const { data: locations = [] } = useFoundLocations(undefined, typed);
  const named = locations
    .filter(({ isEnabled }) => isEnabled)
    .map(({ warehouseName, pathCode, name }) =>
      `${warehouseName} ${pathCode} ${name}`.slice(0, MAX_FORM_TEXT),
    );
  const matching = places.filter((place) => place.toLowerCase().includes(typed.toLowerCase()));
  const groupOf = (label: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [{ label, options: texts.slice(0, MOST).map((text) => ({ value: text })) }];
  return (
    <AutoComplete
      {...field}
      value={value}
      maxLength={MAX_FORM_TEXT}
      showSearch={{ filterOption: false }}
      options={[
        ...groupOf(t("inspecting.devicePlaces"), matching),
        ...groupOf(t("inspecting.storageLocations"), [...new Set(named)]),
      ]}
    />
  );
};
