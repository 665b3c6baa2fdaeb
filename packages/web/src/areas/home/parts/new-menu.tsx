import { DownOutlined, PlusOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { Button, Dropdown } from "antd";
import { useCreates } from "../../../kernel/shell/use-creates.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { parsePersistedList, usePersistedState } from "../../../kernel/use-persisted-state.ts";
import { isVisibleCreator, withNewest } from "../recent-creates.ts";
import styles from "./home.module.css";

const useRecentCreates = () => {
  const creates = useCreates();
  const [recent, keep] = usePersistedState("benchleaf-recent-creates", parsePersistedList);
  return {
    creates,
    shown: isVisibleCreator(creates, recent),
    note: (label: string) => keep(withNewest(recent, label)),
  };
};

/** Everything that one may begin, behind one button. */
export const NewMenu = () => {
  const t = useTranslation();
  const { creates, note } = useRecentCreates();
  if (creates.length === 0) return null;
  return (
    <Dropdown
      trigger={["click"]}
      placement="bottomRight"
      menu={{
        items: creates.map(({ label, to, search }) => ({
          key: label,
          label: (
            <Link to={to} search={search ?? {}}>
              {t(label)}
            </Link>
          ),
        })),
        onClick: ({ key }) => note(key),
      }}
    >
      <Button type="primary" icon={<PlusOutlined />}>
        {t("files.begin")} <DownOutlined aria-hidden="true" />
      </Button>
    </Dropdown>
  );
};

/** The three that one begins most lately. */
export const RecentCreates = () => {
  const t = useTranslation();
  const { shown, note } = useRecentCreates();
  return (
    <ul className={styles.creates}>
      {shown.map(({ label, to, search }) => (
        <li key={label}>
          <Link to={to} search={search ?? {}} className={styles.create} onClick={() => note(label)}>
            <PlusOutlined aria-hidden="true" />
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
