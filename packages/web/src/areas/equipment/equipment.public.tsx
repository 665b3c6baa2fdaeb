import { Select } from "antd";
import { useMemo } from "react";
import { useTranslation } from "../../kernel/translation.ts";
import { useAllDevices } from "./equipment.queries.ts";

/** Where devices in use are, each place once; none, without a request, for users who may not see devices. */
export const useDevicePlaces = (isEnabled: boolean): readonly string[] => {
  const { data = [] } = useAllDevices(isEnabled);
  return useMemo(
    () => [...new Set(data.map(({ location }) => location))].filter((place) => place !== "").sort(),
    [data],
  );
};

interface DeviceSelectProps {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (equipmentId: string | null) => void;
  /** Names it where no label is next to it; a field of a form has its label, by `id`. */
  readonly label?: string;
  readonly isClearable?: boolean;
}

/** A field that names one device in use; what is typed searches by name, asset number and place. */
export const DeviceSelect = ({ label, isClearable = true, onChange, ...field }: DeviceSelectProps) => {
  const t = useTranslation();
  const { data = [], isLoading } = useAllDevices();
  const options = useMemo(
    () =>
      data.map(({ id, name, assetNo, location }) => ({
        value: id,
        label: [name, assetNo].join(" · "),
        sought: [name, assetNo, location].join(" ").toLowerCase(),
      })),
    [data],
  );
  return (
    <Select
      {...field}
      {...((label !== undefined || field.id === undefined) && {
        "aria-label": label ?? t("equipment.title"),
      })}
      placeholder={label ?? t("equipment.title")}
      allowClear={isClearable}
      loading={isLoading}
      style={{ width: "100%" }}
      showSearch={{ filterOption: (text, option) => option?.sought.includes(text.toLowerCase()) ?? false }}
      options={options}
      onChange={(next: string | undefined) => onChange?.(next ?? null)}
    />
  );
};
