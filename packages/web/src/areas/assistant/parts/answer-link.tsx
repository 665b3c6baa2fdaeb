import type { AssistantLink } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { linkOfAddress } from "../../../kernel/file-address.ts";

interface AnswerLinkProps {
  readonly link: AssistantLink;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A record opens below the panel; the guide, which is outside of the workspace, in a tab of its own. */
export const AnswerLink = ({ link, className, label, children }: AnswerLinkProps) => {
  const [address = "", hash] = link.address.split("#");
  const { to, search } = linkOfAddress(address);
  return (
    <Link
      to={to}
      search={search}
      {...(hash === undefined ? {} : { hash })}
      {...(link.kind === "guide" ? { target: "_blank" } : {})}
      className={className}
      aria-label={label}
      title={link.title}
    >
      {children}
    </Link>
  );
};
