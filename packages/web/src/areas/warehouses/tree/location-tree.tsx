import type { LocationNode } from "@benchleaf/contract";
import { Tree } from "antd";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../parts/warehouses.module.css";
import { LocationIcon } from "./location-icon.tsx";
import { ancestorsOf, type NestedLocation, nestLocations } from "./location-nodes.ts";

interface LocationTreeProps {
  readonly label: string;
  readonly nodes: readonly LocationNode[];
  readonly chosenId: string | null;
  /** Cannot be chosen. */
  readonly closedIds?: ReadonlySet<string>;
  readonly onChoose: (locationId: string) => void;
}

interface Branch {
  readonly key: string;
  readonly title: React.ReactNode;
  readonly disabled: boolean;
  readonly children: Branch[];
}

const NodeTitle = ({ node }: { readonly node: LocationNode }) => {
  const t = useTranslation();
  const format = useFormat();
  const { grid, occupiedCount, containerCount, isEnabled } = node;
  const figure =
    grid === null
      ? format.number(containerCount)
      : `${format.number(occupiedCount)}/${format.number(grid.rows * grid.columns)}`;
  return (
    <span className={styles.node} data-disabled={!isEnabled || node.isArchived || undefined}>
      <LocationIcon kind={node.kind} />{" "}
      <span className={styles.nodeName} title={node.name}>
        {node.name}
      </span>
      {node.isArchived && <span className={styles.soft}>{t("warehouses.archived")}</span>}
      {!isEnabled && !node.isArchived && <span className={styles.soft}>{t("warehouses.isDisabled")}</span>}
      <span className={styles.figure}>{figure}</span>
    </span>
  );
};

/** The locations of a warehouse, each with its fill level. */
export const LocationTree = ({ label, nodes, chosenId, closedIds, onChoose }: LocationTreeProps) => {
  const branches = useMemo(() => {
    const branchOf = ({ node, inside }: NestedLocation): Branch => ({
      key: node.id,
      title: <NodeTitle node={node} />,
      disabled: closedIds?.has(node.id) ?? false,
      children: inside.map(branchOf),
    });
    return nestLocations(nodes).map(branchOf);
  }, [nodes, closedIds]);
  const [opened, setOpened] = useState<readonly string[]>(() =>
    nodes.filter(({ parentId }) => parentId === null).map(({ id }) => id),
  );
  const above = chosenId === null ? [] : ancestorsOf(nodes, chosenId);
  const [shown, setShown] = useState("");
  // Opens the way to what is chosen once: it can be closed again by hand.
  if (shown !== above.join()) {
    setShown(above.join());
    setOpened([...new Set([...opened, ...above])]);
  }
  return (
    <Tree
      aria-label={label}
      blockNode
      virtual={false}
      treeData={branches}
      selectedKeys={chosenId === null ? [] : [chosenId]}
      expandedKeys={[...opened]}
      onExpand={(keys) => setOpened(keys.map(String))}
      onSelect={(_, { node }) => onChoose(String(node.key))}
    />
  );
};
