import { CheckCircleOutlined, EditOutlined, MoreOutlined, SendOutlined } from "@ant-design/icons";
import { type ElnPage, elnCategories } from "@benchleaf/contract";
import { Button, Dropdown, Form, Input, Select } from "antd";
import { lazy, Suspense, useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ExportMenu, type PageCalls } from "../../documents/documents.public.tsx";
import { useFinishEln, useReopenEln, useSaveTemplate, useWithdrawEln } from "../eln.queries.ts";
import { SubmitDialog } from "./submit-dialog.tsx";

const SignDialog = lazy(() =>
  import("../../../shared/signatures/sign-dialog.tsx").then(({ SignDialog: dialog }) => ({
    default: dialog,
  })),
);

type Open = "submit" | "finish" | "reopen" | "template" | null;

interface PageActionsProps {
  readonly page: ElnPage;
  readonly calls: PageCalls;
  readonly onChanged: () => void;
}

/** Actions on a page in its current state: submit, withdraw, sign, finish, reopen, save as template. */
export const PageActions = ({ page, calls, onChanged }: PageActionsProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [open, setOpen] = useState<Open>(null);
  const [signed, setSigned] = useState<number | null>(null);
  const finish = useFinishEln();
  const reopen = useReopenEln();
  const withdraw = useWithdrawEln();
  const saveTemplate = useSaveTemplate();
  const { abilities, file } = page;
  const elnId = file.id;
  const close = () => setOpen(null);
  /** A signature is for a version: the current page is saved as one first. */
  const sign = async () => {
    try {
      const saved = abilities.edit ? await calls.saveVersion("") : page;
      setSigned(saved.file.version);
    } catch (error) {
      toasts.failure(error);
    }
  };
  const more = [
    ...(hasPermission("ESIGNATURE_UPDATE") ? [{ key: "sign", label: t("elnPages.sign") }] : []),
    ...(abilities.withdraw ? [{ key: "withdraw", label: t("elnPages.withdraw") }] : []),
    ...(abilities.reopen ? [{ key: "reopen", label: t("elnPages.reopen") }] : []),
    ...(hasPermission("ELN_CREATE") ? [{ key: "template", label: t("elnPages.saveTemplate") }] : []),
  ];
  const run = (key: string) => {
    if (key === "sign") void sign();
    else if (key === "withdraw")
      withdraw.mutate(page.submission?.recordId ?? "", {
        onSuccess: () => {
          toasts.success(t("elnPages.withdrawn"));
          onChanged();
        },
        onError: toasts.failure,
      });
    else setOpen(key as Open);
  };
  return (
    <>
      <ExportMenu file={file} exportPath={calls.exportPath} onBefore={() => calls.saveVersion("")} />
      {abilities.submit && (
        <Button icon={<SendOutlined />} onClick={() => setOpen("submit")}>
          {t("elnPages.submit")}
        </Button>
      )}
      {abilities.finish && (
        <Button type="primary" icon={<CheckCircleOutlined />} onClick={() => setOpen("finish")}>
          {t("elnPages.finish")}
        </Button>
      )}
      {abilities.reopen && (
        <Button icon={<EditOutlined />} onClick={() => setOpen("reopen")}>
          {t("elnPages.reopen")}
        </Button>
      )}
      {more.length > 0 && (
        <Dropdown trigger={["click"]} menu={{ items: more, onClick: ({ key }) => run(key) }}>
          <Button icon={<MoreOutlined />} aria-label={t("elnPages.more")} />
        </Dropdown>
      )}
      {open === "submit" && <SubmitDialog page={page} onChanged={onChanged} onClose={close} />}
      <ConfirmDialog
        isOpen={open === "finish"}
        title={t("elnPages.finishTitle", { name: file.name })}
        action={t("elnPages.finish")}
        isBusy={finish.isPending}
        onConfirm={() =>
          finish.mutate(elnId, {
            onSuccess: () => {
              toasts.success(t("elnPages.finished"));
              onChanged();
            },
            onError: toasts.failure,
            onSettled: close,
          })
        }
        onClose={close}
      >
        {t("elnPages.finishHelp")}
      </ConfirmDialog>
      {open === "reopen" && (
        <FormDialog<{ reason: string }>
          title={t("elnPages.reopenTitle", { name: file.name })}
          action={t("elnPages.reopen")}
          isBusy={reopen.isPending}
          initialValues={{ reason: "" }}
          onSubmit={({ reason }) =>
            reopen.mutate(
              { params: { elnId }, body: { status: "IN_PROGRESS", reason } },
              {
                onSuccess: () => {
                  close();
                  onChanged();
                },
                onError: toasts.failure,
              },
            )
          }
          onClose={close}
        >
          <Form.Item
            name="reason"
            label={t("elnPages.reason")}
            rules={[{ required: true, whitespace: true, message: t("elnPages.reasonWanted") }]}
          >
            <Input.TextArea autoFocus rows={3} maxLength={200} />
          </Form.Item>
        </FormDialog>
      )}
      {open === "template" && (
        <FormDialog<{ name: string; category: (typeof elnCategories)[number]; scope: "personal" | "team" }>
          title={t("elnPages.saveTemplate")}
          action={t("shell.save")}
          isBusy={saveTemplate.isPending}
          initialValues={{ name: file.name, category: page.category ?? "general", scope: "personal" }}
          onSubmit={async (entry) => {
            try {
              const { content } = await calls.blocks(undefined);
              await saveTemplate.mutateAsync({ ...entry, description: "", content, fields: page.fields });
              toasts.success(t("elnPages.templateSaved"));
              close();
            } catch (error) {
              toasts.failure(error);
            }
          }}
          onClose={close}
        >
          <Form.Item
            name="name"
            label={t("elnPages.templateName")}
            rules={[{ required: true, whitespace: true, message: t("elnPages.nameWanted") }]}
          >
            <Input autoFocus maxLength={100} />
          </Form.Item>
          <Form.Item name="category" label={t("elnPages.category")}>
            <Select
              options={elnCategories.map((value) => ({ value, label: t(`elnPages.category-${value}`) }))}
            />
          </Form.Item>
          <Form.Item name="scope" label={t("elnPages.scope")}>
            <Select
              options={(
                ["personal", ...(hasPermission("ELN_TEMPLATE") ? (["team"] as const) : [])] as const
              ).map((value) => ({ value, label: t(`elnPages.scope-${value}`) }))}
            />
          </Form.Item>
        </FormDialog>
      )}
      {signed !== null && (
        <Suspense fallback={null}>
          <SignDialog
            fileId={elnId}
            fileName={file.name}
            version={signed}
            onClose={() => {
              setSigned(null);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
