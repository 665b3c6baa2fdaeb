import {
  type Field,
  type SampleFilter,
  type SampleMeta,
  sampleFilterSchema,
  sampleStates,
} from "@benchleaf/contract";
import { Checkbox, Input, Select } from "antd";
import { FieldFilterBar } from "../../../kernel/fields/field-filter.tsx";
import { addressOfFilter } from "../../../kernel/filters/filter-address.ts";
import { SavedFilters } from "../../../kernel/filters/saved-filters.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ToolLine } from "../../../ui/page.tsx";
import { sampleFilterCalls } from "../samples.queries.ts";

const emptied = Object.fromEntries(Object.keys(sampleFilterSchema.shape).map((name) => [name, ""]));

interface SampleFiltersProps {
  readonly warehouseId: string;
  readonly filter: SampleFilter;
  readonly metas: readonly SampleMeta[];
  /** The team's own, and those of the template that is chosen. */
  readonly fields: readonly Field[];
  readonly onFilter: (part: Record<string, string>) => void;
}

/** What a list of samples is narrowed by; all of it is in the address. */
export const SampleFilters = ({ warehouseId, filter, metas, fields, onFilter }: SampleFiltersProps) => {
  const t = useTranslation();
  const meta = metas.find(({ id }) => id === filter.metaId);
  return (
    <ToolLine>
      <Input.Search
        key={filter.search ?? ""}
        allowClear
        defaultValue={filter.search ?? ""}
        maxLength={100}
        style={{ width: 360 }}
        aria-label={t("samplePages.search")}
        placeholder={t("samplePages.search")}
        onSearch={(text) => onFilter({ search: text.trim() })}
      />
      <Select
        allowClear
        aria-label={t("samplePages.template")}
        placeholder={t("samplePages.template")}
        value={filter.metaId || null}
        style={{ minWidth: 140 }}
        options={metas.map(({ id, label }) => ({ value: id, label }))}
        onChange={(value: string | null) => onFilter({ metaId: value ?? "", stage: "", filters: "" })}
      />
      {meta !== undefined && meta.stages.length > 0 && (
        <Select
          allowClear
          aria-label={t("samplePages.stage")}
          placeholder={t("samplePages.stage")}
          value={filter.stage || null}
          style={{ minWidth: 120 }}
          options={meta.stages.map(({ label }) => ({ value: label, label }))}
          onChange={(value: string | null) => onFilter({ stage: value ?? "" })}
        />
      )}
      <Select
        allowClear
        aria-label={t("samplePages.state")}
        placeholder={t("samplePages.state")}
        value={filter.state || null}
        style={{ minWidth: 120 }}
        options={sampleStates.map((value) => ({ value, label: t(`samplePages.state-${value}`) }))}
        onChange={(value: string | null) => onFilter({ state: value ?? "" })}
      />
      <Input
        type="date"
        style={{ width: 256 }}
        prefix={t("samplePages.expiresBy")}
        aria-label={t("samplePages.expiresBy")}
        value={filter.expirationDate ?? ""}
        onChange={({ target }) => onFilter({ expirationDate: target.value })}
      />
      <Checkbox
        checked={filter.isOverdue === true}
        onChange={({ target }) => onFilter({ isOverdue: target.checked ? "true" : "" })}
      >
        {t("samplePages.onlyOverdue")}
      </Checkbox>
      <FieldFilterBar
        // Begins again where another template brings other fields.
        key={`${filter.metaId} ${fields.length} ${JSON.stringify(filter.filters)}`}
        fields={fields}
        filter={filter.filters?.[0] ?? null}
        onChange={(next) => onFilter({ filters: next === null ? "" : JSON.stringify([next]) })}
      />
      <SavedFilters
        calls={sampleFilterCalls(warehouseId)}
        filter={filter}
        onApply={(saved) => onFilter({ ...emptied, ...addressOfFilter(saved) })}
      />
    </ToolLine>
  );
};
