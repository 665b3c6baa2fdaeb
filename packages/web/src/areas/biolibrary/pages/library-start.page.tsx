import { Navigate } from "@tanstack/react-router";
import { Forbidden } from "../../../kernel/error-pages.tsx";
import { useSession } from "../../../kernel/session.ts";
import { libraryTabs, tabKey } from "../library-search.ts";

/** `/sequence/library` leads to the plasmids, or to the first library that the person may see. */
export default function LibraryStartPage() {
  const { authorities } = useSession();
  const kind = libraryTabs.find((tab) => authorities.includes(tabKey(tab)));
  if (kind === undefined) return <Forbidden />;
  return <Navigate to="/sequence/library/$kind" params={{ kind }} replace />;
}
