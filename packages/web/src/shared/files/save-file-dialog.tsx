import { useNavigate } from "@tanstack/react-router";
import { Form, Input, Radio, Select } from "antd";
import { useState } from "react";
import { importQueue } from "../../kernel/import-queue.ts";
import { Dialog } from "../../kernel/parts/dialog.tsx";
import { FormDialog } from "../../kernel/parts/form-dialog.tsx";
import { useSession } from "../../kernel/session.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { ChoosePlace, type Place, usePlaceInput } from "./choose-place.tsx";
import styles from "./save-file-dialog.module.css";
import { useOpenPages, useSendToPage } from "./send-to-page.queries.ts";

interface KeepFileDialogProps {
  readonly name: string;
  /** After the name that is entered, e.g. ".md"; left out where the name shows its own. */
  readonly ending?: string;
  /** What is stored, in words. */
  readonly help?: string;
  /** Markdown can also become a notebook page, or be added to one. */
  readonly text: string;
  readonly onClose: () => void;
}

const targets = ["file", "newPage", "page"] as const;
type Target = (typeof targets)[number];

/**
 * Saves a text as a file of a project; the panel at the bottom shows progress and opens it. Its texts are `saveFile`.
 */
export const SaveFileDialog = ({ name, ending = "", help, text, onClose }: KeepFileDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { authorities } = useSession();
  const [chosen, setPlace] = useState<Place | null>(null);
  const [target, setTarget] = useState<Target>("file");
  const [search, setSearch] = useState("");
  const place = usePlaceInput(chosen);
  const offered = targets.filter(
    (one) =>
      one === "file" ||
      (ending === ".md" && authorities.includes(one === "page" ? "ELN_UPDATE" : "ELN_CREATE")),
  );
  const pages = useOpenPages(search, target === "page");
  const send = useSendToPage();
  const words = {
    project: t("saveFile.project"),
    folder: t("saveFile.folder"),
    noFolder: t("saveFile.noFolder"),
  };
  const save = (entry: { name: string; pageId?: string }) => {
    const title = (entry.name ?? name).trim();
    if (target === "file") {
      importQueue.add([new File([text], `${title}${ending}`)], place);
      onClose();
      return;
    }
    const found = pages.data?.find(({ id }) => id === entry.pageId);
    if (target === "page" && found === undefined) return;
    send.mutate(
      found && target === "page"
        ? { kind: "existing", id: found.id, name: found.name, markdown: text }
        : { kind: "new", body: { ...place, name: title, markdown: text } },
      { onError: toasts.failure },
    );
  };
  if (send.data)
    return (
      <Dialog
        open
        title={t("saveFile.sent", { name: send.data.name })}
        okText={t("saveFile.openPage")}
        cancelText={t("saveFile.stay")}
        onOk={() => void navigate({ to: `/eln/${send.data.id}` })}
        onCancel={onClose}
      >
        {t("saveFile.sentHelp")}
      </Dialog>
    );
  return (
    <FormDialog<{ name: string; pageId?: string }>
      title={t(offered.length > 1 ? "saveFile.saveOrSend" : "saveFile.keep")}
      action={t("saveFile.action")}
      isBusy={send.isPending}
      initialValues={{ name }}
      lead={
        offered.length > 1 && (
          <Radio.Group
            className={styles.targets ?? ""}
            aria-label={t("saveFile.target")}
            value={target}
            options={offered.map((one) => ({ value: one, label: t(`saveFile.target-${one}`) }))}
            onChange={({ target: { value } }) => setTarget(value as Target)}
          />
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      {target === "page" ? (
        <Form.Item
          name="pageId"
          label={t("saveFile.page")}
          rules={[{ required: true, message: t("saveFile.pageWanted") }]}
          extra={t("saveFile.pageHelp")}
        >
          <Select
            autoFocus
            showSearch={{ filterOption: false, onSearch: setSearch }}
            loading={pages.isFetching}
            notFoundContent={t("saveFile.noPage")}
            options={(pages.data ?? []).map(({ id, name: title, code }) => ({
              value: id,
              label: code === "" ? title : `${code} · ${title}`,
            }))}
          />
        </Form.Item>
      ) : (
        <>
          <Form.Item
            name="name"
            label={t(target === "file" ? "saveFile.name" : "saveFile.pageName")}
            rules={[{ required: true, whitespace: true, message: t("saveFile.nameWanted") }]}
            extra={target === "file" ? help : undefined}
          >
            <Input maxLength={255 - ending.length} autoFocus />
          </Form.Item>
          <div className={styles.place}>
            <ChoosePlace place={chosen} words={words} onChange={setPlace} />
          </div>
        </>
      )}
    </FormDialog>
  );
};
