import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"inspection"> = {
  "inspection.form.not.found":
    "There is no such inspection form, or you may not see it. Go back to the list and refresh.",
  "form.invalid": "The form has {{count}} problems to fix before it can be published. Follow the marks.",
  "form.stale":
    "Somebody else has changed this form; your changes were not saved. Refresh and edit the latest content.",
  "inspection.form.not.published": "This form is not published or is archived. Publish it first.",
  "inspection.form.in.use": "This form has active schedules. Stop them before you archive it.",
  "inspection.schedule.not.found": "There is no such schedule. Refresh and try again.",
  "inspection.schedule.stale": "Somebody else has changed this schedule. Refresh before you change it.",
  "inspection.schedule.empty":
    "With these settings no inspection would ever be due. Change the first time or the end.",
  "inspection.task.not.found":
    "There is no such inspection; its schedule may have changed. Go back to the list.",
  "inspection.task.closed": "This inspection is called off or done and cannot be changed.",
  "inspection.record.not.found": "There is no such inspection record, or you may not see it.",
  "inspection.answers.incomplete": "{{count}} required items are not answered yet. Complete them and submit.",
  "inspection.answers.invalid": "Some answers do not fit the form. Check the marked items.",
  "record.files.missing":
    "Some photos or files have not arrived. Stay online and try again; everything is still kept on this device.",
  "inspection.action.not.found": "There is no such corrective action, or you may not see it.",
  "inspection.action.state": "This corrective action has changed meanwhile. Refresh and try again.",
  "action.proof.required": "The owner has to describe and prove the correction before it can be closed.",
  "inspection.stand.in.invalid":
    "This stand-in is not possible: choose two different people, valid days, and no overlap with another stand-in.",
};
