import type { FormInstance } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAllDevices } from "../equipment.queries.ts";
import { zoneOf } from "./booking-entry.ts";
import { isSkippedHour } from "./zone-entry.ts";

/** A rule for a field of date and time in a form with a device: the hour exists where the device is. */
export const useHourRule = () => {
  const t = useTranslation();
  const { data: devices = [] } = useAllDevices();
  return ({ getFieldValue }: Pick<FormInstance, "getFieldValue">) => ({
    validator: (_: unknown, time: string | undefined): Promise<void> =>
      time && isSkippedHour(time, zoneOf(devices, getFieldValue("equipmentId") ?? null))
        ? Promise.reject(new Error(t("devices.because-noSuchTime", { actual: time.replace("T", " ") })))
        : Promise.resolve(),
  });
};
