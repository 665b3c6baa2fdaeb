import { CommentOutlined, EllipsisOutlined, FilePdfOutlined } from "@ant-design/icons";
import type { PaperDetail } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Dropdown } from "antd";
import { useId, useRef, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { Failure } from "../../../kernel/client.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { CommentThreads } from "../../../shared/comments/comment-threads.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { usePaper, usePaperChanges } from "../library.queries.ts";
import { authorsLine, sourceLine } from "../paper-text.ts";
import { CiteDialog } from "../parts/cite-dialog.tsx";
import { EditRecordDialog } from "../parts/edit-record-dialog.tsx";
import { MarkList } from "../parts/mark-list.tsx";
import { MethodsPanel } from "../parts/methods-panel.tsx";
import styles from "../parts/paper.module.css";
import { PaperDetails } from "../parts/paper-details.tsx";
import { PaperNote } from "../parts/paper-note.tsx";
import { PaperReader } from "../parts/paper-reader.tsx";
import { PublishDialog } from "../parts/publish-dialog.tsx";
import { useSourceInAddress } from "../source-place.ts";

const TABS = ["details", "marks", "comments", "notes", "methods"] as const;
type Tab = (typeof TABS)[number];
type Open = "cite" | "edit" | "publish" | "remove";

const Side = ({ paper }: { paper: PaperDetail }) => {
  const t = useTranslation();
  const panelId = useId();
  const [tab, setTab] = useState<Tab>("details");
  const tabs = TABS.filter((key) => key !== "methods" || hasPermission("LITERATURE_AI"));
  return (
    <aside className={styles.side} aria-label={t("papers.sideLabel")}>
      <Tabs
        label={t("papers.sideLabel")}
        panelId={panelId}
        isNarrow
        active={tab}
        tabs={tabs.map((key): { key: Tab; label: string } => ({ key, label: t(`papers.${key}`) }))}
        onPick={(next) => setTab(next)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <div id={panelId} role="tabpanel" tabIndex={0} className={styles.panel}>
        {tab === "details" && <PaperDetails paper={paper} />}
        {tab === "marks" && <MarkList literatureId={paper.id} version={paper.version} />}
        {tab === "comments" && (
          <CommentThreads
            key={paper.id}
            subject={{ kind: "file", id: paper.id, abilities: paper.abilities }}
          />
        )}
        {tab === "notes" && <PaperNote key={paper.id} literatureId={paper.id} note={paper.own.note} />}
        {tab === "methods" && <MethodsPanel paper={paper} />}
      </div>
    </aside>
  );
};

const Paper = ({ paper, words }: { paper: PaperDetail; words: string | undefined }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [isSending, setSending] = useState(false);
  const { attach, remove, withdraw } = usePaperChanges();
  const source = useSourceInAddress(paper.id);
  useBreadcrumbs([
    { label: t("literature.library"), to: "/library/literature" },
    { label: paper.fields.title },
  ]);
  const sendPdf = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    try {
      const { uuid } = await upload(file, () => {});
      await attach.mutateAsync({ params: { literatureId: paper.id }, body: { uuid } });
    } catch (error) {
      toasts.failure(error);
    }
    setSending(false);
  };
  const choosePdf = (
    <Button icon={<FilePdfOutlined />} loading={isSending} onClick={() => input.current?.click()}>
      {t(paper.hasPdf ? "papers.replacePdf" : "papers.attach")}
    </Button>
  );
  const { edit, manage } = paper.abilities;
  const items = [
    ...(edit ? [{ key: "edit", label: t("papers.edit") }] : []),
    ...(manage ? [{ key: "publish", label: t("papers.publish") }] : []),
    ...(manage && paper.searchPath ? [{ key: "withdraw", label: t("papers.withdraw") }] : []),
    ...(edit ? [{ key: "remove", label: t("papers.remove"), danger: true }] : []),
  ];
  return (
    <Page>
      <PageHeader
        title={paper.fields.title}
        actions={
          <>
            {hasPermission("LITERATURE_AI") && paper.extraction === "read" && (
              <Button
                type="primary"
                icon={<CommentOutlined />}
                onClick={() => void navigate({ to: "/literature/ai", search: { literature: paper.id } })}
              >
                {t("papers.askAi")}
              </Button>
            )}
            <Button onClick={() => setOpen("cite")}>{t("papers.cite")}</Button>
            {edit && paper.hasPdf && choosePdf}
            {items.length > 0 && (
              <Dropdown
                trigger={["click"]}
                menu={{
                  items,
                  onClick: ({ key }) => {
                    if (key === "withdraw")
                      withdraw.mutate(paper.id, {
                        onSuccess: () => toasts.success(t("papers.withdrawn")),
                        onError: toasts.failure,
                      });
                    else setOpen(key as Open);
                  },
                }}
              >
                <Button icon={<EllipsisOutlined />} aria-label={t("papers.more")} />
              </Dropdown>
            )}
          </>
        }
      />
      <p className={styles.lead}>
        {[authorsLine(t, paper.fields), sourceLine(paper.fields)].filter(Boolean).join(" · ")}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,application/pdf"
        aria-label={t("papers.attach")}
        onChange={(event) => {
          void sendPdf(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <div className={styles.bench}>
        {paper.hasPdf ? (
          <PaperReader paper={paper} source={source} words={words} />
        ) : (
          <div className={styles.none}>
            <EmptyState
              title={t("papers.extraction-none")}
              text={t("papers.noPdfText")}
              action={edit && choosePdf}
            />
          </div>
        )}
        <Side paper={paper} />
      </div>
      {open === "cite" && <CiteDialog ids={[paper.id]} onClose={() => setOpen(null)} />}
      {open === "edit" && <EditRecordDialog paper={paper} onClose={() => setOpen(null)} />}
      {open === "publish" && <PublishDialog paper={paper} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === "remove"}
        title={t("papers.removeTitle")}
        action={t("papers.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          remove.mutate([paper.id], {
            onSuccess: ({ removed }) => {
              toasts.success(t("papers.removed", { count: removed }));
              void navigate({ to: "/library/literature" });
            },
            onError: toasts.failure,
          })
        }
      >
        {t("papers.removeText")}
      </ConfirmDialog>
    </Page>
  );
};

const isMissing = (error: unknown): boolean =>
  error instanceof Failure && error.code === "projectFile.not.found";

/** A paper: its PDF with highlights, and its record next to it. */
export default function PaperPage() {
  const t = useTranslation();
  const { literatureId, searchPath } = usePathParams<"literatureId" | "searchPath">();
  const { data, error, refetch } = usePaper(literatureId);
  if (isMissing(error))
    return (
      <Page>
        <EmptyState
          sketch="none"
          title={t("errors.literature.content.not.found")}
          action={<Link to="/library/literature">{t("papers.backToLibrary")}</Link>}
        />
      </Page>
    );
  if (error && !data)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data)
    return (
      <Page>
        <ListSkeleton label={t("shell.loading")} />
      </Page>
    );
  return <Paper key={data.id} paper={data} words={searchPath} />;
}
