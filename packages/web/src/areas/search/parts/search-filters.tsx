import { CloseOutlined } from "@ant-design/icons";
import { fileKinds } from "@benchleaf/contract";
import { Button, Select } from "antd";
import { useState } from "react";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { useKindName } from "../../../kernel/parts/file-icon.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useProjectsNamed } from "../search.queries.ts";
import { periods, type SearchFilter } from "../search-filter.ts";

export type SearchChange = Partial<Record<"q" | "kind" | "project" | "owner" | "since", string | undefined>>;

interface SearchFiltersProps {
  readonly filter: SearchFilter;
  readonly onChange: (change: SearchChange) => void;
}

const SHOWN_KINDS = fileKinds.filter((kind) => !["literature"].includes(kind));

/** Which files: by kind, project, person and time. */
export const SearchFilters = ({ filter, onChange }: SearchFiltersProps) => {
  const t = useTranslation();
  const kindName = useKindName();
  const [named, setNamed] = useState("");
  const { data: projects = [] } = useProjectsNamed(useDebounced(named), 50);
  const { kind, projectId, ownerId, period } = filter;
  const isFiltered = [kind, projectId, ownerId, period].some((part) => part !== undefined);
  return (
    <Filters active={countActive(kind, projectId, ownerId, period)}>
      <Select
        allowClear
        aria-label={t("search.kind")}
        placeholder={t("search.kind")}
        style={{ width: 116 }}
        value={kind ?? null}
        options={SHOWN_KINDS.map((value) => ({ value, label: kindName(value) }))}
        onChange={(value) => onChange({ kind: value ?? undefined })}
      />
      <Select
        allowClear
        showSearch={{ filterOption: false, onSearch: setNamed }}
        aria-label={t("search.project")}
        placeholder={t("search.project")}
        style={{ width: 160 }}
        value={projectId ?? null}
        options={projects.map(({ id, name, isPersonal }) => ({
          value: id,
          label: isPersonal ? t("projects.personal") : name,
        }))}
        onChange={(value) => onChange({ project: value ?? undefined })}
      />
      <ColleagueSelect
        label={t("search.owner")}
        {...(ownerId && { value: ownerId })}
        onChange={(owner) => onChange({ owner: owner ?? undefined })}
      />
      <Select
        allowClear
        aria-label={t("search.changed")}
        placeholder={t("search.changed")}
        style={{ width: 128 }}
        value={period ?? null}
        options={periods.map((value) => ({ value, label: t(`search.since_${value}`) }))}
        onChange={(since) => onChange({ since: since ?? undefined })}
      />
      {isFiltered && (
        <Button
          type="text"
          icon={<CloseOutlined />}
          onClick={() =>
            onChange({ kind: undefined, project: undefined, owner: undefined, since: undefined })
          }
        >
          {t("search.clearFilters")}
        </Button>
      )}
    </Filters>
  );
};
