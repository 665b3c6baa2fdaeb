import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"inspection"> = {
  "inspection.form.not.found":
    "This inspection form doesn’t exist, or you don’t have access. Go back to the list and refresh.",
  "form.invalid": "The form has {{count}} problems to fix before publishing. See the marked items.",
  "form.stale":
    "Someone else changed this form, so your changes weren’t saved. Refresh and edit the latest version.",
  "inspection.form.not.published": "This form isn’t published or is archived. Publish it first.",
  "inspection.form.in.use": "This form has active schedules. Stop them before archiving it.",
  "inspection.schedule.not.found": "This schedule doesn’t exist. Refresh and try again.",
  "inspection.schedule.stale": "Someone else changed this schedule. Refresh before editing it.",
  "inspection.schedule.empty":
    "With these settings, no inspections would be due. Change the first due time or the end.",
  "inspection.task.not.found":
    "This inspection doesn’t exist. Its schedule may have changed. Go back to the list.",
  "inspection.task.closed": "This inspection was canceled or completed and can’t be changed.",
  "inspection.record.not.found": "This inspection record doesn’t exist, or you don’t have access.",
  "inspection.answers.incomplete":
    "{{count}} required items aren’t answered yet. Complete them and submit again.",
  "inspection.answers.invalid": "Some answers don’t match the form. Check the marked items.",
  "record.files.missing":
    "Some photos or files haven’t been uploaded. Stay online and try again; everything is still saved on this device.",
  "inspection.action.not.found": "This corrective action doesn’t exist, or you don’t have access.",
  "inspection.action.state": "This corrective action has changed in the meantime. Refresh and try again.",
  "action.proof.required": "The owner must describe the correction with proof before it can be closed.",
  "inspection.stand.in.invalid":
    "This substitute isn’t valid: select two different people and valid dates that don’t overlap with another substitute.",
};
