import {
  AlignLeftOutlined,
  BranchesOutlined,
  CopyOutlined,
  DeleteOutlined,
  ExportOutlined,
  FolderOpenOutlined,
  ScissorOutlined,
  SwapOutlined,
  TagOutlined,
  ToolOutlined,
} from "@ant-design/icons";
import { MAX_CLONING_FRAGMENTS, type SequenceSummary } from "@benchleaf/contract";
import type { ReactNode } from "react";
import { hasPermission } from "../../../kernel/session.ts";
import type { PhraseKey, Translate } from "../../../kernel/translation.ts";
import { MAX_BATCH } from "../batch/use-batch.ts";

/** What can be done to sequences of the list, one or many. */
export const LIST_ACTIONS = [
  "export",
  "align",
  "clone",
  "tools",
  "annotate",
  "digest",
  "primers",
  "move",
  "copy",
  "recycle",
] as const;
export type ListAction = (typeof LIST_ACTIONS)[number];

export const actionLabels: Readonly<
  Record<ListAction, { readonly icon: ReactNode; readonly label: PhraseKey }>
> = {
  export: { icon: <ExportOutlined aria-hidden />, label: "moleculeList.export" },
  align: { icon: <AlignLeftOutlined aria-hidden />, label: "moleculeList.align" },
  clone: { icon: <BranchesOutlined aria-hidden />, label: "moleculeList.clone" },
  tools: { icon: <ToolOutlined aria-hidden />, label: "sequences.openTools" },
  annotate: { icon: <TagOutlined aria-hidden />, label: "moleculeList.annotate" },
  digest: { icon: <ScissorOutlined aria-hidden />, label: "moleculeList.digest" },
  primers: { icon: <SwapOutlined aria-hidden />, label: "moleculeList.primers" },
  move: { icon: <FolderOpenOutlined aria-hidden />, label: "fileActions.move" },
  copy: { icon: <CopyOutlined aria-hidden />, label: "fileActions.copy" },
  recycle: { icon: <DeleteOutlined aria-hidden />, label: "fileActions.recycle" },
};

/** A vector and the fragments that fit on a bench. */
const MAX_CLONED = MAX_CLONING_FRAGMENTS + 1;

const cloneObstacle = (files: readonly SequenceSummary[], t: Translate): string | null => {
  if (files.some(({ isProtein, isRna }) => isProtein || isRna)) return t("moleculeList.cloneNotDna");
  return files.length > MAX_CLONED ? t("moleculeList.cloneTooMany", { most: MAX_CLONED }) : null;
};

/** Why each action is not possible for these sequences; null if it is. Actions that are not offered are left out. */
export const actionsFor = (
  files: readonly SequenceSummary[],
  t: Translate,
): readonly { readonly action: ListAction; readonly obstacle: string | null }[] => {
  const tooMany = files.length > MAX_BATCH ? t("moleculeList.batchTooMany", { most: MAX_BATCH }) : null;
  const noRight = files.every(({ abilities }) => abilities.recycle)
    ? null
    : t("moleculeList.annotateNoRight");
  const obstacles: Readonly<Record<ListAction, string | null>> = {
    export: tooMany,
    align: files.length < 2 ? t("moleculeList.alignTooFew") : tooMany,
    clone: cloneObstacle(files, t),
    tools: null,
    annotate: tooMany,
    digest: tooMany,
    primers: tooMany,
    move: noRight,
    copy: null,
    recycle: noRight,
  };
  const offered: Partial<Record<ListAction, boolean>> = {
    align: hasPermission("MOLECULE_ALIGNMENT"),
    clone: hasPermission("MOLECULE_CLONING"),
    // A tool begins with one molecule.
    tools: files.length === 1 && hasPermission("MOLECULE_TOOLS"),
  };
  return LIST_ACTIONS.filter((action) => offered[action] !== false).map((action) => ({
    action,
    obstacle: obstacles[action],
  }));
};
