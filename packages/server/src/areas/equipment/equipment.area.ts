import { give, serverArea } from "../../kernel/area.ts";
import { subjectKinds } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { recordsArea } from "../records/records.area.ts";
import { signaturesArea } from "../signatures/signatures.area.ts";
import { subjectsArea } from "../subjects/subjects.area.ts";
import { tablesArea } from "../tables/tables.area.ts";
import { tableKinds } from "../tables/tables.service.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsHeir } from "../tenants/tenants.service.ts";
import { blockEquipment } from "./devices/block-equipment.ts";
import { deviceTables } from "./devices/device-tables.ts";
import { manageDevices } from "./devices/manage-devices.ts";
import { manageGroups } from "./devices/manage-groups.ts";
import { equipmentNotifications } from "./equipment.notifications.ts";
import { deviceRoutes } from "./equipment.routes.ts";
import { equipmentSubject } from "./equipment-subject.ts";

export const equipmentArea = serverArea({
  needs: {
    access: accessArea,
    records: recordsArea,
    signatures: signaturesArea,
    subjects: subjectsArea,
    tables: tablesArea,
    tenants: tenantsArea,
  },
  notices: equipmentNotifications,
  open({ kernel }, { records: { numbering }, signatures: { signatures } }) {
    const devices = manageDevices(kernel, numbering, () => Promise.resolve(0));
    return {
      devices,
      groups: manageGroups(kernel),
      blocks: blockEquipment(kernel, signatures),
      tables: [deviceTables(kernel, devices)],
    };
  },
  gives: ({ devices, tables }) => [
    give(subjectKinds, equipmentSubject),
    give(tableKinds, tables),
    give(belongingsHeir, devices.handOver),
  ],
  routes: ({ devices, groups, blocks }) => deviceRoutes(devices, groups, blocks),
});
