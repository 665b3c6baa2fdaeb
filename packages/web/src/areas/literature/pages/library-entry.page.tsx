import { Navigate } from "@tanstack/react-router";

/** `/library` leads to the papers. */
export default function LibraryEntryPage() {
  return <Navigate to="/library/literature" replace />;
}
