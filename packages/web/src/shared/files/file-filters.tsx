import { builtFileKinds, type FileKind } from "@benchleaf/contract";
import { Input, Select } from "antd";
import { useKindName } from "../../kernel/parts/file-icon.tsx";
import { countActive, Filters } from "../../kernel/parts/filters.tsx";
import { useTranslation } from "../../kernel/translation.ts";

type Kind = Exclude<FileKind, "folder">;
const KINDS = builtFileKinds.filter((kind): kind is Kind => kind !== "folder");

/** A kind of file as an address names it; undefined if it names none. */
export const readKind = (text: string | undefined): Kind | undefined => KINDS.find((one) => one === text);

interface FileFiltersProps {
  readonly search: string | undefined;
  readonly kind: Kind | undefined;
  readonly onChange: (change: { search: string | undefined } | { kind: string | undefined }) => void;
}

/** Files of many projects by name and kind. */
export const FileFilters = ({ search, kind, onChange }: FileFiltersProps) => {
  const t = useTranslation();
  const kindName = useKindName();
  return (
    <>
      <Input.Search
        key={search ?? ""}
        allowClear
        defaultValue={search ?? ""}
        placeholder={t("projectPages.searchFiles")}
        aria-label={t("projectPages.searchFiles")}
        style={{ width: 220 }}
        onSearch={(text) => onChange({ search: text.trim() || undefined })}
      />
      <Filters active={countActive(kind)}>
        <Select
          allowClear
          aria-label={t("projectPages.columnKind")}
          placeholder={t("projectPages.columnKind")}
          style={{ width: 124 }}
          value={kind ?? null}
          options={KINDS.map((value) => ({ value, label: kindName(value) }))}
          onChange={(next) => onChange({ kind: next ?? undefined })}
        />
      </Filters>
    </>
  );
};
