import {
  DownloadOutlined,
  ExportOutlined,
  InfoCircleOutlined,
  LeftOutlined,
  LockOutlined,
  RightOutlined,
  StarFilled,
  StarOutlined,
  UnlockOutlined,
} from "@ant-design/icons";
import { type FilePage, uploadsApi } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Tag as Chip, Tooltip } from "antd";
import { useEffect } from "react";
import { addressOf } from "../../../kernel/client.ts";
import { addressOfFile, isUpload } from "../../../kernel/file-address.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { isComposing } from "../../../kernel/shortcut.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLock, useStar } from "../previews.queries.ts";
import { FileTitle } from "./file-title.tsx";
import { PdfButton } from "./pdf-button.tsx";
import styles from "./previews.module.css";
import { VersionChoice } from "./version-choice.tsx";

type Neighbour = NonNullable<FilePage["next"]>;

const addressOfNeighbour = ({ file }: FilePage, { id, kind }: Neighbour) =>
  addressOfFile({ id, kind, projectId: file.projectId });

/** With Alt and an arrow to the file before or after, as in a folder of pictures. */
const useNeighbourKeys = (page: FilePage): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
      const next = event.key === "PageDown" ? page.next : event.key === "PageUp" ? page.previous : null;
      if (!next) return;
      event.preventDefault();
      void navigate(addressOfNeighbour(page, next));
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [page, navigate]);
};

const Steps = ({ page }: { page: FilePage }) => {
  const t = useTranslation();
  const step = (neighbour: Neighbour | null, isNext: boolean) => {
    const icon = isNext ? <RightOutlined /> : <LeftOutlined />;
    if (!neighbour)
      return (
        <Button disabled icon={icon} aria-label={t(isNext ? "previews.noNext" : "previews.noPrevious")} />
      );
    const label = t(isNext ? "previews.next" : "previews.previous", { name: neighbour.name });
    return (
      <Tooltip title={label}>
        <Link {...addressOfNeighbour(page, neighbour)} aria-label={label} className={styles.step}>
          {icon}
        </Link>
      </Tooltip>
    );
  };
  return (
    <span className={styles.tools}>
      {step(page.previous, false)}
      {step(page.next, true)}
    </span>
  );
};

/** The program of the archive that a file came from, and the archive's information about it. */
const Brought = ({ from }: { from: NonNullable<FilePage["broughtFrom"]> }) => {
  const t = useTranslation();
  const format = useFormat();
  const { program, author, madeTime, time } = from;
  // As the archive writes it, where it is no moment.
  const made = Number.isNaN(Date.parse(madeTime)) ? madeTime : format.date(new Date(madeTime).toISOString());
  const said = [
    t("previews.broughtFrom", { program }),
    author && t("previews.broughtBy", { author }),
    made && t("previews.broughtMade", { date: made }),
    t("previews.broughtOn", { date: format.date(time) }),
  ];
  return <p className={styles.facts}>{said.filter(Boolean).join(" · ")}</p>;
};

interface FileHeaderProps {
  readonly page: FilePage;
  readonly isSideOpen: boolean;
  readonly onSide: (isOpen: boolean) => void;
}

/** What the file is called, where it is, and what can be done with it. */
export const FileHeader = ({ page, isSideOpen, onSide }: FileHeaderProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const lock = useLock();
  const star = useStar();
  useNeighbourKeys(page);
  const { file, version, bytes } = page;
  const failed = { onError: toasts.failure };
  const download = addressOf(uploadsApi.download.path, { params: { fileId: file.id }, query: { version } });
  const holder = file.lock && {
    name: file.lock.userName,
    since: format.dateTime(file.lock.since),
    until: format.dateTime(file.lock.until),
  };
  return (
    <header className={styles.header}>
      <div className={styles.about}>
        <FileTitle file={file} />
        <p className={styles.facts}>
          {bytes !== null && <span>{format.bytes(bytes)}</span>}
          <span>{file.ownerName}</span>
          <Moment instant={file.updateTime} />
          {holder && (
            <span className={styles.held}>
              <LockOutlined aria-hidden="true" /> {t("previews.lockedBy", holder)}
            </span>
          )}
          {file.tags.map(({ id, name, color }) => (
            <Chip key={id} color={color}>
              {name}
            </Chip>
          ))}
        </p>
        {page.broughtFrom && <Brought from={page.broughtFrom} />}
      </div>
      <div className={styles.tools}>
        <Steps page={page} />
        <VersionChoice page={page} />
        <Button
          icon={file.isFavourite ? <StarFilled className={styles.star ?? ""} /> : <StarOutlined />}
          aria-label={t("previews.favourite")}
          aria-pressed={file.isFavourite}
          onClick={() => star.mutate({ fileId: file.id, isFavourite: !file.isFavourite }, failed)}
        />
        <Button
          icon={file.lock ? <UnlockOutlined /> : <LockOutlined />}
          disabled={file.lock ? !file.abilities.unlock : !file.abilities.edit}
          loading={lock.isPending}
          onClick={() => lock.mutate({ fileId: file.id, isLocked: !file.lock }, failed)}
        >
          {t(file.lock ? "previews.unlock" : "previews.lock")}
        </Button>
        <Button
          icon={<ExportOutlined />}
          href={`/${file.kind}/preview?fileId=${file.id}&version=${version}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t("previews.ownWindow")}
        />
        {page.hasPdf && page.view !== "pdf" && <PdfButton page={page} />}
        {isUpload(file) && (
          <Button type="primary" icon={<DownloadOutlined />} href={download} download>
            {t("previews.download")}
          </Button>
        )}
        <Button
          icon={<InfoCircleOutlined />}
          aria-label={t("fileActions.side")}
          aria-pressed={isSideOpen}
          onClick={() => onSide(!isSideOpen)}
        />
      </div>
    </header>
  );
};
