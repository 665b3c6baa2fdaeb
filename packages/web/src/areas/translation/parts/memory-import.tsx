import { FileTextOutlined } from "@ant-design/icons";
import { MAX_TMX_BYTES, type Memory } from "@benchleaf/contract";
import { Alert, Button, Form, Input, Progress } from "antd";
import { useEffect, useRef, useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useMemoryChanges } from "./memory.queries.ts";

const MEGABYTE = 1024 ** 2;

/** Chooses a TMX file and sends it; the units are added in the background. */
export const ImportTmx = ({ memory }: { readonly memory: Memory }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { importUnits } = useMemoryChanges();
  const [fraction, setFraction] = useState<number | null>(null);
  const leave = useRef(new AbortController());
  useEffect(() => {
    leave.current = new AbortController();
    return () => leave.current.abort();
  }, []);
  const send = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MAX_TMX_BYTES)
      return toasts.warning(
        t("translateWords.tooLarge", { name: file.name, limit: MAX_TMX_BYTES / MEGABYTE }),
      );
    try {
      setFraction(0);
      const { uuid } = await upload(file, setFraction, leave.current.signal);
      await importUnits.mutateAsync({ params: { memoryId: memory.id }, body: { uuid, name: file.name } });
    } catch (error) {
      if (!leave.current.signal.aborted) toasts.failure(error);
    }
    setFraction(null);
  };
  if (fraction !== null)
    return <Progress percent={Math.round(fraction * 100)} aria-label={t("memoryWords.import")} />;
  if (memory.importState === "running") return <Button loading>{t("memoryWords.importing")}</Button>;
  return (
    <PickFiles
      label={t("memoryWords.import")}
      accept=".tmx,.xml"
      icon={<FileTextOutlined />}
      onFiles={(files) => void send(files)}
    />
  );
};

/** What has become of the last import, until the page is left. */
export const ImportOutcome = ({ memory }: { readonly memory: Memory }) => {
  const t = useTranslation();
  const { refresh } = useMemoryChanges();
  const was = useRef(memory.importState);
  const [isShown, setShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of an import matters
  useEffect(() => {
    if (was.current === "running" && memory.importState !== "running") {
      setShown(true);
      void refresh();
    }
    was.current = memory.importState;
  }, [memory.importState]);
  if (!isShown && memory.importState !== "failed") return null;
  return memory.importState === "failed" ? (
    <Alert type="error" showIcon title={t("memoryWords.importFailed")} />
  ) : (
    <Alert type="success" showIcon title={t("memoryWords.imported", { ...memory.imported })} />
  );
};

interface UnitDialogProps {
  readonly memoryId: string;
  readonly onClose: () => void;
}

/** A sentence and its translation, entered by hand. */
export const UnitDialog = ({ memoryId, onClose }: UnitDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { createUnit } = useMemoryChanges();
  const rules = [{ required: true, whitespace: true, message: t("memoryWords.required") }];
  return (
    <FormDialog<{ source: string; target: string }>
      title={t("memoryWords.addUnit")}
      action={t("translateWords.save")}
      name="unit"
      isBusy={createUnit.isPending}
      onSubmit={({ source, target }) =>
        createUnit.mutate(
          { params: { memoryId }, body: { source: source.trim(), target: target.trim() } },
          { onSuccess: onClose, onError: toasts.failure },
        )
      }
      onClose={onClose}
    >
      <Form.Item name="source" label={t("memoryWords.source")} rules={rules}>
        <Input.TextArea rows={3} autoFocus maxLength={20_000} />
      </Form.Item>
      <Form.Item name="target" label={t("memoryWords.target")} rules={rules}>
        <Input.TextArea rows={3} maxLength={20_000} />
      </Form.Item>
    </FormDialog>
  );
};
