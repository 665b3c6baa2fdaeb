import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"eln"> = {
  "elnPage.approve": "Approved a notebook page",
  "elnPage.cancel": "Withdrew a notebook page from review",
  "elnPage.create": "Created a notebook page",
  "elnPage.finish": "Finished a notebook page",
  "elnPage.reject": "Rejected a notebook page",
  "elnPage.reopen": "Reopened a notebook page",
  "elnPage.review": "Reviewed a block of a notebook page",
  "elnPage.submit": "Submitted a notebook page for review",
  "elnPage.update": "Changed properties of a notebook page",
  "elnTemplate.create": "Created a page template",
  "elnTemplate.delete": "Deleted a page template",
  "elnTemplate.update": "Edited a page template",
  "elnConfig.change": "Changed notebook notifications",
  area_elnPage: "Notebook pages",
  area_elnTemplate: "Page templates",
  area_elnConfig: "Notebook settings",
  object_elnTemplate: "Page template",
  object_elnConfig: "Notebook settings",
};
