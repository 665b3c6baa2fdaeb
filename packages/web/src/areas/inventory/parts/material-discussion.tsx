import { SubjectPage } from "../../../shared/subjects/subject-panel.tsx";

/** Comments, tags, links and attachments (safety data sheets among them) of a material. */
export default function MaterialDiscussion({ kind, id }: { readonly kind: "material"; readonly id: string }) {
  return <SubjectPage about={{ kind, id }} />;
}
