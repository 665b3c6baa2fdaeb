import { CloseOutlined } from "@ant-design/icons";
import { fileKinds } from "@benchleaf/contract";
import { Button, Input, Select } from "antd";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { useKindName } from "../../../kernel/parts/file-icon.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useTags } from "../../../shared/files/file-actions.queries.ts";
import { type FileFilter, isFiltered, periods } from "../file-filter.ts";

/** What a change of the filters writes into the address. */
export type FilterChange = Partial<Record<"search" | "kind" | "owner" | "tag" | "since", string | undefined>>;

interface FilterLineProps {
  readonly filter: FileFilter;
  readonly onChange: (change: FilterChange) => void;
}

const SHOWN_KINDS = fileKinds.filter((kind) => !["literature"].includes(kind));

/** Search and filters over the list. */
export const FilterLine = ({ filter, onChange }: FilterLineProps) => {
  const t = useTranslation();
  const kindName = useKindName();
  const tags = useTags().data ?? [];
  return (
    <>
      <Input.Search
        key={filter.search}
        allowClear
        defaultValue={filter.search}
        placeholder={t("fileActions.search")}
        aria-label={t("fileActions.search")}
        style={{ width: 220 }}
        onSearch={(text) => onChange({ search: text.trim() || undefined })}
      />
      <Filters active={countActive(filter.kind, filter.ownerId, filter.tagId, filter.period)}>
        <Select
          allowClear
          aria-label={t("fileActions.columnKind")}
          placeholder={t("fileActions.columnKind")}
          style={{ width: 116 }}
          value={filter.kind ?? null}
          options={SHOWN_KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))}
          onChange={(kind) => onChange({ kind: kind ?? undefined })}
        />
        <ColleagueSelect
          label={t("fileActions.columnOwner")}
          {...(filter.ownerId && { value: filter.ownerId })}
          onChange={(owner) => onChange({ owner: owner ?? undefined })}
        />
        {tags.length > 0 && (
          <Select
            allowClear
            aria-label={t("fileActions.tag")}
            placeholder={t("fileActions.tag")}
            style={{ width: 116 }}
            value={filter.tagId ?? null}
            options={tags.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(tag) => onChange({ tag: tag ?? undefined })}
          />
        )}
        <Select
          allowClear
          aria-label={t("fileActions.columnUpdated")}
          placeholder={t("fileActions.columnUpdated")}
          style={{ width: 128 }}
          value={filter.period ?? null}
          options={periods.map((period) => ({ value: period, label: t(`fileActions.since_${period}`) }))}
          onChange={(since) => onChange({ since: since ?? undefined })}
        />
        {isFiltered(filter) && (
          <Button
            type="text"
            icon={<CloseOutlined />}
            onClick={() => onChange({ kind: undefined, owner: undefined, tag: undefined, since: undefined })}
          >
            {t("fileActions.clearFilters")}
          </Button>
        )}
      </Filters>
    </>
  );
};
