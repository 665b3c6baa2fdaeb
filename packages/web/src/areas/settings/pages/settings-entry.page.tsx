import { Navigate } from "@tanstack/react-router";
import { Forbidden } from "../../../kernel/error-pages.tsx";
import { openPlaces } from "../../../kernel/settings-places.ts";

/** Goes on to the first of the settings that is open to the visitor. */
export default function SettingsEntryPage() {
  const [first] = openPlaces();
  return first === undefined ? <Forbidden /> : <Navigate to={first.path} replace />;
}
