import { Navigate } from "@tanstack/react-router";

/** An address of public plasmids that names none. */
export default function NoPlasmidPage() {
  return <Navigate to="/404" replace />;
}
