import type { NamedSubject, TaskRecord } from "@benchleaf/contract";
import { Select } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { SubjectIcon } from "../subject-links.tsx";
import { useFoundFiles, useFoundRecords } from "../subjects.queries.ts";

type Named = Pick<NamedSubject, "kind" | "id" | "name">;

const keyOf = ({ kind, id }: Pick<NamedSubject, "kind" | "id">): string => `${kind} ${id}`;

interface RecordFieldProps {
  readonly id?: string;
  readonly value?: TaskRecord | null;
  readonly onChange?: (record: TaskRecord | null) => void;
  /** What the record of the task is called. */
  readonly known: Named | null;
}

/** The file or other record that a task is about, looked up by name or number. */
export const RecordField = ({ id, value, onChange, known }: RecordFieldProps) => {
  const t = useTranslation();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<Named | null>(null);
  const wanted = useDebounced(search.trim());
  const { data: files = [], isFetching } = useFoundFiles(wanted);
  const { data: records = [] } = useFoundRecords(wanted);
  const found = [
    ...files.map((file) => ({
      kind: "file" as const,
      id: file.id,
      name: file.name,
      sort: file.kind as string,
    })),
    ...records,
  ];
  const name = [chosen, known].find((one) => one && value && keyOf(one) === keyOf(value))?.name;
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      popupMatchSelectWidth={360}
      placeholder={t("tasks.aboutNothing")}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={isFetching}
      notFoundContent={t(wanted === "" ? "tasks.aboutSearch" : "tasks.aboutNone")}
      value={value ? { value: keyOf(value), label: name ?? t("tasks.about") } : null}
      labelInValue
      options={found.map((one) => ({
        value: keyOf(one),
        label: (
          <>
            <SubjectIcon kind={one.kind} sort={one.sort} /> {one.name}
          </>
        ),
      }))}
      onChange={(option: { value: string; label: ReactNode } | null | undefined) => {
        const one = found.find((each) => keyOf(each) === option?.value);
        setChosen(one ?? null);
        onChange?.(one ? { kind: one.kind, id: one.id, blockId: null } : null);
      }}
    />
  );
};
