import { Radio } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import type { SeriesScope } from "./booking-entry.ts";

const scopes = ["this", "following", "all"] as const satisfies readonly SeriesScope[];

/** Which dates of a series are changed or cancelled. */
export const SeriesScopeChoice = ({
  value,
  onChange,
}: {
  readonly value: SeriesScope;
  readonly onChange: (scope: SeriesScope) => void;
}) => {
  const t = useTranslation();
  return (
    <Radio.Group
      aria-label={t("devices.scope")}
      value={value}
      options={scopes.map((scope) => ({ value: scope, label: t(`devices.scope-${scope}`) }))}
      onChange={({ target }) => onChange(target.value as SeriesScope)}
    />
  );
};
