import { CloudDownloadOutlined, DeleteOutlined, EditOutlined, UploadOutlined } from "@ant-design/icons";
import type { Genome } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useGenomes, useRemoveGenome, useUpdateGenome } from "../genomes.queries.ts";
import { formatFault, GenomeState } from "../parts/genome-state.tsx";
import styles from "../parts/genomes.module.css";
import { ImportGenomeDialog } from "../parts/import-genome-dialog.tsx";

interface Acts {
  readonly onRename: (genome: Genome) => void;
  readonly onRemove: (genome: Genome) => void;
}

const useColumns = ({ onRename, onRemove }: Acts): readonly Column<Genome>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "name",
      header: t("genomes.name"),
      width: "minmax(220px, 2fr)",
      cell: ({ id, name }) => (
        <Link to="/sequence/genomes/$genomeId" params={{ genomeId: id }}>
          {name}
        </Link>
      ),
    },
    {
      key: "organism",
      header: t("genomes.organism"),
      width: "minmax(140px, 1fr)",
      isSecondary: true,
      cell: ({ organism }) => <em>{organism}</em>,
    },
    {
      key: "size",
      header: t("genomes.size"),
      width: "150px",
      align: "end",
      isSecondary: true,
      cell: ({ letters, state }) => (state === "ready" ? format.basePairs(letters, "bp") : ""),
    },
    {
      key: "genes",
      header: t("genomes.genes"),
      width: "100px",
      align: "end",
      isSecondary: true,
      cell: ({ geneCount, state }) => (state === "ready" ? format.number(geneCount) : ""),
    },
    {
      key: "state",
      header: t("genomes.state"),
      width: "minmax(220px, 1.5fr)",
      cell: (genome) =>
        genome.fault === null ? (
          <GenomeState genome={genome} />
        ) : (
          <span className={styles.fault} title={formatFault(t, genome)}>
            {formatFault(t, genome)}
          </span>
        ),
    },
    {
      key: "time",
      header: t("genomes.imported"),
      width: "150px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
    {
      key: "acts",
      header: "",
      width: "88px",
      align: "end",
      cell: (genome) =>
        genome.abilities.manage && (
          <>
            <Button
              type="text"
              size="small"
              icon={<EditOutlined aria-hidden />}
              aria-label={t("genomes.renameOf", { name: genome.name })}
              onClick={() => onRename(genome)}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t("genomes.removeOf", { name: genome.name })}
              onClick={() => onRemove(genome)}
            />
          </>
        ),
    },
  ];
};

const RenameDialog = ({ genome, onClose }: { genome: Genome; onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const update = useUpdateGenome();
  return (
    <FormDialog<{ name: string; organism: string }>
      name="rename-genome"
      title={t("genomes.renameOf", { name: genome.name })}
      action={t("genomes.save")}
      isBusy={update.isPending}
      initialValues={{ name: genome.name, organism: genome.organism }}
      onSubmit={(body) =>
        update.mutate(
          { params: { genomeId: genome.id }, body },
          { onSuccess: onClose, onError: toasts.failure },
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("genomes.name")}
        rules={[{ required: true, whitespace: true, message: t("genomes.nameMissing") }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="organism" label={t("genomes.organism")}>
        <Input maxLength={100} />
      </Form.Item>
    </FormDialog>
  );
};

const RemoveDialog = ({ genome, onClose }: { genome: Genome | null; onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const remove = useRemoveGenome();
  return (
    <ConfirmDialog
      isOpen={genome !== null}
      title={t("genomes.removeAsk", { name: genome?.name ?? "" })}
      action={t("genomes.remove")}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => genome && remove.mutate(genome.id, { onError: toasts.failure, onSettled: onClose })}
      onClose={onClose}
    >
      {t("genomes.removeText")}
    </ConfirmDialog>
  );
};

/** The genomes that a team has imported. */
export default function GenomesPage() {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { search = "", create } = useQueryParams();
  const list = useGenomes(search);
  const [renamed, setRenamed] = useState<Genome | null>(null);
  const [doomed, setDoomed] = useState<Genome | null>(null);
  const columns = useColumns({ onRename: setRenamed, onRemove: setDoomed });
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: t("sequences.genomes") }]);
  const show = (next: Record<string, string>) =>
    void navigate({ to: "/sequence/genomes", search: next, replace: true });
  const mayImport = hasPermission("MOLECULE_GENOME_MANAGE");
  const importButton = mayImport && (
    <Button type="primary" icon={<UploadOutlined />} onClick={() => show({ create: "1" })}>
      {t("genomes.import")}
    </Button>
  );
  const searchButton = (
    <Button
      icon={<CloudDownloadOutlined aria-hidden />}
      onClick={() => void navigate({ to: "/sequence/databases", search: { by: "gene" } })}
    >
      {t("genomes.searchRemote")}
    </Button>
  );
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={8} label={t("genomes.loading")} />;
    if (list.rows.length === 0)
      return search ? (
        <EmptyState sketch="none" title={t("genomes.nothingFound", { search })} />
      ) : (
        <EmptyState
          sketch="map"
          title={t("genomes.empty")}
          text={t("genomes.emptyHelp")}
          action={importButton}
        />
      );
    return (
      <DataList
        label={t("sequences.genomes")}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader
        title={t("sequences.genomes")}
        {...(list.isPending ? {} : { count: format.number(list.rows.length) })}
        actions={
          <>
            {searchButton}
            {importButton}
          </>
        }
      />
      <RouteTabs row="molecules" />
      <ToolLine>
        <Input.Search
          className={styles.search ?? ""}
          defaultValue={search}
          placeholder={t("genomes.searchGenomes")}
          aria-label={t("genomes.searchGenomes")}
          onSearch={(words) => show(words ? { search: words } : {})}
        />
      </ToolLine>
      {body()}
      {create === "1" && mayImport && <ImportGenomeDialog onClose={() => show({})} />}
      {renamed && <RenameDialog genome={renamed} onClose={() => setRenamed(null)} />}
      <RemoveDialog genome={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
}
