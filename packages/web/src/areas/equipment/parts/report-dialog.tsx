import { type RepairReport, reportSeverities, upkeepApi } from "@benchleaf/contract";
import { Form, Input, Radio } from "antd";
import { call } from "../../../kernel/client.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useEquipmentChange } from "../equipment.queries.ts";

type Entry = Pick<RepairReport, "severity" | "text">;

/** Reports a fault of a device. */
export const ReportDialog = ({
  equipmentId,
  onClose,
}: {
  readonly equipmentId: string;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const report = useEquipmentChange((body: Entry) =>
    call(upkeepApi.report, { params: { equipmentId }, body }),
  );
  return (
    <FormDialog<Entry>
      title={t("devices.report")}
      action={t("devices.send")}
      name="report"
      isBusy={report.isPending}
      initialValues={{ severity: "minor" }}
      onSubmit={(entry) =>
        report.mutate(entry, {
          onSuccess: () => {
            toasts.success(t("devices.reported"));
            onClose();
          },
          onError: toasts.failure,
        })
      }
      onClose={onClose}
    >
      <Form.Item name="severity" label={t("devices.severity")}>
        <Radio.Group
          options={reportSeverities.map((value) => ({ value, label: t(`devices.severity-${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="text"
        label={t("devices.fault")}
        rules={[{ required: true, whitespace: true, message: t("devices.faultRequired") }]}
      >
        <Input.TextArea rows={3} maxLength={1_000} />
      </Form.Item>
    </FormDialog>
  );
};
