import { enzymes } from "@benchleaf/bio";
import { useNavigate } from "@tanstack/react-router";
import { Select } from "antd";
import { useMemo } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./library.module.css";

/** Any enzyme of the catalogue by its name. */
export const EnzymeLookup = () => {
  const t = useTranslation();
  const navigate = useNavigate();
  const options = useMemo(() => enzymes().map(({ name }) => ({ value: name, label: name })), []);
  return (
    <Select
      className={styles.search ?? ""}
      aria-label={t("biolibrary.lookUp")}
      placeholder={t("biolibrary.lookUp")}
      value={null}
      showSearch={{ optionFilterProp: "label" }}
      options={options}
      onChange={(enzyme: string) =>
        void navigate({ to: "/sequence/library/$kind", params: { kind: "enzyme" }, search: { enzyme } })
      }
    />
  );
};
