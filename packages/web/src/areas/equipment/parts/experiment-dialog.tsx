import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { type ExperimentInput, type ExperimentPlan, reservationsApi } from "@benchleaf/contract";
import { Alert, Button, Form, Input, InputNumber, Select } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../booking/booking.module.css";
import { useAllDevices, useEquipmentChange } from "../equipment.queries.ts";

interface Step {
  readonly key: number;
  readonly title: string;
  readonly equipmentIds: readonly string[];
  readonly minutes: number;
  readonly gapMinutes: number;
  readonly maxGapMinutes: number | null;
}

const newStep = (key: number): Step => ({
  key,
  title: "",
  equipmentIds: [],
  minutes: 60,
  gapMinutes: 0,
  maxGapMinutes: null,
});

/** Steps with their devices, lengths and gaps: finds the earliest times for all, and books them at once. */
export const ExperimentDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { data: devices = [] } = useAllDevices();
  const [title, setTitle] = useState("");
  const [steps, setSteps] = useState<readonly Step[]>([newStep(1), newStep(2)]);
  const [plan, setPlan] = useState<ExperimentPlan | null>(null);
  const find = useEquipmentChange((body: ExperimentInput) => call(reservationsApi.plan, { body }));
  const book = useEquipmentChange((body: ExperimentInput) => call(reservationsApi.bookExperiment, { body }));
  const set = (key: number, part: Partial<Step>) => {
    setPlan(null);
    setSteps((before) => before.map((step) => (step.key === key ? { ...step, ...part } : step)));
  };
  const isWhole = title.trim() !== "" && steps.every(({ equipmentIds }) => equipmentIds.length > 0);
  const input = (): ExperimentInput => ({
    title: title.trim(),
    projectId: null,
    fromTime: new Date().toISOString(),
    horizonDays: 14,
    steps: steps.map(({ key, equipmentIds, ...step }) => ({ ...step, equipmentIds: [...equipmentIds] })),
  });
  const send = () => {
    if (plan === null) {
      find.mutate(input(), { onSuccess: setPlan });
      return;
    }
    book.mutate(input(), {
      onSuccess: ({ reservations }) => {
        toasts.success(t("devices.booked", { count: reservations.length }));
        onClose();
      },
      onError: (error) => {
        setPlan(null);
        toasts.failure(error);
      },
    });
  };
  return (
    <Dialog
      open
      width={720}
      title={t("devices.planExperiment")}
      okText={t(plan ? "devices.bookAll" : "devices.findTimes")}
      okButtonProps={{ disabled: !isWhole }}
      cancelText={t("shell.cancel")}
      confirmLoading={find.isPending || book.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false}>
        <Form.Item label={t("devices.experimentTitle")} htmlFor="experiment-title">
          <Input
            id="experiment-title"
            maxLength={200}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Form.Item>
        {steps.map((step, at) => (
          <fieldset key={step.key} className={styles.step}>
            <legend>{t("devices.step", { number: at + 1 })}</legend>
            <div className={styles.pair}>
              <Form.Item label={t("devices.stepDevices")} htmlFor={`step-${step.key}-devices`}>
                <Select
                  id={`step-${step.key}-devices`}
                  mode="multiple"
                  value={[...step.equipmentIds]}
                  showSearch={{ optionFilterProp: "label" }}
                  options={devices
                    .filter(({ isBookable }) => isBookable)
                    .map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(equipmentIds: string[]) => set(step.key, { equipmentIds })}
                />
              </Form.Item>
              <Form.Item label={t("devices.minutes")} htmlFor={`step-${step.key}-minutes`}>
                <InputNumber
                  id={`step-${step.key}-minutes`}
                  min={5}
                  max={44_640}
                  step={15}
                  value={step.minutes}
                  onChange={(minutes) => set(step.key, { minutes: minutes ?? 5 })}
                />
              </Form.Item>
              {at > 0 && (
                <>
                  <Form.Item label={t("devices.gap")} htmlFor={`step-${step.key}-gap`}>
                    <InputNumber
                      id={`step-${step.key}-gap`}
                      min={0}
                      max={44_640}
                      step={15}
                      value={step.gapMinutes}
                      onChange={(gapMinutes) => set(step.key, { gapMinutes: gapMinutes ?? 0 })}
                    />
                  </Form.Item>
                  <Form.Item label={t("devices.maxGap")} htmlFor={`step-${step.key}-max`}>
                    <InputNumber
                      id={`step-${step.key}-max`}
                      min={step.gapMinutes}
                      max={44_640}
                      step={15}
                      value={step.maxGapMinutes}
                      onChange={(maxGapMinutes) => set(step.key, { maxGapMinutes })}
                    />
                  </Form.Item>
                </>
              )}
            </div>
            {steps.length > 1 && (
              <Button
                size="small"
                icon={<DeleteOutlined />}
                onClick={() => {
                  setPlan(null);
                  setSteps(steps.filter(({ key }) => key !== step.key));
                }}
              >
                {t("devices.removeStep")}
              </Button>
            )}
          </fieldset>
        ))}
        <Button
          icon={<PlusOutlined />}
          disabled={steps.length >= 20}
          onClick={() => {
            setPlan(null);
            setSteps([...steps, newStep(Math.max(...steps.map(({ key }) => key)) + 1)]);
          }}
        >
          {t("devices.addStep")}
        </Button>
        <div aria-live="polite" className={styles.ways}>
          {find.error && <Alert type="warning" showIcon title={formatError(t, find.error)} />}
          {plan && (
            <Alert
              type="success"
              showIcon
              title={t("devices.planFound")}
              description={
                <ol className={styles.reasons}>
                  {plan.steps.map((step) => (
                    <li key={`${step.equipmentId} ${step.startTime}`}>
                      {t("devices.planLine", {
                        name: step.equipmentName,
                        from: format.dateTime(step.startTime),
                        to: format.dateTime(step.endTime),
                      })}
                    </li>
                  ))}
                </ol>
              }
            />
          )}
        </div>
      </Form>
    </Dialog>
  );
};
