import { Form, type FormInstance } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "../translation.ts";
import { Dialog } from "./dialog.tsx";
import styles from "./form-dialog.module.css";

interface FormDialogProps<Entry extends object> {
  readonly title: string;
  /** What Enter and the main button do, in words, e.g. "Hand over". */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  readonly initialValues?: object;
  /** Tells the fields of this dialog from those of the page below, where names are the same. */
  readonly name?: string;
  readonly width?: number;
  /** Only where a field follows another. */
  readonly form?: FormInstance<Entry>;
  /** What is above the fields. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Never called while busy: a second Enter sends nothing twice. */
  readonly onSubmit: (entry: Entry) => void;
  readonly onClose: () => void;
}

/** Fields in a dialog: checked when one leaves them, sent by Enter or the main button, and never lost unasked. */
export const FormDialog = <Entry extends object>(props: FormDialogProps<Entry>) => {
  const t = useTranslation();
  const [form] = Form.useForm<Entry>(props.form);
  return (
    <Dialog
      open
      title={props.title}
      okText={props.action}
      okButtonProps={{ danger: props.isDanger ?? false }}
      cancelText={t("shell.cancel")}
      confirmLoading={props.isBusy}
      onOk={form.submit}
      onCancel={props.onClose}
      {...(props.width && { width: props.width })}
    >
      {props.lead && <div className={styles.lead}>{props.lead}</div>}
      <Form
        form={form}
        {...(props.name && { name: props.name })}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        {...(props.initialValues && { initialValues: props.initialValues })}
        onFinish={(entry: Entry) => !props.isBusy && props.onSubmit(entry)}
      >
        {props.children}
        {/* With several fields Enter sends only where there is a button to send by. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </Form>
    </Dialog>
  );
};
