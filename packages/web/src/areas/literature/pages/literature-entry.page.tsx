import { Navigate } from "@tanstack/react-router";

/** `/literature` leads to the chat. */
export default function LiteratureEntryPage() {
  return <Navigate to="/literature/ai" replace />;
}
