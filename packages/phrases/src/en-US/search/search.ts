import type { search as written } from "../../zh-CN/search/search.ts";

export const search: Record<keyof typeof written, string> = {
  hint: "Search names, tags and contents; quote a phrase",
  kind: "Kind",
  project: "Project",
  owner: "Owner",
  changed: "Changed",
  since_day: "Past day",
  since_week: "Past week",
  since_month: "Past month",
  since_year: "Past year",
  clearFilters: "Clear filters",
  at_page: "Page {{number}}",
  at_slide: "Slide {{number}}",
  at_sheet: "Sheet “{{name}}”",
  at_feature: "Feature “{{name}}”",
  at_primer: "Primer “{{name}}”",
  alsoFound: "Projects, samples, materials and people of that name",
  filesOf: "Files of {{name}}",
  startTitle: "What are you looking for?",
  startText:
    "Search the names and tags of files, what documents and PDFs say, and the features and primers of sequences.",
  noneTitle: "Nothing found for “{{text}}”",
  noneText: "Try another word, or fewer of them. Only files that you may read are shown.",
  results: "Search results",
  more: "Show more",
};
