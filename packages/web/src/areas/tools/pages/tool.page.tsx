import { Navigate } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { PlaceNav } from "../../../kernel/parts/place-nav.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Section, Sections } from "../../../ui/sections.tsx";
import { type Tool, toolAddress, tools } from "../tool-list.ts";

const ToolPage = ({ tool }: { readonly tool: Tool }) => {
  const t = useWords();
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("sequences.tools"), to: "/sequence/tools" },
    { label: t(tool.label) },
  ]);
  return (
    <Page>
      <PageHeader title={t("sequences.tools")} />
      <PlaceNav
        label={t("sequences.tools")}
        places={tools.map((one) => ({ path: toolAddress(one), label: t(one.label) }))}
      />
      <Sections>
        <Section title={t(tool.label)} lead={t(tool.lead)}>
          <tool.Form key={tool.key} />
        </Section>
      </Sections>
    </Page>
  );
};

export default function AnyToolPage() {
  const { tool: key } = usePathParams<"tool">();
  const tool = tools.find((one) => one.key === key);
  return tool ? <ToolPage tool={tool} /> : <Navigate to="/404" replace />;
}
