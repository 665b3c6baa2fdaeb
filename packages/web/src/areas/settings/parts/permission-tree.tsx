import { CaretDownOutlined } from "@ant-design/icons";
import { Input, Tree } from "antd";
import { useMemo, useState } from "react";
import { useSession } from "../../../kernel/session.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { usePermissionTree } from "../settings.queries.ts";
import styles from "./settings.module.css";

/** The permissions by module; what one does not hold cannot be given. */
const useModules = (isReadOnly: boolean) => {
  const t = useTranslation();
  const { authorities } = useSession();
  const { data = [] } = usePermissionTree();
  return useMemo(() => {
    const held = new Set<string>(authorities);
    return data.map(({ module, permissions }) => ({
      key: `module:${module}`,
      title: t(`permissions.${module}` as PhraseKey),
      disableCheckbox: isReadOnly || !permissions.every((key) => held.has(key)),
      children: permissions.map((key) => ({
        key: key as string,
        title: t(`permissions.${key}`),
        disableCheckbox: isReadOnly || !held.has(key),
      })),
    }));
  }, [t, data, authorities, isReadOnly]);
};
type Module = ReturnType<typeof useModules>[number];

/** Modules and permissions that are called so; a module that is brings all of its own. */
const namedSo = (modules: readonly Module[], search: string): readonly Module[] => {
  const isSo = (title: string) => title.toLocaleLowerCase().includes(search.toLocaleLowerCase());
  return modules.flatMap((module) => {
    if (isSo(module.title)) return [module];
    const children = module.children.filter(({ title }) => isSo(title));
    return children.length === 0 ? [] : [{ ...module, children }];
  });
};

interface PermissionTreeProps {
  readonly keys: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (keys: readonly string[]) => void;
}

/** Chooses permissions, found by their names, each module with how many of its own are chosen. */
export const PermissionTree = ({ keys, isReadOnly, onChange }: PermissionTreeProps) => {
  const t = useTranslation();
  const modules = useModules(isReadOnly);
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<readonly string[]>([]);
  const wanted = search.trim();
  const shown = wanted === "" ? modules : namedSo(modules, wanted);
  const chosen = new Set(keys);
  const countOf = new Map(
    modules.map(({ key, children }) => [
      key,
      `${children.filter((one) => chosen.has(one.key)).length}/${children.length}`,
    ]),
  );
  // The listed permissions; others of the role are kept, including those of areas that do not exist.
  const seen = new Set(shown.flatMap(({ children }) => children.map(({ key }) => key)));
  const unseen = keys.filter((key) => !seen.has(key));
  return (
    <>
      {/* Enter finds nothing more, and saves nothing. */}
      <Input.Search
        allowClear
        className={styles.treeSearch ?? ""}
        aria-label={t("teams.permissionSearch")}
        placeholder={t("teams.permissionSearch")}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onPressEnter={(event) => event.preventDefault()}
      />
      <div className={styles.tree}>
        {shown.length === 0 ? (
          <p className={styles.treeNothing} role="status">
            {t("teams.permissionNone")}
          </p>
        ) : (
          <Tree
            checkable
            selectable={false}
            switcherIcon={<CaretDownOutlined aria-hidden="true" />}
            aria-label={t("teams.permissions")}
            treeData={[...shown]}
            titleRender={({ key, title }) => (
              <>
                {title}
                {countOf.has(key) && (
                  <span className={styles.treeCount} aria-hidden="true">
                    {countOf.get(key)}
                  </span>
                )}
              </>
            )}
            expandedKeys={wanted === "" ? [...opened] : shown.map(({ key }) => key)}
            onExpand={(open) => wanted === "" && setOpened(open.map(String))}
            checkedKeys={keys.filter((key) => seen.has(key))}
            onCheck={(checked) =>
              Array.isArray(checked) &&
              onChange([...unseen, ...checked.map(String).filter((key) => !key.startsWith("module:"))])
            }
          />
        )}
      </div>
    </>
  );
};
