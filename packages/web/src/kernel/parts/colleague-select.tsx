import { membersApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { useState } from "react";
import { call } from "../client.ts";
import { useDebounced } from "../use-debounced.ts";

/** Members of the team whose names hold a text, the first few. */
export const useColleagues = (search: string) =>
  useQuery({
    queryKey: ["colleagues", search],
    queryFn: ({ signal }) => call(membersApi.colleagues, { query: search ? { search } : {} }, { signal }),
    placeholderData: (before) => before,
  });

interface ColleagueSelectProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (userId: string) => void;
  /** Who cannot be chosen, e.g. the reader. */
  readonly exceptId?: string;
  /** Names it where no label is next to it; it can then be emptied too. */
  readonly label?: string;
  /** The selected user's name, if the caller knows it: the first few members may not include them. */
  readonly valueName?: string;
}

/** A field that names one member of the team; what is typed searches by name. */
export const ColleagueSelect = ({ exceptId, label, valueName, ...field }: ColleagueSelectProps) => {
  const [search, setSearch] = useState("");
  const { data = [], isFetching } = useColleagues(useDebounced(search));
  const { value } = field;
  const known =
    value === undefined ||
    valueName === undefined ||
    search !== "" ||
    data.some(({ userId }) => userId === value)
      ? data
      : [{ userId: value, name: valueName }, ...data];
  return (
    <Select
      {...field}
      {...(label && { "aria-label": label, placeholder: label, allowClear: true, style: { width: 140 } })}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={isFetching}
      options={known
        .filter(({ userId }) => userId !== exceptId)
        .map(({ userId, name }) => ({ value: userId, label: name }))}
    />
  );
};
