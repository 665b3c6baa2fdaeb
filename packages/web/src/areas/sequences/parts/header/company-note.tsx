import { TeamOutlined } from "@ant-design/icons";
import { useFormat } from "../../../../kernel/format.ts";
import { useWords } from "../../../../kernel/words.ts";
import type { SafeWork } from "../../hooks/use-safe-work.ts";
import styles from "./company-note.module.css";

/** Who else has the sequence open, and whether this browser has it twice. Moves nothing when it comes and goes. */
export const CompanyNote = ({ others, otherTabs }: Pick<SafeWork, "others" | "otherTabs">) => {
  const t = useWords();
  const format = useFormat();
  const namesOf = (isEditing: boolean) =>
    format.list(others.filter((one) => one.isEditing === isEditing).map(({ name }) => name));
  const [editing, watching] = [namesOf(true), namesOf(false)];
  const lines = [
    ...(editing === "" ? [] : [t("sequences.othersEditing", { names: editing })]),
    ...(watching === "" ? [] : [t("sequences.othersHere", { names: watching })]),
    ...(otherTabs > 0 ? [t("sequences.otherTab")] : []),
  ];
  const words = lines.join(" · ");
  return (
    <span className={styles.company} role="status" title={words}>
      {words !== "" && <TeamOutlined aria-hidden />} {words}
    </span>
  );
};
