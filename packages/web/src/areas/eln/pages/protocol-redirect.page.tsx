import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";

/** An address of earlier versions: the page has a shorter one now. */
export default function ProtocolRedirectPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const { elnId } = usePathParams<"elnId">();
  useEffect(() => void navigate({ to: `/eln/${elnId}`, replace: true }), [navigate, elnId]);
  return <ListSkeleton label={t("shell.loading")} />;
}
