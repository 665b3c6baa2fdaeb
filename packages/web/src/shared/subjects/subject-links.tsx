import {
  AuditOutlined,
  CalendarOutlined,
  CloseOutlined,
  EnvironmentOutlined,
  ExperimentOutlined,
  FunnelPlotOutlined,
  HddOutlined,
  InboxOutlined,
  ProjectOutlined,
  ScheduleOutlined,
} from "@ant-design/icons";
import type { FileKind, LinkedSubject, SubjectKind } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Select } from "antd";
import { type ReactNode, useState } from "react";
import { linkOfAddress } from "../../kernel/file-address.ts";
import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { FileIcon } from "../../kernel/parts/file-icon.tsx";
import { type OpenSubject, paramsOf } from "../../kernel/subjects/subject.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { useDebounced } from "../../kernel/use-debounced.ts";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import styles from "./subjects.module.css";
import { useFoundFiles, useFoundRecords, useLink, useLinks, useUnlink } from "./subjects.queries.ts";

/** Prefix of a record's name by kind; a missing kind does not compile. */
const icons: Readonly<Record<SubjectKind, (sort: string) => ReactNode>> = {
  file: (sort) => <FileIcon kind={sort as FileKind} />,
  libraryEntry: () => <ExperimentOutlined aria-hidden="true" />,
  reservation: () => <CalendarOutlined aria-hidden="true" />,
  inspectionRecord: () => <AuditOutlined aria-hidden="true" />,
  equipment: () => <ScheduleOutlined aria-hidden="true" />,
  project: () => <ProjectOutlined aria-hidden="true" />,
  warehouse: () => <HddOutlined aria-hidden="true" />,
  location: () => <EnvironmentOutlined aria-hidden="true" />,
  material: () => <InboxOutlined aria-hidden="true" />,
  sample: () => <FunnelPlotOutlined aria-hidden="true" />,
};

/** The icon of a record by its kind. */
export const SubjectIcon = ({ kind, sort }: Pick<LinkedSubject, "kind" | "sort">) => icons[kind](sort);

type Candidate = Pick<LinkedSubject, "kind" | "id" | "name" | "sort">;

const keyOf = ({ kind, id }: Candidate): string => `${kind} ${id}`;

interface LinkedProps {
  readonly subject: OpenSubject;
  readonly title: string;
  readonly linked: readonly LinkedSubject[];
  /** Links that can be removed here: those from this record, not those of others to it. */
  readonly isOwn: boolean;
}

const Linked = ({ subject, title, linked, isOwn }: LinkedProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const unlink = useUnlink();
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {linked.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <SubjectIcon {...one} />
            <Link {...linkOfAddress(one.address)} className={styles.name}>
              {one.name}
            </Link>
            {isOwn && one.isGiven && subject.abilities.edit && (
              <Button
                size="small"
                type="text"
                icon={<CloseOutlined />}
                aria-label={t("subjects.unlink", { name: one.name })}
                onClick={() =>
                  unlink.mutate(
                    { params: paramsOf(subject), body: { toKind: one.kind, toId: one.id } },
                    { onError: toasts.failure },
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Looks a file or another record up by its name or number and links it. */
const AddLink = ({ subject }: { subject: OpenSubject }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const link = useLink();
  const [search, setSearch] = useState("");
  const wanted = useDebounced(search.trim());
  const { data: files = [], isFetching } = useFoundFiles(wanted);
  const { data: records = [] } = useFoundRecords(wanted);
  const found: readonly Candidate[] = [
    ...files.map(({ id, name, kind }) => ({ kind: "file" as const, id, name, sort: kind })),
    ...records,
  ].filter(({ kind, id }) => kind !== subject.kind || id !== subject.id);
  const choose = (key: string) => {
    const one = found.find((each) => keyOf(each) === key);
    if (one === undefined) return;
    const { kind: toKind, id: toId, name } = one;
    setSearch("");
    link.mutate(
      { params: paramsOf(subject), body: { toKind, toId } },
      { onSuccess: () => toasts.success(t("subjects.linked", { name })), onError: toasts.failure },
    );
  };
  return (
    <Select
      className={styles.find ?? ""}
      aria-label={t("subjects.addLink")}
      placeholder={t("subjects.addLink")}
      showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
      value={null}
      loading={link.isPending || isFetching}
      options={found.map((one) => ({
        value: keyOf(one),
        label: (
          <>
            <SubjectIcon {...one} /> {one.name}
          </>
        ),
      }))}
      notFoundContent={t(search.trim() === "" ? "subjects.searchFile" : "subjects.noFile")}
      onChange={choose}
    />
  );
};

/** What a record was made of or uses and where it is used, each a link. */
export const SubjectLinks = ({ subject }: { subject: OpenSubject }) => {
  const t = useTranslation();
  const { data, error, refetch } = useLinks(subject);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  const { uses, usedIn } = data;
  return (
    <div className={styles.links}>
      {subject.abilities.edit && <AddLink subject={subject} />}
      {uses.length > 0 && <Linked {...{ subject }} title={t("subjects.uses")} linked={uses} isOwn />}
      {usedIn.length > 0 && (
        <Linked {...{ subject }} title={t("subjects.usedIn")} linked={usedIn} isOwn={false} />
      )}
      {uses.length + usedIn.length === 0 && <p className={styles.soft}>{t("subjects.linkedNowhere")}</p>}
    </div>
  );
};
