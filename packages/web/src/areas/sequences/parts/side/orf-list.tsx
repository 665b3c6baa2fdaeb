import { orfLength } from "@benchleaf/bio";
import { Button } from "antd";
import { useMemo } from "react";
import { useAfterPaint } from "../../../../canvas/use-after-paint.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { OrfMarks } from "../../analysis/orf-marks.ts";
import type { ListLinks } from "../../annotation/list-links.ts";
import { orfListRows } from "../../annotation/list-rows.ts";
import { useOrfName } from "../../hooks/use-visible-record.ts";
import { AnnotationList } from "./annotation-list.tsx";

interface OrfListProps {
  readonly orfs: OrfMarks;
  readonly isShown: boolean;
  /** Has reading frames looked for and shown. */
  readonly onShow: () => void;
  readonly links: ListLinks;
}

/** The reading frames that were found. */
export const OrfList = ({ isShown, onShow, links, ...props }: OrfListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const nameOf = useOrfName();
  // A genome has tens of thousands: a typed residue is painted before they are listed again.
  const orfs = useAfterPaint(props.orfs);
  const rows = useMemo(
    () => orfListRows(orfs, links.size, nameOf, (orf) => format.basePairs(orfLength(orf), "bp")),
    [orfs, links.size, nameOf, format],
  );
  const none = isShown ? (
    t("annotation.noOrfs")
  ) : (
    <>
      <p>{t("annotation.orfsHidden")}</p>
      <Button size="small" onClick={onShow}>
        {t("annotation.showOrfs")}
      </Button>
    </>
  );
  return (
    <AnnotationList
      rows={rows}
      links={links}
      title={t("annotation.orfCount", { number: format.number(rows.length) })}
      filterLabel={t("annotation.orfFilter")}
      none={none}
      detailLabel="annotation.orderLength"
    />
  );
};
