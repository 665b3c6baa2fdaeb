import { Link } from "@tanstack/react-router";
import { Space } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { SubjectPage } from "../../../shared/subjects/subject-panel.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { EquipmentFrame } from "../parts/equipment-frame.tsx";
import { ReservationActions } from "../parts/reservation-actions.tsx";
import { useReservation } from "../reservations.queries.ts";

/** One booking: time and purpose, actions, links and comments. */
export default function OneReservationPage() {
  const t = useTranslation();
  const format = useFormat();
  const { reservationId } = usePathParams<"reservationId">();
  const { thread } = useQueryParams();
  const { data, error, refetch } = useReservation(reservationId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  return (
    <EquipmentFrame
      place="reservation"
      title={data.equipmentName}
      actions={
        <Space wrap>
          <ReservationActions reservation={data} size="middle" />
        </Space>
      }
    >
      <Facts>
        <Fact label={t("devices.device")}>
          <Link to="/equipment/management/$equipmentId" params={{ equipmentId: data.equipmentId }}>
            {data.equipmentName}
          </Link>
        </Fact>
        <Fact label={t("devices.state")}>{t(`devices.status-${data.status}`)}</Fact>
        <Fact label={t("devices.start")}>{format.dateTime(data.startTime)}</Fact>
        <Fact label={t("devices.end")}>{format.dateTime(data.endTime)}</Fact>
        <Fact label={t("devices.person")}>{data.userName}</Fact>
        <Fact label={t("devices.purpose")}>{data.title || "–"}</Fact>
        {data.checkInTime && <Fact label={t("devices.checkedIn")}>{format.dateTime(data.checkInTime)}</Fact>}
        {data.outcome && <Fact label={t("devices.outcome")}>{t(`devices.outcome-${data.outcome}`)}</Fact>}
      </Facts>
      <SubjectPage about={{ kind: "reservation", id: data.id }} sought={thread} />
    </EquipmentFrame>
  );
}
