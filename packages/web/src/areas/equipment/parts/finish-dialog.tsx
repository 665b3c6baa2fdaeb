import { type Maintenance, type MaintenanceResult, rateCurrencies, upkeepApi } from "@benchleaf/contract";
import { Form, Input, Radio, Select } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAttach } from "../../../shared/subjects/subjects.queries.ts";
import styles from "../booking/booking.module.css";
import { useEquipmentChange } from "../equipment.queries.ts";

type ResultEntry = Omit<MaintenanceResult, "counter" | "cost" | "validUntil" | "certificateId"> & {
  readonly validUntil?: string;
  readonly counter?: string;
  readonly cost?: string;
};

/** Notes what came of maintenance. */
export const FinishDialog = ({
  maintenance,
  onClose,
}: {
  readonly maintenance: Maintenance;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const [form] = Form.useForm<ResultEntry>();
  const isCalibration = maintenance.kind === "calibration";
  const hasPassed = Form.useWatch("hasPassed", form) ?? true;
  const [file, setFile] = useState<File | null>(null);
  const { attach, fraction } = useAttach({ kind: "equipment", id: maintenance.equipmentId });
  const finish = useEquipmentChange(async (body: Omit<MaintenanceResult, "certificateId">) => {
    const certificate = file && (await attach(file));
    return call(upkeepApi.finish, {
      params: { maintenanceId: maintenance.id },
      body: { ...body, certificateId: certificate?.id ?? null },
    });
  });
  return (
    <FormDialog<ResultEntry>
      name="finish"
      form={form}
      title={t("devices.finishTitle", { name: maintenance.equipmentName })}
      action={t("devices.save")}
      isBusy={finish.isPending}
      initialValues={{
        doneDate: new Date().toISOString().slice(0, 10),
        result: "",
        certificateNo: "",
        hasPassed: true,
        currency: "CNY",
      }}
      onSubmit={({ validUntil, cost, counter, ...entry }) =>
        announce(
          finish.mutateAsync({
            ...entry,
            hasPassed,
            validUntil: hasPassed ? validUntil || null : null,
            cost: cost?.trim() || null,
            counter: counter?.trim() || null,
          }),
          t(hasPassed ? "devices.maintenanceDone" : "devices.calibrationFailed"),
          onClose,
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="doneDate"
        label={t("devices.doneDate")}
        rules={[{ required: true, message: t("devices.dateRequired") }]}
      >
        <Input type="date" />
      </Form.Item>
      {isCalibration && (
        <Form.Item
          name="hasPassed"
          label={t("devices.calibrationResult")}
          {...(!hasPassed && { extra: t("devices.failedHelp") })}
        >
          <Radio.Group
            options={[
              { value: true, label: t("devices.passed") },
              { value: false, label: t("devices.failed") },
            ]}
          />
        </Form.Item>
      )}
      {isCalibration && (
        <div className={styles.pair}>
          {hasPassed && (
            <Form.Item
              name="validUntil"
              label={t("devices.validUntil")}
              rules={[{ required: true, message: t("devices.dateRequired") }]}
            >
              <Input type="date" />
            </Form.Item>
          )}
          <Form.Item name="certificateNo" label={t("devices.certificateNo")}>
            <Input maxLength={100} />
          </Form.Item>
        </div>
      )}
      {isCalibration && (
        <Form.Item label={t("devices.certificateFile")} htmlFor="finish-certificate">
          <Input
            id="finish-certificate"
            type="file"
            accept=".pdf,image/*"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
          {fraction !== null && (
            <span role="status">
              {t("devices.sendingFile", { percent: format.number(Math.floor(fraction * 100)) })}
            </span>
          )}
        </Form.Item>
      )}
      <Form.Item name="result" label={t("devices.result")}>
        <Input.TextArea rows={2} maxLength={1_000} />
      </Form.Item>
      <Form.Item
        name="counter"
        label={t("devices.counter")}
        rules={[{ pattern: /^\d{1,12}(\.\d{1,4})?$/, message: t("devices.rateInvalid") }]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="cost"
          label={t("devices.cost")}
          rules={[{ pattern: /^\d{1,12}(\.\d{1,4})?$/, message: t("devices.rateInvalid") }]}
        >
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item name="currency" label={t("devices.currency")}>
          <Select options={rateCurrencies.map((value) => ({ value, label: value }))} />
        </Form.Item>
      </div>
    </FormDialog>
  );
};
