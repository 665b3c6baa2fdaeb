import { MIN_FEATURE_BASES } from "@benchleaf/bio";
import { InputNumber, Switch } from "antd";
import { useId } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import { type DetectForm, MAX_FEATURE_BASES, MIN_IDENTITY } from "../../annotation/annotation-settings.ts";
import { TaskLine } from "./task-line.tsx";

interface DetectFieldsProps {
  readonly form: DetectForm;
  readonly hasLibraryChoice: boolean;
  readonly hasKnownChoice: boolean;
  readonly onChange: (form: DetectForm) => void;
}

/** What counts as a known feature, and where it is searched for. */
export const DetectFields = ({ form, hasLibraryChoice, hasKnownChoice, onChange }: DetectFieldsProps) => {
  const t = useTranslation();
  const id = useId();
  return (
    <>
      <TaskLine id={`${id}-identity`} label={t("annotation.minIdentity")}>
        <InputNumber
          id={`${id}-identity`}
          size="small"
          min={MIN_IDENTITY}
          max={100}
          suffix="%"
          value={form.minIdentity}
          onChange={(minIdentity) => minIdentity !== null && onChange({ ...form, minIdentity })}
        />
      </TaskLine>
      <TaskLine id={`${id}-length`} label={t("annotation.minLength")}>
        <InputNumber
          id={`${id}-length`}
          size="small"
          min={MIN_FEATURE_BASES}
          max={MAX_FEATURE_BASES}
          precision={0}
          suffix="bp"
          value={form.minLength}
          onChange={(minLength) => minLength !== null && onChange({ ...form, minLength })}
        />
      </TaskLine>
      <TaskLine id={`${id}-translated`} label={t("annotation.translated")}>
        <Switch
          id={`${id}-translated`}
          size="small"
          checked={form.isTranslated}
          onChange={(isTranslated) => onChange({ ...form, isTranslated })}
        />
      </TaskLine>
      {hasLibraryChoice && (
        <TaskLine id={`${id}-library`} label={t("annotation.hasLibrary")}>
          <Switch
            id={`${id}-library`}
            size="small"
            checked={form.hasLibrary}
            onChange={(hasLibrary) => onChange({ ...form, hasLibrary })}
          />
        </TaskLine>
      )}
      {hasKnownChoice && (
        <TaskLine id={`${id}-skips`} label={t("annotation.skipsKnown")}>
          <Switch
            id={`${id}-skips`}
            size="small"
            checked={form.skipsKnown}
            onChange={(skipsKnown) => onChange({ ...form, skipsKnown })}
          />
        </TaskLine>
      )}
    </>
  );
};
