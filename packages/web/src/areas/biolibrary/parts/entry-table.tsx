import { CommentOutlined } from "@ant-design/icons";
import type { Enzyme } from "@benchleaf/bio";
import type {
  EnzymeSetEntry,
  FeatureEntry,
  LibraryEntry,
  LibraryKind,
  PlasmidEntry,
  PrimerEntry,
} from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Checkbox } from "antd";
import { useCallback, useMemo, useRef } from "react";
import { useFieldColumns } from "../../../kernel/fields/field-columns.tsx";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAllEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { useEntryName } from "../entry-name.ts";
import { siteText } from "../enzyme-site.ts";
import type { LibraryList } from "../library.queries.ts";
import { fieldedKindOf } from "../library-search.ts";
import styles from "./library.module.css";

interface EntryTableProps {
  readonly kind: LibraryKind;
  readonly list: LibraryList;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly onOpen: (entry: LibraryEntry) => void;
  /** Shows comments on an entry. */
  readonly onBeside: (id: string) => void;
}

const SHOWN_LETTERS = 80;
const clip = (letters: string) =>
  letters.length > SHOWN_LETTERS ? `${letters.slice(0, SHOWN_LETTERS)}…` : letters;

/** Columns of a kind in addition to name, owner and time. */
const useKindColumns = (kind: LibraryKind): readonly Column<LibraryEntry>[] => {
  const t = useTranslation();
  const format = useFormat();
  const all = useAllEnzymes();
  return useMemo(() => {
    const letters: Column<LibraryEntry> = {
      key: "bases",
      header: t("biolibrary.bases"),
      width: "minmax(160px, 2fr)",
      isSecondary: true,
      cell: (row) => <span className={styles.letters}>{clip((row as PrimerEntry).bases)}</span>,
    };
    const length: Column<LibraryEntry> = {
      key: "length",
      header: t("digest.length"),
      width: "96px",
      align: "end",
      cell: (row) => {
        const { bases, alphabet } = row as Pick<FeatureEntry, "bases"> & Partial<FeatureEntry>;
        return format.basePairs(
          bases.length,
          alphabet === "protein" ? "aa" : kind === "primer" ? "nt" : "bp",
        );
      },
    };
    const text = (key: "orderNumber" | "backbone" | "resistance"): Column<LibraryEntry> => ({
      key,
      header: t(`biolibrary.${key}`),
      width: "minmax(90px, 1fr)",
      isSecondary: true,
      cell: (row) => (row as PlasmidEntry)[key],
    });
    const byKind: Readonly<Record<LibraryKind, readonly Column<LibraryEntry>[]>> = {
      primer: [
        letters,
        length,
        {
          key: "tm",
          header: "Tm",
          width: "84px",
          align: "end",
          cell: (row) => {
            const { tm } = row as PrimerEntry;
            return tm === null ? "–" : `${format.number(tm, 1)} ℃`;
          },
        },
        text("orderNumber"),
      ],
      feature: [
        {
          key: "type",
          header: t("biolibrary.type"),
          width: "130px",
          isSecondary: true,
          cell: (row) => (row as FeatureEntry).type,
        },
        letters,
        length,
      ],
      enzyme: [
        {
          key: "count",
          header: t("biolibrary.enzymeCount"),
          width: "90px",
          align: "end",
          cell: (row) => {
            const { enzymeIds, own } = row as EnzymeSetEntry;
            return own ? t("biolibrary.ownOne") : format.number(enzymeIds.length);
          },
        },
        {
          key: "enzymes",
          header: t("digest.enzymes"),
          width: "minmax(160px, 2fr)",
          isSecondary: true,
          cell: (row) => {
            const { own } = row as EnzymeSetEntry;
            if (own) return <span className={styles.letters}>{siteText(own)}</span>;
            return clip(namesOf(row as EnzymeSetEntry, all).join(", "));
          },
        },
      ],
      plasmid: [
        {
          key: "sequence",
          header: t("biolibrary.sequence"),
          width: "minmax(120px, 1fr)",
          cell: (row) => {
            const { sequenceId, sequence, scope } = row as PlasmidEntry;
            // A shipped one is no file; its own row opens it.
            if (scope === "public") return "–";
            return sequence ? (
              <Link to="/sequence/$sequenceId" params={{ sequenceId }}>
                {sequence.name}
              </Link>
            ) : (
              t("biolibrary.noAccess")
            );
          },
        },
        {
          key: "size",
          header: t("digest.length"),
          width: "100px",
          align: "end",
          cell: (row) => {
            const { sequence } = row as PlasmidEntry;
            return sequence ? format.basePairs(sequence.size) : "–";
          },
        },
        text("backbone"),
        text("resistance"),
        text("orderNumber"),
      ],
    };
    return byKind[kind];
  }, [t, format, kind, all]);
};

