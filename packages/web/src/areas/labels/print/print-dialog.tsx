import { layoutOf, MAX_LABELS, moduleWidthOf, positionsOf, SAFE_MODULE_MM } from "@benchleaf/contract";
import { Alert, Form } from "antd";
import { saveBlob } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import { useLabelPreview, usePrintLabels } from "../labels.queries.ts";
import { formOf, type LabelForm, parseLabelSettings, settingsOf } from "./label-settings.ts";
import styles from "./print.module.css";
import type { PrintLabelsProps } from "./print-labels-props.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { SheetPicture } from "./sheet-picture.tsx";
import { TemplateBar } from "./template-bar.tsx";

type Entry = LabelForm & { readonly copies: number; readonly firstPosition: number };

/** Prints the labels of some records as PDF; the settings stay for the next time. */
export default function PrintDialog({ records, onClose }: PrintLabelsProps) {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const print = usePrintLabels();
  const [kept, keep] = usePersistedState("label-settings", parseLabelSettings);
  const [form] = Form.useForm<Entry>();
  const initial: Entry = { ...formOf(kept), copies: 1, firstPosition: 1 };
  const entry: Entry = { ...initial, ...Form.useWatch((all: Entry) => all, { form, preserve: true }) };
  const settings = settingsOf(entry);
  const settled = useDebounced(settings) ?? kept;
  const [first] = records;
  const preview = useLabelPreview(first ?? { kind: "file", id: "0" }, settled, first !== undefined);
  const layout = layoutOf(settings ?? kept);
  const positions = positionsOf(layout);
  const firstPosition = Math.min(entry.firstPosition || 1, positions);
  const labels = records.length * (entry.copies || 1);
  const pages = Math.ceil((firstPosition - 1 + labels) / positions);
  const moduleWidth = moduleWidthOf(layout, entry.symbology);
  const submit = () => {
    if (settings === null || labels > MAX_LABELS) return;
    keep(settings);
    print.mutate(
      {
        records: records.map(({ kind, id }) => ({ kind, id })),
        ...{ settings, copies: entry.copies, firstPosition },
      },
      {
        onSuccess: ({ blob, fileName }) => {
          saveBlob(blob, fileName);
          toasts.success(t("labels.made", { count: labels }));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <FormDialog<Entry>
      form={form}
      name="labels"
      title={t("labels.printTitle", { count: records.length })}
      action={t("labels.action")}
      width={860}
      isBusy={print.isPending}
      initialValues={initial}
      lead={<TemplateBar settings={settings} onChoose={(chosen) => form.setFieldsValue(formOf(chosen))} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.dialog} data-no-loss>
        <div>
          <SettingsFields form={entry} known={preview.data?.fields ?? []} positions={positions} />
        </div>
        <div className={styles.side}>
          <h3>{t("labels.preview")}</h3>
          {preview.error && !preview.data ? (
            <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
          ) : (
            <div className={styles.preview} aria-busy={preview.isFetching}>
              {preview.data && (
                <img
                  src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(preview.data.svg)}`}
                  alt={t("labels.previewOf", { name: first?.name ?? "" })}
                  style={{ aspectRatio: `${layout.width} / ${layout.height}` }}
                />
              )}
            </div>
          )}
          {settings === null && (
            <Alert type="error" showIcon title={t("errors.label.layout.impossible")} role="alert" />
          )}
          {labels > MAX_LABELS && (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={t("labels.tooMany", { limit: format.number(MAX_LABELS) })}
            />
          )}
          {moduleWidth < SAFE_MODULE_MM && (
            <Alert
              type="warning"
              showIcon
              title={t("labels.smallCode", { width: format.number(moduleWidth, 2) })}
            />
          )}
          <p className={styles.help}>
            {t("labels.sheet", { pages: format.number(pages), labels: format.number(labels) })}
          </p>
          {positions > 1 && (
            <SheetPicture
              layout={layout}
              firstPosition={firstPosition}
              count={labels}
              label={t("labels.sheetPicture", { first: firstPosition, labels })}
              onPick={(position) => form.setFieldValue("firstPosition", position)}
            />
          )}
        </div>
      </div>
    </FormDialog>
  );
}
