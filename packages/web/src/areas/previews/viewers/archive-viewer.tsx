import { DownloadOutlined, FileOutlined, FolderFilled, WarningOutlined } from "@ant-design/icons";
import { Button, Input, Tooltip } from "antd";
import { useMemo, useState } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { ViewerBar } from "../../../ui/viewer-bar.tsx";
import { useReading } from "../hooks/use-reading.ts";
import { ReadView } from "../parts/read-view.tsx";
import { Unreadable } from "../reading/faults.ts";
import type { ReadArchive } from "../reading/read-archive.ts";
import { readFile } from "../reading/read-file.ts";
import type { ArchiveEntry } from "../reading/zip-directory.ts";
import type { ViewerProps } from "./viewer.ts";

const useExtract = ({ page, address }: ViewerProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [busy, setBusy] = useState<number | null>(null);
  const extract = async ({ path, offset, size, packed, method }: ArchiveEntry) => {
    setBusy(offset);
    try {
      const job = { kind: "entry", address, bytes: page.bytes ?? 0, offset, size, packed, method } as const;
      saveBlob(await readFile(job), path.split("/").at(-1) ?? path);
    } catch (error) {
      if (error instanceof Unreadable) toasts.warning(t(`previews.fault_${error.fault}`));
      else toasts.failure(error);
    } finally {
      setBusy(null);
    }
  };
  return { busy, extract };
};

const Entries = ({ archive, ...props }: { archive: ReadArchive } & ViewerProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [search, setSearch] = useState("");
  const { busy, extract } = useExtract(props);
  const rows = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return archive.entries
      .filter(({ path }) => path.toLowerCase().includes(wanted))
      .toSorted((one, other) => one.path.localeCompare(other.path, undefined, { numeric: true }));
  }, [archive, search]);
  const fileCount = archive.entries.filter(({ isFolder }) => !isFolder).length;
  const warningOf = ({ isBomb, isEncrypted, isOutside }: ArchiveEntry) =>
    isBomb
      ? t("previews.entryBomb")
      : isEncrypted
        ? t("previews.entryEncrypted")
        : isOutside && t("previews.entryOutside");
  return (
    <>
      <ViewerBar
        facts={t("previews.archiveFacts", {
          count: fileCount,
          files: format.number(fileCount),
          size: format.bytes(archive.totalBytes),
        })}
      >
        <Input.Search
          allowClear
          aria-label={t("previews.archiveSearch")}
          placeholder={t("previews.archiveSearch")}
          onChange={({ target }) => setSearch(target.value)}
        />
      </ViewerBar>
      {rows.length === 0 ? (
        <EmptyState
          title={t(archive.entries.length === 0 ? "previews.archiveEmpty" : "previews.archiveNoHit")}
        />
      ) : (
        <DataList
          label={t("previews.archiveEntries")}
          rows={rows}
          rowKey={({ offset, path }) => `${offset} ${path}`}
          columns={[
            {
              key: "path",
              header: t("previews.entryPath"),
              width: "minmax(200px, 1fr)",
              cell: (entry) => (
                <NameCell icon={entry.isFolder ? <FolderFilled /> : <FileOutlined />}>
                  {entry.path}
                  {warningOf(entry) && (
                    <Tooltip title={warningOf(entry)}>
                      {" "}
                      <WarningOutlined role="img" aria-label={warningOf(entry) || ""} />
                    </Tooltip>
                  )}
                </NameCell>
              ),
            },
            {
              key: "size",
              header: t("previews.entrySize"),
              width: "110px",
              align: "end",
              cell: ({ isFolder, size }) => (isFolder ? "" : format.bytes(size)),
            },
            {
              key: "packed",
              header: t("previews.entryPacked"),
              width: "110px",
              align: "end",
              isSecondary: true,
              cell: ({ isFolder, packed }) => (isFolder ? "" : format.bytes(packed)),
            },
            {
              key: "take",
              header: <span className="visually-hidden">{t("previews.extract")}</span>,
              width: "40px",
              cell: (entry) =>
                !entry.isFolder && (
                  <Button
                    size="small"
                    type="text"
                    icon={<DownloadOutlined />}
                    loading={busy === entry.offset}
                    disabled={entry.isBomb || entry.isEncrypted}
                    aria-label={t("previews.extractOne", { name: entry.path })}
                    onClick={() => void extract(entry)}
                  />
                ),
            },
          ]}
        />
      )}
    </>
  );
};

/** The contents of a ZIP; single files can be extracted, whatever its size. */
export default function ArchiveViewer(props: ViewerProps) {
  const { data, fault } = useReading({
    kind: "archive",
    address: props.address,
    bytes: props.page.bytes ?? 0,
  });
  return (
    <ReadView page={props.page} data={data} fault={fault}>
      {(archive) => <Entries archive={archive} {...props} />}
    </ReadView>
  );
}
