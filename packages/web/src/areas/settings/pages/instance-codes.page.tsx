import { PlusOutlined } from "@ant-design/icons";
import type { IssuedCode } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { collectCodes, useIssuedCodes } from "../billing.queries.ts";
import { codeGift, codeState, codesCsv } from "../code-rows.ts";
import { InstanceFrame } from "../parts/instance-frame.tsx";
import { NewCodesDialog } from "../parts/new-codes-dialog.tsx";
import styles from "../parts/settings.module.css";

const useCodeColumns = (): readonly Column<IssuedCode>[] => {
  const t = useTranslation();
  const format = useFormat();
  const now = new Date();
  return [
    {
      key: "code",
      header: t("billing.code"),
      width: "200px",
      cell: ({ cdkey }) => <code className={styles.code}>{cdkey}</code>,
    },
    {
      key: "gives",
      header: t("billing.gives"),
      width: "minmax(180px, 1fr)",
      cell: (code) => codeGift(t, code),
    },
    { key: "state", header: t("billing.state"), width: "110px", cell: (code) => t(codeState(code, now)) },
    {
      key: "used",
      header: t("billing.used"),
      width: "110px",
      align: "end",
      cell: ({ usedCount, countLimit }) => `${format.number(usedCount)} / ${format.number(countLimit)}`,
    },
    {
      key: "person",
      header: t("billing.perPerson"),
      width: "150px",
      align: "end",
      isSecondary: true,
      cell: ({ perLimit }) => t("billing.uses", { count: perLimit }),
    },
    {
      key: "until",
      header: t("billing.codeUntil"),
      width: "170px",
      isSecondary: true,
      cell: ({ dateEnd }) => (dateEnd === null ? t("billing.codeEndless") : format.dateTime(dateEnd)),
    },
    {
      key: "created",
      header: t("billing.created"),
      width: "130px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
  ];
};

const useExport = () => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const save = (codes: readonly IssuedCode[]) => {
    const text = codesCsv(t, format, codes, new Date());
    saveBlob(new Blob([text], { type: "text/csv;charset=utf-8" }), "redeem-codes.csv");
    toasts.success(t("billing.exported", { count: codes.length }));
  };
  const saveAll = async () => {
    setBusy(true);
    try {
      save(await collectCodes());
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save, saveAll };
};

/** Redeem codes of the installation: made here, handed out, and seen again with how often each was redeemed. */
export default function InstanceCodesPage() {
  const t = useTranslation();
  const columns = useCodeColumns();
  const exporting = useExport();
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useIssuedCodes();
  const codes = data?.pages.flatMap(({ records }) => records);
  const make = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
      {t("billing.newCodes")}
    </Button>
  );
  const list = () => {
    if (error && !codes) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!codes) return <ListSkeleton label={t("shell.loading")} />;
    if (codes.length === 0)
      return <EmptyState title={t("billing.noCodes")} text={t("billing.noCodesText")} action={make} />;
    return (
      <DataList
        label={t("billing.codes")}
        columns={columns}
        rows={codes}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  const hasCodes = codes !== undefined && codes.length > 0;
  return (
    <InstanceFrame
      title={t("billing.codes")}
      error={error}
      actions={
        hasCodes && (
          <>
            <Button loading={exporting.isBusy} onClick={() => void exporting.saveAll()}>
              {t("billing.exportCodes")}
            </Button>
            {make}
          </>
        )
      }
    >
      {list()}
      {isMaking && <NewCodesDialog onClose={() => setMaking(false)} onDownload={exporting.save} />}
    </InstanceFrame>
  );
}
