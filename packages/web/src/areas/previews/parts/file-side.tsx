import { EditOutlined } from "@ant-design/icons";
import type { FilePage } from "@benchleaf/contract";
import { Button, Tag as Chip } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { useKindName } from "../../../kernel/parts/file-icon.tsx";
import { SidePanel } from "../../../kernel/parts/side-panel.tsx";
import { subjectOfFile } from "../../../kernel/subjects/subject.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { CommentThreads } from "../../../shared/comments/comment-threads.tsx";
import { OperationList } from "../../../shared/files/operation-list.tsx";
import { FileSharing } from "../../../shared/files/sharing/sharing-panel.tsx";
import { TagDialog } from "../../../shared/files/tag-dialog.tsx";
import { VersionList } from "../../../shared/files/version-list.tsx";
import { SubjectAttachments } from "../../../shared/subjects/subject-attachments.tsx";
import { SubjectLinks } from "../../../shared/subjects/subject-links.tsx";
import { RecordTasks } from "../../../shared/subjects/tasks/record-tasks.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { SIDE_TABS, type SideTab } from "../use-file-side.ts";
import styles from "./file-side.module.css";

/** Label and value of all that is known of the file. */
const Facts = ({ page }: { page: FilePage }) => {
  const t = useTranslation();
  const format = useFormat();
  const nameOfKind = useKindName();
  const [isTagging, setTagging] = useState(false);
  const { file, bytes } = page;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t("fileActions.columnKind")}</dt>
        <dd>{nameOfKind(file.kind)}</dd>
        {bytes !== null && (
          <>
            <dt>{t("fileActions.columnSize")}</dt>
            <dd>{format.bytes(bytes)}</dd>
          </>
        )}
        <dt>{t("fileActions.columnOwner")}</dt>
        <dd>
          <Colleague id={file.ownerId} name={file.ownerName} />
        </dd>
        <dt>{t("fileActions.createdAt")}</dt>
        <dd>{format.dateTime(file.createTime)}</dd>
        <dt>{t("fileActions.columnUpdated")}</dt>
        <dd>{format.dateTime(file.updateTime)}</dd>
        <dt>{t("fileActions.tags")}</dt>
        <dd className={styles.tags}>
          {file.tags.map(({ id, name, color }) => (
            <Chip key={id} color={color}>
              {name}
            </Chip>
          ))}
          {file.abilities.edit && (
            <Button
              size="small"
              type="text"
              icon={<EditOutlined />}
              aria-label={t("fileActions.tagsOf", { name: file.name })}
              onClick={() => setTagging(true)}
            />
          )}
        </dd>
      </dl>
      {isTagging && <TagDialog files={[file]} onClose={() => setTagging(false)} />}
    </>
  );
};

const Content = ({ page, tab }: { page: FilePage; tab: SideTab }) => {
  const { file } = page;
  if (tab === "comments") return <CommentThreads subject={subjectOfFile(file)} />;
  if (tab === "links") return <SubjectLinks subject={subjectOfFile(file)} />;
  if (tab === "tasks") return <RecordTasks subject={subjectOfFile(file)} />;
  if (tab === "attachments") return <SubjectAttachments subject={subjectOfFile(file)} />;
  if (tab === "people") return <FileSharing file={file} />;
  if (tab === "versions") return <VersionList file={file} />;
  if (tab === "operations") return <OperationList file={file} />;
  return <Facts page={page} />;
};

interface FileSideProps {
  readonly page: FilePage;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  /** Over the page if there is no space next to it. */
  readonly isOver: boolean;
  readonly onClose: () => void;
}

/** Information, comments and activity of a file, next to its content. */
export const FileSide = ({ page, tab, onTab, isOver, onClose }: FileSideProps) => {
  const t = useTranslation();
  const panelId = useId();
  const tabs = (
    <>
      <Tabs
        isNarrow
        label={t("fileActions.side")}
        tabs={SIDE_TABS.map((key) => ({ key, label: t(`fileActions.side_${key}`) }))}
        active={tab}
        panelId={panelId}
        onPick={onTab}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        <Content key={`${page.file.id} ${tab}`} page={page} tab={tab} />
      </div>
    </>
  );
  if (isOver)
    return (
      <SidePanel open size="100%" title={page.file.name} onClose={onClose}>
        {tabs}
      </SidePanel>
    );
  return (
    <aside className={styles.side} aria-label={t("fileActions.side")}>
      {tabs}
    </aside>
  );
};
