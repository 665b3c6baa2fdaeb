import { type EquipmentDetail, equipmentApi } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Alert, Button, Dropdown, Input, Segmented, Space } from "antd";
import { Suspense, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { Failure } from "../../../kernel/failure.ts";
import { textOfValue } from "../../../kernel/fields/field-entry.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { SubjectPage } from "../../../shared/subjects/subject-panel.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { PrintLabels } from "../../labels/labels.public.tsx";
import { BookingDialog } from "../booking/booking-dialog.tsx";
import { useDevice, useEquipmentChange } from "../equipment.queries.ts";
import { DeviceBookings } from "../parts/device-bookings.tsx";
import { DeviceDialog } from "../parts/device-dialog.tsx";
import { DevicePictureField } from "../parts/device-picture.tsx";
import { DeviceTraining } from "../parts/device-training.tsx";
import { EquipmentFrame } from "../parts/equipment-frame.tsx";
import { ReleaseDialog } from "../parts/release-dialog.tsx";
import { ReportDialog } from "../parts/report-dialog.tsx";
import { RulesDialog } from "../parts/rules-dialog.tsx";
import { RulesText } from "../parts/rules-text.tsx";
import { UsageList } from "../parts/usage-list.tsx";
import { WorkList } from "../parts/work-list.tsx";

const tabs = ["facts", "bookings", "usage", "maintenance", "training", "documents"] as const;
type Tab = (typeof tabs)[number];
type Open = "book" | "edit" | "rules" | "report" | "print" | "block" | "archive";
const HOUR_MS = 3_600_000;

/** One device: properties, bookings and rules, training, manuals, and comments. */
export default function DevicePage() {
  const t = useTranslation();
  const { equipmentId } = usePathParams<"equipmentId">();
  const { data: device, error, refetch } = useDevice(equipmentId);
  if (error && !device) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!device) return <ListSkeleton label={t("shell.loading")} />;
  return <Device key={device.id} device={device} />;
}

const DeviceFacts = ({ device }: { readonly device: EquipmentDetail }) => {
  const t = useTranslation();
  const format = useFormat();
  const fact = (label: string, value: string) => value !== "" && <Fact label={label}>{value}</Fact>;
  return (
    <>
      <DevicePictureField device={device} />
      <Facts>
        {fact(t("devices.assetNo"), device.assetNo)}
        {fact(t("devices.manufacturer"), device.manufacturer)}
        {fact(t("devices.model"), device.model)}
        {fact(t("devices.serialNo"), device.serialNo)}
        {fact(t("devices.category"), device.category)}
        {fact(t("devices.group"), device.groupName)}
        {fact(t("devices.location"), device.location)}
        {fact(t("devices.owners"), format.list(device.owners.map(({ name }) => name)))}
        {fact(t("devices.timezone"), device.timezone)}
        {fact(t("devices.calibrationDue"), device.calibrationDue ? format.day(device.calibrationDue) : "")}
        {fact(t("devices.hourRate"), device.hourRate ? `${device.hourRate} ${device.currency}` : "")}
        {fact(t("devices.description"), device.description)}
        {device.fields.map((value) => (
          <Fact key={value.fieldId} label={value.name}>
            {textOfValue(value)}
          </Fact>
        ))}
      </Facts>
      <RulesText device={device} />
    </>
  );
};

