import { TeamOutlined } from "@ant-design/icons";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { DocumentSession } from "../../hooks/use-document-session.ts";
import styles from "./presence-note.module.css";

/**
 * Other users of the sequence, and whether this browser has it open twice. Does not move anything when it appears.
 */
export const PresenceNote = ({ others, otherTabs }: Pick<DocumentSession, "others" | "otherTabs">) => {
  const t = useTranslation();
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
    <span className={styles.presence} role="status" title={words}>
      {words !== "" && <TeamOutlined aria-hidden />} {words}
    </span>
  );
};
