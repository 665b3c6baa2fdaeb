import type { Reservation } from "@benchleaf/contract";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCheckOut, useMaintenancePlans } from "../reservations.queries.ts";

interface CheckOutButtonProps {
  readonly reservation: Pick<Reservation, "id" | "equipmentId">;
  readonly size?: "small" | "middle";
}

interface Entry {
  readonly counter?: string;
  readonly note?: string;
}

/** Ends the use of a device; asks for the counter if upkeep of the device goes by it. */
export const CheckOutButton = ({ reservation, size = "middle" }: CheckOutButtonProps) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const { data: plans } = useMaintenancePlans();
  const checkOut = useCheckOut();
  const [isOpen, setOpen] = useState(false);
  const hasCounter = plans?.some(
    ({ equipmentId, everyCount }) => equipmentId === reservation.equipmentId && everyCount !== null,
  );
  const end = ({ counter = "", note = "" }: Entry) =>
    announce(
      checkOut.mutateAsync({
        params: { reservationId: reservation.id },
        body: { counter: counter.trim() || null, note },
      }),
      t("devices.done-checkOut"),
      () => setOpen(false),
    );
  return (
    <>
      <Button
        size={size}
        type="primary"
        loading={checkOut.isPending}
        disabled={plans === undefined}
        onClick={() => (hasCounter ? setOpen(true) : end({}))}
      >
        {t("devices.checkOut")}
      </Button>
      {isOpen && (
        <FormDialog<Entry>
          name="check-out"
          title={t("devices.checkOut")}
          action={t("devices.checkOut")}
          isBusy={checkOut.isPending}
          onSubmit={end}
          onClose={() => setOpen(false)}
        >
          <Form.Item
            name="counter"
            label={t("devices.counter")}
            extra={t("devices.counterHelp")}
            rules={[{ pattern: /^\d{1,12}(\.\d{1,4})?$/, message: t("devices.rateInvalid") }]}
          >
            <Input inputMode="decimal" autoComplete="off" />
          </Form.Item>
          <Form.Item name="note" label={t("devices.note")}>
            <Input maxLength={1_000} />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
};
