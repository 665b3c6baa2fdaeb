import { ProjectOutlined, UserOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useColleagues } from "../../../kernel/parts/colleague-select.tsx";
import { useWords } from "../../../kernel/words.ts";
import { useProjectsNamed } from "../search.queries.ts";
import styles from "./search.module.css";

const SHOWN = 5;

/** Projects and people of that name: the one opens, the other narrows the search down to their files. */
export const AlsoFound = ({ text, onOwner }: { text: string; onOwner: (userId: string) => void }) => {
  const t = useWords();
  const { data: projects = [] } = useProjectsNamed(text, SHOWN, text !== "");
  const { data: people = [] } = useColleagues(text.slice(0, 100));
  const named = text === "" ? [] : people.slice(0, SHOWN);
  const shared = projects.filter(({ isPersonal }) => !isPersonal);
  if (named.length === 0 && shared.length === 0) return null;
  return (
    <nav className={styles.beside} aria-label={t("search.alsoFound")}>
      {shared.map(({ id, name }) => (
        <Link key={id} to={`/project/${id}/file`}>
          <ProjectOutlined aria-hidden="true" /> {name}
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
