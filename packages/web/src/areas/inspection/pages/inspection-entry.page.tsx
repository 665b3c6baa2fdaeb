import { Navigate, useLocation } from "@tanstack/react-router";

/** `/inspection` leads to the list, and a form without an id to a new one. */
export default function InspectionEntryPage() {
  const { pathname } = useLocation();
  const isNew = pathname.startsWith("/inspection/detail");
  return <Navigate to="/inspection/list" search={isNew ? { create: "form" } : {}} replace />;
}
