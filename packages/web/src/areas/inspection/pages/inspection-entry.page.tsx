import { Navigate } from "@tanstack/react-router";

const search = { create: "form" };

/**
 * `/inspection` leads to the list, and a form without an id to a new one. Reads the address once: with `useLocation` the
 * redirect itself would draw this page again, and a redirect that is drawn again begins again, without end.
 */
export default function InspectionEntryPage() {
  const isNew = location.pathname.startsWith("/inspection/detail");
  return <Navigate to="/inspection/list" {...(isNew && { search })} replace />;
}