const namesOf = ({ enzymeIds }: EnzymeSetEntry, all: readonly Enzyme[]): readonly string[] => {
  const ids = new Set(enzymeIds);
  return all.flatMap(({ id, name }) => (ids.has(id) ? [name] : []));
};

/** Entries by name; more come when the end is near. Shift with a press chooses all from the last one on. */
export const EntryTable = ({ kind, list, chosen, onChoose, onOpen, onBeside }: EntryTableProps) => {
  const t = useTranslation();
  const kindColumns = useKindColumns(kind);
  const nameOf = useEntryName(kind);
  const anchor = useRef<number | null>(null);
  const { rows, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const choose = (row: LibraryEntry, isOn: boolean, hasShift: boolean) => {
    const at = rows.findIndex(({ id }) => id === row.id);
    const from = hasShift && anchor.current !== null ? anchor.current : at;
    const next = new Set(chosen);
    for (const { id } of rows.slice(Math.min(from, at), Math.max(from, at) + 1))
      isOn ? next.add(id) : next.delete(id);
    anchor.current = at;
    onChoose(next);
  };
  const isFixed = rows[0]?.scope === "public";
  const fieldColumns = useFieldColumns<LibraryEntry & Pick<Partial<PrimerEntry>, "fields">>(
    useFields(isFixed ? null : fieldedKindOf(kind)).data ?? [],
  );
  const areAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const columns: readonly Column<LibraryEntry>[] = [
    ...(isFixed
      ? []
      : [
          {
            key: "choose",
            header: (
              <Checkbox
                aria-label={t("biolibrary.chooseAll")}
                checked={areAll}
                indeterminate={!areAll && chosen.size > 0}
                onChange={() => onChoose(areAll ? new Set() : new Set(rows.map(({ id }) => id)))}
              />
            ),
            width: "44px",
            cell: (row: LibraryEntry) => (
              <Checkbox
                aria-label={t("biolibrary.chooseOne", { name: row.name })}
                checked={chosen.has(row.id)}
                onChange={({ target, nativeEvent }) =>
                  choose(row, target.checked, (nativeEvent as MouseEvent).shiftKey)
                }
              />
            ),
          },
        ]),
    {
      key: "name",
      header: t("sequences.columnName"),
      width: "minmax(160px, 1.5fr)",
      cell: (row) => (
        <button type="button" className={styles.name} title={nameOf(row)} onClick={() => onOpen(row)}>
          {nameOf(row)}
        </button>
      ),
    },
    ...kindColumns,
    ...fieldColumns,
    isFixed
      ? {
          key: "source",
          header: t("biolibrary.source"),
          width: "minmax(120px, 1fr)",
          isSecondary: true,
          cell: (row) => row.source,
        }
      : {
          key: "owner",
          header: t("sequences.columnOwner"),
          width: "130px",
          isSecondary: true,
          cell: (row) => <Colleague id={row.ownerId} name={row.owner} />,
        },
    ...(isFixed
      ? []
      : [
          {
            key: "updateTime",
            header: t("sequences.columnUpdated"),
            width: "126px",
            isSecondary: true,
            cell: (row: LibraryEntry) => row.updateTime && <Moment instant={row.updateTime} />,
          },
          {
            key: "beside",
            header: "",
            width: "48px",
            cell: (row: LibraryEntry) => (
              <Button
                size="small"
                type="text"
                icon={<CommentOutlined />}
                aria-label={t("biolibrary.beside", { name: row.name })}
                onClick={() => onBeside(row.id)}
              />
            ),
          },
        ]),
  ];
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return (
    <DataList
      label={t("biolibrary.title")}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      isSelected={(row) => chosen.has(row.id)}
      onReachEnd={loadMore}
      footer={
        <div className={styles.more} role="status">
          {isFetchingNextPage && t("biolibrary.loading")}
          {isFetchNextPageError && <ErrorState error={list.error} onRetry={() => void fetchNextPage()} />}
        </div>
      }
    />
  );
};
