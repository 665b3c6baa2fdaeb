import { SubjectPage } from "../../../shared/subjects/subject-panel.tsx";

/** Comments, tags, attachments and links of a sample: sequences and library entries it holds, and what uses it. */
export default function SampleDiscussion({ id }: { readonly id: string }) {
  return <SubjectPage about={{ kind: "sample", id }} />;
}
