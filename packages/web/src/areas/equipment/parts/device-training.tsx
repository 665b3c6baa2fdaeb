import { equipmentApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Button, Input, Space } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../booking/booking.module.css";
import { EQUIPMENT_KEY, useEquipmentChange } from "../equipment.queries.ts";

interface DeviceTrainingProps {
  readonly equipmentId: string;
  readonly mayEdit: boolean;
}

/** Who has been trained on a device, and until when it counts. */
export const DeviceTraining = ({ equipmentId, mayEdit }: DeviceTrainingProps) => {
  const t = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const [userId, setUserId] = useState<string | undefined>();
  const [validUntil, setValidUntil] = useState("");
  const { data: trainings = [] } = useQuery({
    queryKey: [...EQUIPMENT_KEY, "training", equipmentId],
    queryFn: ({ signal }) => call(equipmentApi.trainings, { params: { equipmentId } }, { signal }),
  });
  const train = useEquipmentChange((who: string) =>
    call(equipmentApi.train, {
      params: { equipmentId, userId: who },
      body: { validUntil: validUntil || null },
    }),
  );
  const untrain = useEquipmentChange((who: string) =>
    call(equipmentApi.untrain, { params: { equipmentId, userId: who } }),
  );
  return (
    <section aria-label={t("devices.training")}>
      <h2 className={styles.section}>{t("devices.training")}</h2>
      {trainings.length === 0 && <p>{t("devices.noTraining")}</p>}
      <ul>
        {trainings.map((one) => (
          <li key={one.userId}>
            {one.validUntil
              ? t("devices.trainedUntil", { name: one.name, date: format.day(one.validUntil) })
              : t("devices.trainedForGood", { name: one.name })}{" "}
            {mayEdit && (
              <Button
                size="small"
                type="text"
                danger
                aria-label={`${t("devices.remove")}: ${one.name}`}
                onClick={() => announce(untrain.mutateAsync(one.userId), t("devices.trainingRemoved"))}
              >
                {t("devices.remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Space wrap>
          <ColleagueSelect
            label={t("devices.person")}
            {...(userId && { value: userId })}
            onChange={setUserId}
          />
          <Input
            type="date"
            aria-label={t("devices.validUntil")}
            style={{ width: 160 }}
            value={validUntil}
            onChange={({ target }) => setValidUntil(target.value)}
          />
          <Button
            disabled={!userId}
            loading={train.isPending}
            onClick={() => userId && announce(train.mutateAsync(userId), t("devices.trainingSaved"))}
          >
            {t("devices.addTraining")}
          </Button>
        </Space>
      )}
    </section>
  );
};
