import { ProjectOutlined, UserOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { linkOfAddress } from "../../../kernel/file-address.ts";
import { useColleagues } from "../../../kernel/parts/colleague-select.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { SubjectIcon } from "../../../shared/subjects/subject-links.tsx";
import { useProjectsNamed, useRecordsNamed } from "../search.queries.ts";
import styles from "./search.module.css";

const SHOWN = 5;

/** Projects, samples, materials and people of that name: the last narrow the search down to their files, the others open. */
export const AlsoFound = ({ text, onOwner }: { text: string; onOwner: (userId: string) => void }) => {
  const t = useTranslation();
  const { data: projects = [] } = useProjectsNamed(text, SHOWN, text !== "");
  const { data: people = [] } = useColleagues(text.slice(0, 100));
  const { data: found = [] } = useRecordsNamed(text, SHOWN);
  const records = text === "" ? [] : found;
  const named = text === "" ? [] : people.slice(0, SHOWN);
  const shared = projects.filter(({ isPersonal }) => !isPersonal);
  if (named.length + shared.length + records.length === 0) return null;
  return (
    <nav className={styles.beside} aria-label={t("search.alsoFound")}>
      {shared.map(({ id, name }) => (
        <Link key={id} to={`/project/${id}/file`}>
          <ProjectOutlined aria-hidden="true" /> {name}
        </Link>
      ))}
      {records.map((record) => (
        <Link key={`${record.kind} ${record.id}`} {...linkOfAddress(record.address)}>
          <SubjectIcon {...record} /> {record.name}
        </Link>
      ))}
      {named.map(({ userId, name }) => (
        <Button
          key={userId}
          type="link"
          size="small"
          icon={<UserOutlined aria-hidden="true" />}
          onClick={() => onOwner(userId)}
        >
          {t("search.filesOf", { name })}
        </Button>
      ))}
    </nav>
  );
};