const Device = ({ device }: { readonly device: EquipmentDetail }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const query = useQueryParams();
  const { authorities } = useSession();
  const shownTabs = tabs.filter((one) => one !== "usage" || authorities.includes("EQUIPMENT_ASSET"));
  const tab: Tab = shownTabs.find((one) => one === query.tab) ?? (query.thread ? "documents" : "facts");
  const [open, setOpen] = useState<Open | null>(null);
  const [released, setReleased] = useState<EquipmentDetail["blocks"][number] | null>(null);
  const [reason, setReason] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [ahead, setAhead] = useState(0);
  const params = { equipmentId: device.id };
  const archive = useEquipmentChange((body: { isArchived: boolean; cancelReservations: boolean }) =>
    call(equipmentApi.archive, { params, body }),
  );
  const block = useEquipmentChange((text: string) =>
    call(equipmentApi.block, { params, body: { reason: text } }),
  );
  const { edit, maintain, book } = device.abilities;
  const isArchived = device.status === "archive";
  const close = () => {
    setOpen(null);
    setReason("");
    setReasonMissing(false);
    setAhead(0);
  };
  const setArchived = () =>
    archive.mutate(
      { isArchived: !isArchived, cancelReservations: ahead > 0 },
      {
        onSuccess: () => {
          toasts.success(t(isArchived ? "devices.restored" : "devices.archived", { name: device.name }));
          close();
        },
        onError: (failed) => {
          const count = (failed as Failure).data as { count?: number } | null;
          if (failed instanceof Failure && failed.code === "equipment.has.reservations")
            setAhead(count?.count ?? 1);
          else toasts.failure(failed);
        },
      },
    );
  const ofGroup = useEquipmentChange(() =>
    call(equipmentApi.changeRules, { params, body: { rules: null, version: device.version } }),
  );
  const more = [
    { key: "print", label: t("devices.printLabel") },
    ...(edit
      ? [
          { key: "edit", label: t("devices.editDevice") },
          { key: "rules", label: t("devices.rules") },
          ...(device.ownRules !== null && device.groupRules !== null
            ? [{ key: "groupRules", label: t("devices.useGroupRules") }]
            : []),
        ]
      : []),
    ...(maintain ? [{ key: "block", label: t("devices.block") }] : []),
    ...(edit ? [{ key: "archive", label: t(isArchived ? "devices.restore" : "devices.archive") }] : []),
  ];
  return (
    <EquipmentFrame
      place="management"
      title={device.name}
      actions={
        <Space wrap>
          {more.length > 0 && (
            <Dropdown
              trigger={["click"]}
              menu={{
                items: more,
                onClick: ({ key }) =>
                  key === "groupRules"
                    ? ofGroup.mutate(undefined, {
                        onSuccess: () => toasts.success(t("devices.rulesSaved")),
                        onError: toasts.failure,
                      })
                    : setOpen(key as Open),
              }}
            >
              <Button>{t("devices.more")}</Button>
            </Dropdown>
          )}
          <Button onClick={() => setOpen("report")}>{t("devices.report")}</Button>
          {book && device.isBookable && !isArchived && (
            <Button type="primary" onClick={() => setOpen("book")}>
              {t("devices.book")}
            </Button>
          )}
        </Space>
      }
    >
      {isArchived && <Alert type="info" showIcon title={t("devices.isArchived")} />}
      {device.blocks.map((one) => (
        <Alert
          key={one.id}
          type="error"
          showIcon
          title={t("devices.outOfServiceBecause", { reason: one.reason })}
          {...(maintain && {
            action: (
              <Button size="small" onClick={() => setReleased(one)}>
                {t("devices.release")}
              </Button>
            ),
          })}
        />
      ))}
      {device.isCalibrationOver && (
        <Alert
          type="warning"
          showIcon
          title={t("devices.calibrationOverText")}
          action={<Link to="/equipment/maintenance">{t("equipment.maintenance")}</Link>}
        />
      )}
      <ToolLine>
        <Segmented<Tab>
          aria-label={t("devices.view")}
          value={tab}
          options={shownTabs.map((value) => ({ value, label: t(`devices.tab-${value}`) }))}
          onChange={(next) =>
            void navigate({
              to: "/equipment/management/$equipmentId",
              params,
              search: { tab: next },
              replace: true,
            })
          }
        />
      </ToolLine>
      {tab === "facts" && <DeviceFacts device={device} />}
      {tab === "bookings" && (
        <DeviceBookings equipmentId={device.id} mayBook={book && device.isBookable && !isArchived} />
      )}
      {tab === "usage" && <UsageList filter={{ equipmentId: device.id }} />}
      {tab === "maintenance" && <WorkList equipmentId={device.id} mayMaintain={maintain} />}
      {tab === "training" && <DeviceTraining equipmentId={device.id} mayEdit={edit} />}
      {tab === "documents" && (
        <SubjectPage about={{ kind: "equipment", id: device.id }} sought={query.thread} />
      )}
      {open === "book" && (
        <BookingDialog
          start={{
            equipmentId: device.id,
            from: Math.ceil(Date.now() / HOUR_MS) * HOUR_MS,
            to: Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS,
          }}
          onClose={close}
        />
      )}
      {open === "print" && (
        <Suspense fallback={null}>
          <PrintLabels records={[{ kind: "equipment", id: device.id, name: device.name }]} onClose={close} />
        </Suspense>
      )}
      {open === "edit" && <DeviceDialog device={device} onClose={close} />}
      {open === "rules" && <RulesDialog device={device} onClose={close} />}
      {open === "report" && <ReportDialog equipmentId={device.id} onClose={close} />}
      {released && <ReleaseDialog device={device} block={released} onClose={() => setReleased(null)} />}
      <ConfirmDialog
        isOpen={open === "archive"}
        title={t(isArchived ? "devices.restoreAsk" : "devices.archiveAsk", { name: device.name })}
        action={t(
          isArchived ? "devices.restore" : ahead > 0 ? "devices.archiveAndCancel" : "devices.archive",
        )}
        isDanger={!isArchived}
        isBusy={archive.isPending}
        onConfirm={setArchived}
        onClose={close}
      >
        {ahead > 0
          ? t("devices.archiveAhead", { count: ahead })
          : t(isArchived ? "devices.restoreText" : "devices.archiveText")}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === "block"}
        title={t("devices.blockAsk", { name: device.name })}
        action={t("devices.block")}
        isDanger
        isBusy={block.isPending}
        onConfirm={() =>
          reason.trim() === ""
            ? setReasonMissing(true)
            : block.mutate(reason.trim(), { onSuccess: close, onError: toasts.failure })
        }
        onClose={close}
      >
        <p>{t("devices.blockText")}</p>
        <Input.TextArea
          aria-label={t("devices.reason")}
          placeholder={t("devices.reason")}
          rows={2}
          maxLength={500}
          value={reason}
          {...(isReasonMissing && { status: "error" as const })}
          onChange={({ target }) => {
            setReason(target.value);
            setReasonMissing(false);
          }}
        />
        {isReasonMissing && <p role="alert">{t("devices.reasonRequired")}</p>}
      </ConfirmDialog>
    </EquipmentFrame>
  );
};
