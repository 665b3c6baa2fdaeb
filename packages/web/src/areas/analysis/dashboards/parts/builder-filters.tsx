import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import {
  analysisSetOf,
  choicesOfField,
  fieldLabel,
  type QueryFilter,
  type SayTile,
  setField,
  type Tile,
  valueLabel,
} from "@benchleaf/contract";
import { Button, Select } from "antd";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useFieldValues } from "../dashboards.queries.ts";
import styles from "./board.module.css";

interface FilterRowProps {
  readonly filter: QueryFilter;
  readonly set: Tile["query"]["set"];
  readonly projectId: string | null;
  readonly say: SayTile;
  readonly onChange: (filter: QueryFilter) => void;
  readonly onRemove: () => void;
}

/** The value that stands for "has none" in a list of texts. */
const NONE = "\u0000";

const FilterRow = ({ filter, set, projectId, say, onChange, onRemove }: FilterRowProps) => {
  const t = useTranslation();
  const declared = setField(set, filter.field);
  const isListed = declared?.type === "choice" || declared?.type === "yesNo";
  const { data: found = [] } = useFieldValues(set, filter.field, projectId, !isListed);
  const words =
    declared === undefined ? [] : declared.type === "yesNo" ? ["yes", "no"] : choicesOfField(declared);
  const places = isListed ? words.map((key) => ({ key, name: null })) : found;
  const options = [
    ...places.map((place) => ({ value: place.key, label: valueLabel(say, set, filter.field, place) })),
    ...(declared?.type === "yesNo" ? [] : [{ value: NONE, label: say("none") }]),
  ];
  const label = fieldLabel(say, filter.field);
  return (
    <div className={styles.filter}>
      <Select
        aria-label={t("dashboards.filterField")}
        value={filter.field}
        options={Object.keys(analysisSetOf(set).fields).map((value) => ({
          value,
          label: fieldLabel(say, value),
        }))}
        onChange={(field) => onChange({ field, values: [], isNot: false })}
      />
      <Select
        aria-label={`${label}: ${t("dashboards.filters")}`}
        value={filter.isNot}
        options={[
          { value: false, label: t("dashboards.filterIs") },
          { value: true, label: t("dashboards.filterIsNot") },
        ]}
        onChange={(isNot: boolean) => onChange({ ...filter, isNot })}
      />
      <Select<string[]>
        mode="multiple"
        aria-label={t("dashboards.filterValues", { field: label })}
        showSearch={{ optionFilterProp: "label" }}
        value={filter.values.map((value) => value ?? NONE)}
        options={options}
        onChange={(values) =>
          onChange({ ...filter, values: values.map((value) => (value === NONE ? null : value)) })
        }
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t("dashboards.removeFilter", { field: label })}
        onClick={onRemove}
      />
    </div>
  );
};

interface BuilderFiltersProps {
  readonly filters: readonly QueryFilter[];
  readonly set: Tile["query"]["set"];
  readonly projectId: string | null;
  readonly say: SayTile;
  readonly onChange: (filters: QueryFilter[]) => void;
}

/** Filters of a tile; one without a value yet is not asked. */
export const BuilderFilters = ({ filters, onChange, ...row }: BuilderFiltersProps) => {
  const t = useTranslation();
  const free = Object.keys(analysisSetOf(row.set).fields).find(
    (field) => !filters.some((filter) => filter.field === field),
  );
  return (
    <section className={styles.wideField} aria-label={t("dashboards.filters")}>
      <span className={styles.help}>{t("dashboards.filters")}</span>
      {filters.map((filter, at) => (
        <FilterRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a filter has no other identity than its place.
          key={at}
          {...row}
          filter={filter}
          onChange={(next) => onChange(filters.map((one, index) => (index === at ? next : one)))}
          onRemove={() => onChange(filters.filter((_, index) => index !== at))}
        />
      ))}
      {free !== undefined && (
        <Button
          icon={<PlusOutlined />}
          onClick={() => onChange([...filters, { field: free, values: [], isNot: false }])}
        >
          {t("dashboards.addFilter")}
        </Button>
      )}
    </section>
  );
};
