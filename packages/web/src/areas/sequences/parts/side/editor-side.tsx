import { MenuFoldOutlined, UnorderedListOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { lazy, Suspense } from "react";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { usePageKeys } from "../../../../kernel/use-page-keys.ts";
import type { EditorAction } from "../../actions/editor-action.ts";
import { pageKeys } from "../../actions/page-keys.ts";
import type { ListLinks } from "../../annotation/list-links.ts";
import { EnzymeList } from "../../digest/enzyme-list.tsx";
import type { useEditorTools } from "../../hooks/use-editor-tools.ts";
import type { useEditorViews } from "../../hooks/use-editor-views.ts";
import { readWidth, useRemembered } from "../../hooks/use-remembered.ts";
import type { useSequenceEditor } from "../../hooks/use-sequence-editor.ts";
import styles from "../workbench/workbench.module.css";
import { FeatureList } from "./feature-list.tsx";
import { OrfList } from "./orf-list.tsx";
import { PrimerList } from "./primer-list.tsx";
import { PropertiesPane } from "./properties-pane.tsx";
import { MAX_WIDTH, MIN_WIDTH, SidePanel } from "./side-panel.tsx";
import type { SideTab } from "./side-tabs.tsx";

const EditorTask = lazy(() => import("../tasks/editor-task.tsx"));

interface EditorSideProps {
  readonly file: LabFile;
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly views: ReturnType<typeof useEditorViews>;
  readonly opened: ReturnType<typeof useEditorTools>;
  readonly actions: readonly EditorAction[];
  readonly isEditable: boolean;
  readonly links: Pick<ListLinks, "theme" | "hoveredFeatureId" | "onHover">;
}

/** Where the window is narrow, map and residues need the room of the lists. */
const isRoomy = () => globalThis.innerWidth >= 1200;
/** All tabs, and the places of features whole, where the window has the room. */
/** Where there is room for it all tabs are in their bar: English words are longer than Chinese ones. */
const usualWidth = () => {
  if (globalThis.innerWidth < 1400) return MIN_WIDTH;
  return document.documentElement.lang.startsWith("zh") ? 280 : 356;
};
const readYes = (text: string) => text === "true";
const readText = (text: string) => text;

/** What is next to the views: lists of all that is annotated or was found, or nothing but the way to them. */
export const EditorSide = ({ file, editor, views, opened, actions, isEditable, links }: EditorSideProps) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useRemembered<boolean>("benchleaf-sequence-features", isRoomy(), readYes);
  const [tab, setTab] = useRemembered<string>("benchleaf-sequence-side-tab", "features", readText);
  const [width, setWidth] = useRemembered<number>(
    "benchleaf-sequence-side-width",
    usualWidth(),
    readWidth(MIN_WIDTH, MAX_WIDTH),
  );
  usePageKeys(() => [
    {
      key: "sidePanel",
      label: t(isOpen ? "annotation.hidePanel" : "annotation.showPanel"),
      shortcut: pageKeys.sidePanel,
      run: () => setOpen(!isOpen),
    },
  ]);
  const { document, picked, onPick } = editor;
  const { record, selection } = document;
  const { settings, setSettings, tracks, hidden, onHide } = views;
  const { tools, task, endTask } = opened;
  const all: ListLinks = {
    ...links,
    size: record.sequence.length,
    selection,
    picked,
    onPick,
    hidden,
    onHide,
  };
  if (task !== null && isEditable)
    return (
      <Suspense fallback={null}>
        <EditorTask key={task} {...{ task, editor, views }} links={all} onClose={endTask} />
      </Suspense>
    );
  if (!isOpen)
    return (
      <button
        type="button"
        className={styles.rail}
        aria-label={t("annotation.showPanel")}
        aria-expanded={false}
        title={`${t("annotation.showPanel")} (${formatShortcut(pageKeys.sidePanel)})`}
        onClick={() => setOpen(true)}
      >
        <MenuFoldOutlined aria-hidden />
        <UnorderedListOutlined aria-hidden />
      </button>
    );
  const showOrfs = () => setSettings({ orfs: { ...settings.orfs, isShown: true } });
  const tabs: readonly SideTab[] = [
    {
      key: "features",
      label: t("annotation.tabFeatures"),
      content: () => <FeatureList {...{ record, actions, tools, isEditable }} links={all} />,
    },
    ...(record.kind === "protein"
      ? []
      : [
          {
            key: "primers",
            label: t("annotation.tabPrimers"),
            content: () => <PrimerList {...{ record, actions, tools, isEditable }} links={all} />,
          },
          ...(record.kind === "dna"
            ? [
                {
                  key: "enzymes",
                  label: t("digest.enzymeTab"),
                  content: () => (
                    <EnzymeList
                      {...{ record, settings, setSettings, selection, onSelect: editor.onSelect }}
                    />
                  ),
                },
              ]
            : []),
          {
            key: "orfs",
            label: t("annotation.tabOrfs"),
            content: () => (
              <OrfList orfs={tracks.orfs} isShown={settings.orfs.isShown} onShow={showOrfs} links={all} />
            ),
          },
        ]),
    {
      key: "properties",
      label: t("annotation.tabProperties"),
      content: () => (
        <PropertiesPane
          {...{ file, document, tracks, isEditable }}
          onDescribe={() => tools.open("describe")}
        />
      ),
    },
  ];
  return (
    <SidePanel
      tabs={tabs}
      open={tab}
      onOpen={setTab}
      width={width}
      onWidth={setWidth}
      onClose={() => setOpen(false)}
    />
  );
};
