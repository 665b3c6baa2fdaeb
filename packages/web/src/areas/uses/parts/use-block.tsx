import { ExperimentOutlined, InboxOutlined } from "@ant-design/icons";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Form, Input, Space } from "antd";
import { Suspense, useEffect, useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useGiveBack, usePageUses } from "../uses.queries.ts";
import UseDialog from "./use-dialog.tsx";
import { addressOfUsed, type UseBlockProps } from "./use-entry.ts";
import styles from "./uses.module.css";

/**
 * What the server has of a block. A block that was pasted, or whose use was reversed in the warehouse, says more than is
 * true, so the buttons follow the server.
 */
const useServerState = ({ fileId, blockId, takenTime, returnedTime, isEditable }: UseBlockProps) => {
  const client = useQueryClient();
  const { data } = usePageUses(fileId, isEditable && takenTime !== null);
  const seen = `${takenTime} ${returnedTime}`;
  const before = useRef(seen);
  useEffect(() => {
    if (before.current === seen) return;
    before.current = seen;
    void client.invalidateQueries({ queryKey: ["uses", fileId] });
  }, [seen, client, fileId]);
  const use = data?.find((one) => one.blockId === blockId);
  const saysTaken = takenTime !== null && returnedTime === null;
  return {
    use,
    isTaken: saysTaken && (data === undefined || (use !== undefined && !use.isReturned)),
    isReversed: saysTaken && use?.isReturned === true,
  };
};

/** A block of a use. */
export default function UseBlock(props: UseBlockProps) {
  const { fileId, blockId, entry, takenName, takenTime, returnedName, returnedTime, isEditable } = props;
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const giveBack = useGiveBack(fileId);
  const [opened, setOpened] = useState<"take" | "return" | null>(null);
  const { use, isTaken, isReversed } = useServerState(props);
  const { name, value, unit, lot, kind } = entry;
  const mayAct = isEditable && hasPermission(kind === "material" ? "INVENTORY_APPLY" : "SAMPLE_CREATE");
  const state = () => {
    if (isTaken) return t("uses.takenBy", { name: takenName, time: format.dateTime(takenTime!) });
    if (returnedTime !== null)
      return t("uses.returned", { name: returnedName, time: format.dateTime(returnedTime) });
    return t(isReversed ? "uses.returnedInLedger" : "uses.planned");
  };
  return (
    <div className={styles.block} data-state={isTaken ? "taken" : "open"}>
      <span className={styles.icon} aria-hidden="true">
        {kind === "material" ? <InboxOutlined /> : <ExperimentOutlined />}
      </span>
      <span className={styles.about}>
        <span>
          <a href={addressOfUsed(entry)} target="_blank" rel="noreferrer" className={styles.name}>
            {name}
          </a>{" "}
          <strong className={styles.amount}>{`${value} ${unit}`}</strong>
          {lot && <span className={styles.lot}>{t("uses.lotOf", { lot })}</span>}
        </span>
        <small>{state()}</small>
      </span>
      {mayAct && (
        <Space size={4}>
          {isTaken && use && (
            <Button
              size="small"
              aria-label={t("uses.giveBackOf", { name })}
              onClick={() => setOpened("return")}
            >
              {t("uses.giveBack")}
            </Button>
          )}
          {!isTaken && (
            <>
              <Button
                size="small"
                type="primary"
                aria-label={t("uses.takeOf", { name })}
                onClick={() => setOpened("take")}
              >
                {t(takenTime === null ? "uses.take" : "uses.again")}
              </Button>
              <Button size="small" danger onClick={props.onRemove}>
                {t("uses.remove")}
              </Button>
            </>
          )}
        </Space>
      )}
      {opened === "take" && (
        <Suspense fallback={null}>
          <UseDialog
            fileId={fileId}
            whenSaved={props.whenSaved}
            entry={entry}
            onWrite={(next) => {
              props.onWrite(next);
              return blockId;
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      {opened === "return" && use && (
        <FormDialog<{ reason?: string }>
          name="return-use"
          title={t("uses.giveBackOf", { name })}
          action={t("uses.giveBack")}
          isBusy={giveBack.isPending}
          lead={<p>{t("uses.giveBackLead")}</p>}
          onSubmit={({ reason = "" }) =>
            void giveBack.mutateAsync({ useId: use.id, reason: reason.trim() }).then(() => {
              toasts.success(t("uses.gaveBackToast", { name }));
              setOpened(null);
            }, toasts.failure)
          }
          onClose={() => setOpened(null)}
        >
          <Form.Item name="reason" label={t("uses.reason")}>
            <Input maxLength={200} autoFocus />
          </Form.Item>
        </FormDialog>
      )}
    </div>
  );
}
