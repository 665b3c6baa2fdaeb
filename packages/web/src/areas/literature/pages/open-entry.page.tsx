import { Navigate } from "@tanstack/react-router";

/** Without an address of a paper, the open library is shown. */
export default function OpenEntryPage() {
  return <Navigate to="/open/library" replace />;
}
