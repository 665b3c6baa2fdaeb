import { Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLocationTree } from "../warehouses.queries.ts";

interface LocationSelectProps {
  readonly warehouseId: string;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** Where something can be put: each open location of a warehouse by its code and name. */
export const LocationSelect = ({ warehouseId, ...props }: LocationSelectProps) => {
  const t = useTranslation();
  const { data } = useLocationTree(warehouseId);
  return (
    <Select
      {...props}
      allowClear
      showSearch
      optionFilterProp="label"
      placeholder={t("warehouses.locationNone")}
      options={(data?.records ?? [])
        .filter(({ isEnabled }) => isEnabled)
        .map(({ id, pathCode, name }) => ({ value: id, label: `${pathCode} ${name}` }))}
    />
  );
};
