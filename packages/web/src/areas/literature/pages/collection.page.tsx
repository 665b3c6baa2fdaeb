import { FolderOutlined, PlusOutlined } from "@ant-design/icons";
import type { Collection } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useCollectionChanges, useCollections } from "../library.queries.ts";
import { CollectionDialog } from "../parts/collection-dialog.tsx";
import { FoundPapers } from "../parts/found-papers.tsx";
import { ImportDialog } from "../parts/import-dialog.tsx";
import styles from "../parts/library.module.css";
import { LibraryNav } from "../parts/library-nav.tsx";

const INDENT = 16;

/** Collections within one another, each under its own. */
const inTree = (
  all: readonly Collection[],
  parentId: string | null = null,
  depth = 0,
): (readonly [Collection, number])[] =>
  all
    .filter((one) => one.parentId === parentId)
    .flatMap((one) => [[one, depth] as const, ...inTree(all, one.id, depth + 1)]);

type Open = "new" | "edit" | "remove" | "import";

/** The team's collections, and the papers of the chosen one. */
export default function CollectionPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { id } = useQueryParams();
  const { data, error, refetch } = useCollections();
  const { remove } = useCollectionChanges();
  const [open, setOpen] = useState<Open | null>(null);
  useBreadcrumbs([
    { label: t("literature.library"), to: "/library/literature" },
    { label: t("literature.collections") },
  ]);
  const collections = data?.records ?? [];
  const chosen = collections.find((one) => one.id === id);
  const choose = (next: string | undefined) => void navigate({ to: ".", search: next ? { id: next } : {} });
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen("new")}>
      {t("papers.newCollection")}
    </Button>
  );
  const body = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <ListSkeleton label={t("shell.loading")} />;
    if (collections.length === 0)
      return (
        <EmptyState title={t("papers.noCollections")} text={t("papers.noCollectionsText")} action={add} />
      );
    return (
      <div className={styles.columns}>
        <nav aria-label={t("literature.collections")}>
          <ul className={styles.tree}>
            {inTree(collections).map(([one, depth]) => (
              <li key={one.id} style={{ paddingInlineStart: depth * INDENT }}>
                <Link to="." search={{ id: one.id }} aria-current={one.id === id ? "page" : undefined}>
                  <span className={styles.title}>
                    <FolderOutlined aria-hidden /> {one.name}
                  </span>
                  <span className={styles.soft}>{one.paperCount}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.right}>
          {!chosen && <EmptyState sketch="none" title={t("papers.chooseCollection")} />}
          {chosen && (
            <>
              <div className={styles.rightHead}>
                <h2>{chosen.name}</h2>
                <span className={styles.soft}>{t("papers.count", { count: chosen.paperCount })}</span>
                {hasPermission("LITERATURE_AI") && (
                  <Link to="/literature/ai" search={{ collection: chosen.id }}>
                    {t("papers.askCollection")}
                  </Link>
                )}
                <Button onClick={() => setOpen("import")}>{t("papers.import")}</Button>
                {chosen.mayEdit && (
                  <>
                    <Button onClick={() => setOpen("edit")}>{t("papers.renameCollection")}</Button>
                    <Button danger onClick={() => setOpen("remove")}>
                      {t("papers.deleteCollection")}
                    </Button>
                  </>
                )}
              </div>
              <FoundPapers
                key={chosen.id}
                label={chosen.name}
                query={{ collectionId: chosen.id, sort: "title" }}
                empty={
                  <EmptyState title={t("papers.collectionEmpty")} text={t("papers.collectionEmptyText")} />
                }
              />
            </>
          )}
        </div>
      </div>
    );
  };
  return (
    <Page>
      <PageHeader title={t("literature.collections")} count={data && collections.length} actions={add} />
      <LibraryNav />
      {body()}
      {(open === "new" || (open === "edit" && chosen)) && (
        <CollectionDialog
          collection={open === "edit" ? (chosen ?? null) : null}
          collections={collections}
          parentId={chosen?.id}
          onClose={(made) => {
            setOpen(null);
            if (made) choose(made.id);
          }}
        />
      )}
      {open === "import" && <ImportDialog collectionId={chosen?.id} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === "remove" && chosen !== undefined}
        title={`${t("papers.deleteCollection")} · ${chosen?.name ?? ""}`}
        action={t("papers.deleteCollection")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          chosen &&
          remove.mutate(chosen.id, {
            onSuccess: () => {
              toasts.success(t("papers.collectionDeleted", { name: chosen.name }));
              setOpen(null);
              choose(undefined);
            },
            onError: toasts.failure,
          })
        }
      >
        {t("papers.deleteCollectionText")}
      </ConfirmDialog>
    </Page>
  );
}
