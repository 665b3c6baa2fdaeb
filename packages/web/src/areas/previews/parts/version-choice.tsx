import type { FilePage } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useVersionNumbers } from "../previews.queries.ts";
import styles from "./previews.module.css";

/** Which of the file's versions is shown; the newest ones are offered. */
export const VersionChoice = ({ page }: { page: FilePage }) => {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { file, version } = page;
  const [isOpen, setIsOpen] = useState(false);
  const versions = useVersionNumbers(file.id, isOpen);
  const labelOf = (number: number) =>
    number === file.version
      ? t("previews.versionNewest", { version: number })
      : t("previews.version", { version: number });
  const listed = versions.data?.records.map((one) => ({
    value: one.version,
    label: `${labelOf(one.version)} · ${one.authorName} · ${format.dateTime(one.createTime)}`,
  }));
  return (
    <Select
      className={styles.versions ?? ""}
      aria-label={t("previews.versions")}
      popupMatchSelectWidth={false}
      loading={isOpen && versions.isPending}
      value={version}
      options={listed ?? [{ value: version, label: labelOf(version) }]}
      labelRender={({ value }) => labelOf(Number(value))}
      onOpenChange={setIsOpen}
      onChange={(wanted) =>
        void navigate({
          to: `/project/file/${file.kind}/${file.id}`,
          search: wanted === file.version ? {} : { version: String(wanted) },
        } as never)
      }
    />
  );
};
