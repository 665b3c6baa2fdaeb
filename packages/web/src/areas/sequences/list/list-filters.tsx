import { CloseOutlined } from "@ant-design/icons";
import { sequenceMolecules } from "@benchleaf/contract";
import { Button, Select } from "antd";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useReadableProjects, useTags } from "../../../shared/files/file-actions.queries.ts";
import { isNarrowed, type ListSearch, parseListSearch } from "../list-search.ts";

interface ListFiltersProps {
  readonly search: ListSearch;
  readonly onChange: (search: ListSearch) => void;
}

/** Which sequences of all that one may open are listed. */
export const ListFilters = ({ search, onChange }: ListFiltersProps) => {
  const t = useTranslation();
  const projects = useReadableProjects().data ?? [];
  const tags = useTags().data ?? [];
  const narrow = (change: Readonly<Record<string, string | undefined>>) =>
    onChange(parseListSearch({ ...search, ...change }));
  return (
    <Filters active={countActive(search.molecule, search.topology, search.project, search.owner, search.tag)}>
      <Select
        allowClear
        aria-label={t("moleculeList.moleculeLabel")}
        placeholder={t("moleculeList.moleculeLabel")}
        style={{ width: 116 }}
        value={search.molecule ?? null}
        options={sequenceMolecules.map((value) => ({ value, label: t(`moleculeList.molecule-${value}`) }))}
        onChange={(molecule) => narrow({ molecule: molecule ?? undefined })}
      />
      <Select
        allowClear
        aria-label={t("moleculeList.topologyLabel")}
        placeholder={t("moleculeList.topologyLabel")}
        style={{ width: 104 }}
        value={search.topology ?? null}
        options={(["circular", "linear"] as const).map((value) => ({
          value,
          label: t(`moleculeList.topology-${value}`),
        }))}
        onChange={(topology) => narrow({ topology: topology ?? undefined })}
      />
      <Select
        allowClear
        showSearch={{ optionFilterProp: "label" }}
        aria-label={t("moleculeList.project")}
        placeholder={t("moleculeList.project")}
        style={{ width: 150 }}
        value={search.project ?? null}
        options={projects.map(({ id, name, isPersonal }) => ({
          value: id,
          label: isPersonal ? t("projects.personal") : name,
        }))}
        onChange={(project) => narrow({ project: project ?? undefined })}
      />
      <ColleagueSelect
        label={t("moleculeList.owner")}
        {...(search.owner && { value: search.owner })}
        onChange={(owner) => narrow({ owner: owner ?? undefined })}
      />
      {tags.length > 0 && (
        <Select
          allowClear
          aria-label={t("moleculeList.tag")}
          placeholder={t("moleculeList.tag")}
          style={{ width: 116 }}
          value={search.tag ?? null}
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(tag) => narrow({ tag: tag ?? undefined })}
        />
      )}
      {isNarrowed(search) && (
        <Button
          type="text"
          icon={<CloseOutlined />}
          onClick={() =>
            narrow({
              molecule: undefined,
              topology: undefined,
              project: undefined,
              owner: undefined,
              tag: undefined,
            })
          }
        >
          {t("moleculeList.clearFilters")}
        </Button>
      )}
    </Filters>
  );
};
