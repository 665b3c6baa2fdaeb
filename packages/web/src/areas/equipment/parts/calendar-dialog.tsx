import { reservationsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Button, Switch, Typography } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../booking/booking.module.css";
import { EQUIPMENT_KEY, useEquipmentChange } from "../equipment.queries.ts";

/** How one's bookings reach other calendars: an email for each, and an address to subscribe to. */
export const CalendarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const { data } = useQuery({
    queryKey: [...EQUIPMENT_KEY, "calendar"],
    queryFn: ({ signal }) => call(reservationsApi.calendar, undefined, { signal }),
  });
  const change = useEquipmentChange((isMailed: boolean) =>
    call(reservationsApi.changeCalendar, { body: { isMailed } }),
  );
  const make = useEquipmentChange(() => call(reservationsApi.feed));
  const [url, setUrl] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const makeAddress = () =>
    announce(make.mutateAsync(undefined), null, (made) => {
      setAsking(false);
      setUrl(made.url);
    });
  return (
    <Dialog
      open
      title={t("devices.calendar")}
      okText={t("shell.close")}
      cancelButtonProps={{ style: { display: "none" } }}
      onOk={onClose}
      onCancel={onClose}
    >
      <h3>{t("devices.calendarMail")}</h3>
      <p className={styles.setting}>
        <Switch
          aria-label={t("devices.calendarMail")}
          checked={data?.isMailed ?? false}
          loading={!data || change.isPending}
          onChange={(isMailed) =>
            announce(change.mutateAsync(isMailed), t(isMailed ? "devices.mailOn" : "devices.mailOff"))
          }
        />
        <span>{t("devices.calendarMailText")}</span>
      </p>
      <h3>{t("devices.feed")}</h3>
      <p>{t("devices.feedText")}</p>
      {url ? (
        <Typography.Text copyable code>
          {url}
        </Typography.Text>
      ) : (
        <Button
          disabled={!data}
          loading={make.isPending}
          onClick={() => (data?.hasFeed ? setAsking(true) : makeAddress())}
        >
          {t(data?.hasFeed ? "devices.feedRemake" : "devices.feedMake")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("devices.feedRemake")}
        action={t("devices.feedRemake")}
        isBusy={make.isPending}
        onConfirm={makeAddress}
        onClose={() => setAsking(false)}
      >
        {t("devices.feedRemakeText")}
      </ConfirmDialog>
    </Dialog>
  );
};
