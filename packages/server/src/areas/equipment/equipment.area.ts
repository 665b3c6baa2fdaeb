import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { subjectKinds, subjectStateSources } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { limitUses } from "../access/access.service.ts";
import { approvalsArea } from "../approvals/approvals.area.ts";
import { approvalKinds, approvalScopes } from "../approvals/approvals.service.ts";
import { labelsArea } from "../labels/labels.area.ts";
import { labelSources, ownCodes } from "../labels/labels.service.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { recordsArea } from "../records/records.area.ts";
import { signaturesArea } from "../signatures/signatures.area.ts";
import { subjectsArea } from "../subjects/subjects.area.ts";
import { tablesArea } from "../tables/tables.area.ts";
import { tableKinds } from "../tables/tables.service.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient } from "../tenants/tenants.service.ts";
import { equipmentPeople, reservationApproval } from "./booking/approve-reservations.ts";
import { bookEquipment } from "./booking/book-equipment.ts";
import { bookingRoutes } from "./booking/booking.routes.ts";
import { browseReservations } from "./booking/browse-reservations.ts";
import { changeReservations } from "./booking/change-reservations.ts";
import { mailBookings } from "./booking/mail-bookings.ts";
import { planExperiments } from "./booking/plan-experiments.ts";
import { reservationStates, reservationSubject } from "./booking/reservation-subject.ts";
import { listUpcoming } from "./booking/reservations.store.ts";
import { sweepReservations } from "./booking/sweep-reservations.ts";
import { useReservations } from "./booking/use-reservations.ts";
import { blockEquipment } from "./devices/block-equipment.ts";
import { blockOutOfCalibration } from "./devices/block-out-of-calibration.ts";
import { deviceTables } from "./devices/device-tables.ts";
import { countDevicesInUse } from "./devices/devices.store.ts";
import { manageDevices } from "./devices/manage-devices.ts";
import { manageGroups } from "./devices/manage-groups.ts";
import { demoEquipment } from "./equipment.demo.ts";
import { equipmentNotifications } from "./equipment.notifications.ts";
import { deviceRoutes } from "./equipment.routes.ts";
import { bookingsSet, deviceUseSet, maintenanceSet } from "./equipment.sets.sql.ts";
import { equipmentStates, equipmentSubject } from "./equipment-subject.ts";
import { equipmentLabels, findByAssetNo } from "./label-equipment.ts";
import { maintainDevices } from "./upkeep/maintain-devices.ts";
import { readEquipmentFigures } from "./upkeep/read-equipment-figures.ts";
import { recordUsage } from "./upkeep/record-usage.ts";
import { upkeepRoutes } from "./upkeep/upkeep.routes.ts";
import { usageTables } from "./upkeep/usage-tables.ts";

export const equipmentArea = serverArea({
  needs: {
    access: accessArea,
    approvals: approvalsArea,
    labels: labelsArea,
    projects: projectsArea,
    records: recordsArea,
    signatures: signaturesArea,
    subjects: subjectsArea,
    tables: tablesArea,
    tenants: tenantsArea,
  },
  notificationRules: equipmentNotifications,
  open({ kernel }, { records: { numbering }, signatures: { signatures }, approvals: { approvals } }) {
    const changes = changeReservations(kernel, approvals);
    const devices = manageDevices(kernel, numbering, async (tx, session, equipmentId, isCancelled) => {
      const ahead = await listUpcoming(tx, equipmentId);
      if (ahead.length > 0 && isCancelled) await changes.cancelRows(tx, session, ahead, "");
      return isCancelled ? 0 : ahead.length;
    });
    const blocks = blockEquipment(kernel, signatures);
    const usage = recordUsage(kernel);
    return {
      kernel,
      calibrations: blockOutOfCalibration(kernel, blocks),
      devices,
      groups: manageGroups(kernel),
      blocks,
      tables: [deviceTables(kernel, devices), usageTables(kernel, usage)],
      booking: {
        book: bookEquipment(kernel, approvals),
        browse: browseReservations(kernel),
        changes,
        experiments: planExperiments(kernel, approvals),
        uses: useReservations(kernel, approvals),
      },
      upkeep: {
        usage,
        upkeep: maintainDevices(kernel, blocks, changes),
        readFigures: readEquipmentFigures(kernel),
      },
    };
  },
  provides: ({ kernel, devices, tables }) => [
    provide(analysisSets, bookingsSet),
    provide(analysisSets, deviceUseSet),
    provide(analysisSets, maintenanceSet),
    provide(subjectKinds, equipmentSubject),
    provide(subjectKinds, reservationSubject),
    provide(subjectStateSources, equipmentStates),
    provide(subjectStateSources, reservationStates),
    provide(approvalKinds, reservationApproval(kernel)),
    provide(approvalScopes, { kind: "equipment", peopleOf: equipmentPeople }),
    provide(tableKinds, tables),
    provide(labelSources, equipmentLabels),
    provide(ownCodes, findByAssetNo),
    provide(belongingsRecipient, devices.handOver),
    provide(limitUses, { feature: "EQUIPMENT_LIMIT", count: countDevicesInUse }),
  ],
  routes: ({ devices, groups, blocks, booking, upkeep }) => [
    ...deviceRoutes(devices, groups, blocks),
    ...bookingRoutes(booking),
    ...upkeepRoutes(upkeep),
  ],
  start({ kernel, calibrations }) {
    sweepReservations(kernel);
    kernel.jobs.everyQuarter("block-out-of-calibration", calibrations.sweep);
    mailBookings(kernel);
  },
  demo: ({ kernel }, lab) => demoEquipment(lab, kernel),
});
