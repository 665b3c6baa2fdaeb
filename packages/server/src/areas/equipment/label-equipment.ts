import type { FindByOwnCode, LabelSource } from "../labels/labels.service.ts";
import { findDeviceByAssetNo, findDevices } from "./devices/devices.store.ts";

/** Fields on the labels of devices: number, location, who is responsible, and until when the calibration is valid. */
export const equipmentLabels: LabelSource = {
  kind: "equipment",
  async read(q, _reader, ids, writeDay) {
    const rows = await findDevices(q, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          number: row.asset_no,
          owner: row.owners.map(({ name }) => name).join(", "),
          position: row.location,
          description: [row.manufacturer, row.model].filter((text) => text !== "").join(" "),
          expiry: row.calibration_due === null ? "" : writeDay(new Date(`${row.calibration_due}T12:00:00Z`)),
        },
      ]),
    );
  },
};

/** Finds a device by its asset number, as printed on the team's own stickers, e.g. `EQ0007`. */
export const findByAssetNo: FindByOwnCode = async (q, code) => {
  const id = await findDeviceByAssetNo(q, code);
  return id === undefined ? undefined : { kind: "equipment", id };
};
