import type { RecycledFile } from "@benchleaf/contract";
import { Alert, Form, Input } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useErase, useErasure } from "../trash.queries.ts";

interface EraseDialogProps {
  readonly files: readonly RecycledFile[];
  readonly onClose: () => void;
}

/** Shows what would be lost first, and then requires a word to be typed. */
export const EraseDialog = ({ files, onClose }: EraseDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<{ word: string }>();
  const [isSure, setSure] = useState(false);
  const fileIds = files.map(({ id }) => id);
  const check = useErasure(fileIds);
  const erase = useErase();
  const word = t("fileActions.eraseWord");
  const first = files[0];
  const isOne = files.length === 1 && first !== undefined;
  const signed = check.data?.signed ?? [];
  const submit = () => {
    if (erase.isPending || !check.data) return;
    const { files: count, folders } = check.data;
    erase.mutate(
      { body: { fileIds, files: count, folders } },
      {
        onSuccess: () => {
          toasts.success(
            isOne
              ? t("fileActions.erased", { name: first.name })
              : t("fileActions.erasedMany", { files: files.length }),
          );
          onClose();
        },
        onError: (error) => {
          toasts.failure(error);
          setSure(false);
          void check.refetch();
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={
        isOne
          ? t("fileActions.eraseTitle", { name: first.name })
          : t("fileActions.eraseManyTitle", { files: files.length })
      }
      okText={isSure ? t("fileActions.erase") : t("fileActions.eraseNext")}
      okButtonProps={{ danger: isSure, disabled: !check.data || signed.length > 0 }}
      cancelText={t("shell.cancel")}
      confirmLoading={erase.isPending}
      onOk={() => (isSure ? form.submit() : setSure(true))}
      onCancel={onClose}
    >
      {check.error && !check.data && <ErrorState error={check.error} onRetry={() => void check.refetch()} />}
      {check.isPending && <ListSkeleton label={t("shell.loading")} />}
      {check.data && <p>{t("fileActions.eraseTakes", { ...check.data })}</p>}
      {signed.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t("fileActions.eraseSigned", { names: signed.slice(0, 10).join("、") })}
        />
      )}
      {isSure && (
        <Form form={form} layout="vertical" requiredMark={false} data-no-loss onFinish={submit}>
          <Form.Item
            name="word"
            label={t("fileActions.eraseConfirmLabel", { word })}
            rules={[
              {
                validator: (_, given: string | undefined) =>
                  given?.trim() === word
                    ? Promise.resolve()
                    : Promise.reject(new Error(t("fileActions.eraseMismatch", { word }))),
              },
            ]}
            validateTrigger="onSubmit"
          >
            <Input autoFocus autoComplete="off" />
          </Form.Item>
        </Form>
      )}
    </Dialog>
  );
};
