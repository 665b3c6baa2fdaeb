import { NotFound } from "../../../kernel/error-pages.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import InformationPage from "./information.page.tsx";
import LocationsPage from "./locations.page.tsx";

/** The pages below `manage` of a warehouse of samples. */
export default function ManagePage() {
  const { key } = usePathParams<"key">();
  if (key === "information") return <InformationPage />;
  return key === "location" ? <LocationsPage /> : <NotFound />;
}
