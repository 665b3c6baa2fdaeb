import { filesApi, searchApi, subjectsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { useState } from "react";
import { call } from "../client.ts";
import { useDebounced } from "../use-debounced.ts";

/** What such a field names: a file, a sequence among files, a material or a sample. */
export type NamedType = "file" | "sequence" | "material" | "sample";

const SHOWN = 20;

interface Option {
  readonly value: string;
  readonly label: string;
}

const find = async (type: NamedType, search: string, signal: AbortSignal): Promise<readonly Option[]> => {
  if (type === "material" || type === "sample") {
    const found = await call(searchApi.records, { query: { q: search, limit: SHOWN } }, { signal });
    return found.filter(({ kind }) => kind === type).map(({ id, name }) => ({ value: id, label: name }));
  }
  const files = await call(filesApi.find, { query: { search, limit: SHOWN } }, { signal });
  return files
    .filter(({ kind }) => type === "file" || kind === type)
    .map(({ id, name }) => ({ value: id, label: name }));
};

/** The name of what is named already, since only what is searched for is listed. */
const useName = (type: NamedType, id: string) =>
  useQuery({
    queryKey: ["fields", "named", type, id],
    queryFn: ({ signal }) => {
      const kind = type === "sequence" ? "file" : type;
      return call(subjectsApi.named, { body: { subjects: [{ kind, id }] } }, { signal });
    },
    enabled: id !== "",
  }).data?.[0]?.name;

interface ReferenceInputProps {
  readonly id?: string;
  readonly label?: string;
  readonly type: NamedType;
  /** Empty: none. */
  readonly value: string;
  readonly isFixed?: boolean;
  readonly onChange: (value: string) => void;
}

/** Names a record by what is typed of its name or number. */
export const ReferenceInput = ({
  id,
  label,
  type,
  value,
  isFixed = false,
  onChange,
}: ReferenceInputProps) => {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const { data: found = [], isFetching } = useQuery({
    queryKey: ["fields", "find", type, search],
    queryFn: ({ signal }) => find(type, search, signal),
    enabled: search !== "",
    placeholderData: (before) => before,
  });
  const name = useName(type, value);
  const isListed = value === "" || found.some((one) => one.value === value);
  return (
    <Select<string>
      {...(id !== undefined && { id })}
      {...(label !== undefined && { "aria-label": label })}
      allowClear
      disabled={isFixed}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      {...(value !== "" && { value })}
      options={isListed ? [...found] : [{ value, label: name ?? "…" }, ...found]}
      onChange={(next: string | undefined) => onChange(next ?? "")}
    />
  );
};
