import { BellFilled, BellOutlined, EditOutlined } from "@ant-design/icons";
import type { SubjectOverview } from "@benchleaf/contract";
import { Button, Tag as Chip } from "antd";
import { useId, useState } from "react";
import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { SidePanel } from "../../kernel/parts/side-panel.tsx";
import { paramsOf, type Subject } from "../../kernel/subjects/subject.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { CommentThreads } from "../comments/comment-threads.tsx";
import { TagChoice } from "../files/tag-dialog.tsx";
import { SubjectAttachments } from "./subject-attachments.tsx";
import { SubjectLinks } from "./subject-links.tsx";
import styles from "./subjects.module.css";
import { useFollow, useSubject, useTagSubject } from "./subjects.queries.ts";
import { RecordTasks } from "./tasks/record-tasks.tsx";

const TABS = ["comments", "links", "attachments", "tasks"] as const;
type Tab = (typeof TABS)[number];

/** The tags of a record, and whether one is notified of what becomes of it. */
const Head = ({ subject }: { subject: SubjectOverview }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const follow = useFollow();
  const tag = useTagSubject();
  const [isTagging, setTagging] = useState(false);
  const params = paramsOf(subject);
  const { isFollowed, tags } = subject;
  return (
    <div className={styles.head}>
      <div className={styles.tags}>
        {tags.map(({ id, name, color }) => (
          <Chip key={id} color={color}>
            {name}
          </Chip>
        ))}
        {subject.abilities.edit && (
          <Button size="small" type="text" icon={<EditOutlined />} onClick={() => setTagging(true)}>
            {t("subjects.editTags")}
          </Button>
        )}
      </div>
      <Button
        size="small"
        icon={isFollowed ? <BellFilled /> : <BellOutlined />}
        aria-pressed={isFollowed}
        loading={follow.isPending}
        onClick={() =>
          follow.mutate({ params, body: { isFollowed: !isFollowed } }, { onError: toasts.failure })
        }
      >
        {t(isFollowed ? "subjects.followed" : "subjects.follow")}
      </Button>
      {isTagging && (
        <TagChoice
          records={[subject]}
          isBusy={tag.isPending}
          onApply={(body) =>
            tag.mutate({ params, body }, { onSuccess: () => setTagging(false), onError: toasts.failure })
          }
          onClose={() => setTagging(false)}
        />
      )}
    </div>
  );
};

/** Which record the panel is about. */
export interface SubjectPanelProps {
  readonly about: Subject;
  /** The thread that a link has led to. */
  readonly sought?: string | undefined;
  readonly onClose: () => void;
}

/** Comments, links and attachments of a record that is not a file, over the page that lists it. */
export default function SubjectPanel({ about, sought, onClose }: SubjectPanelProps) {
  const t = useTranslation();
  const { data: subject } = useSubject(about);
  return (
    <SidePanel open size={460} title={subject?.name ?? t("subjects.panel")} onClose={onClose}>
      <SubjectBody about={about} sought={sought} />
    </SidePanel>
  );
}

/** Beside one another where a page is wide enough for it. */
const Columns = ({ subject, sought }: { subject: SubjectOverview; sought: string | undefined }) => {
  const t = useTranslation();
  return (
    <div className={styles.columns}>
      <section aria-label={t("subjects.tab_comments")}>
        <CommentThreads subject={subject} {...(sought && { sought })} />
      </section>
      <div>
        <section className={styles.aside}>
          <h2>{t("subjects.tab_links")}</h2>
          <SubjectLinks subject={subject} />
        </section>
        <section className={styles.aside}>
          <h2>{t("subjects.tab_attachments")}</h2>
          <SubjectAttachments subject={subject} />
        </section>
        <section className={styles.aside}>
          <h2>{t("subjects.tab_tasks")}</h2>
          <RecordTasks subject={subject} />
        </section>
      </div>
    </div>
  );
};

/** The same where it is on a page of its own: in columns where there is width for them. */
export const SubjectPage = (props: Omit<SubjectPanelProps, "onClose">) => {
  const isWide = useMedia("(min-width: 1100px)");
  const { data: subject } = useSubject(props.about);
  if (!isWide || !subject) return <SubjectBody {...props} />;
  return (
    <>
      <Head subject={subject} />
      <Columns subject={subject} sought={props.sought} />
    </>
  );
};

const SubjectBody = ({ about, sought }: Omit<SubjectPanelProps, "onClose">) => {
  const t = useTranslation();
  const panelId = useId();
  const { data: subject, error, refetch } = useSubject(about);
  const [tab, setTab] = useState<Tab>("comments");
  return (
    <>
      {error && !subject && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!subject && !error && <ListSkeleton label={t("shell.loading")} />}
      {subject && (
        <>
          <Head subject={subject} />
          <Tabs<Tab>
            isNarrow
            label={t("subjects.panel")}
            tabs={TABS.map((key) => ({ key, label: t(`subjects.tab_${key}`) }))}
            active={tab}
            panelId={panelId}
            onPick={setTab}
          />
          <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`} className={styles.body}>
            {tab === "comments" && <CommentThreads subject={subject} {...(sought && { sought })} />}
            {tab === "links" && <SubjectLinks subject={subject} />}
            {tab === "attachments" && <SubjectAttachments subject={subject} />}
            {tab === "tasks" && <RecordTasks subject={subject} />}
          </div>
        </>
      )}
    </>
  );
};
