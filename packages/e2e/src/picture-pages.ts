import type { Product } from "./start-product.ts";

/** A page of the demo lab that is looked at. */
export interface PicturePage {
  readonly name: string;
  readonly address: string;
  /** Looked at in the second language too. */
  readonly isInBoth?: boolean;
  /** Barriers are searched for here: one page of each kind. */
  readonly isSample?: boolean;
}

interface Place {
  readonly id: string;
  readonly project_id: string;
}

/** The first answer of the demo lab's database; a demo lab that lacks it fails the journey by name. */
const oneOf = async (product: Product, what: string, statement: string): Promise<Place> => {
  const [found] = await product.asOwner<Place>(statement);
  if (!found) throw new Error(`the demo lab has no ${what}`);
  return found;
};

const fileOf = (product: Product, what: string, where: string): Promise<Place> =>
  oneOf(
    product,
    what,
    `select id, project_id from file where state = 'active' and ${where} order by id limit 1`,
  );

/** Forty pages: every kind, and every area. */
export async function picturePages(product: Product): Promise<readonly PicturePage[]> {
  const [plasmid, read, alignment, upload, commented, bench] = await Promise.all([
    fileOf(product, "plasmid", "kind = 'sequence' and name = 'pEGFP-N1'"),
    fileOf(product, "read", "kind = 'sanger'"),
    fileOf(product, "alignment", "kind = 'alignment'"),
    fileOf(product, "upload", "kind not in ('sequence', 'sanger', 'alignment', 'folder')"),
    fileOf(product, "comment", "id in (select subject_id from subject_comment where subject_kind = 'file')"),
    oneOf(
      product,
      "bench",
      "select id, 0 as project_id from cloning_bench where created_by = (select id from account where email = 'owner@demo.lab') limit 1",
    ),
  ]);
  const project = `/project/${plasmid.project_id}`;
  return [
    { name: "home", address: "/homepage", isInBoth: true, isSample: true },
    { name: "created by me", address: "/homepage/creation" },
    { name: "submitted", address: "/homepage/submission" },
    { name: "approvals", address: "/homepage/audit", isInBoth: true, isSample: true },
    { name: "shared", address: "/homepage/shared" },
    { name: "notifications", address: "/notifications", isInBoth: true, isSample: true },
    { name: "message settings", address: "/notifications/message_setting" },
    { name: "projects", address: "/project", isInBoth: true, isSample: true },
    { name: "files", address: `${project}/file`, isInBoth: true, isSample: true },
    { name: "members", address: `${project}/member`, isSample: true },
    { name: "dashboard", address: `${project}/dashboard`, isSample: true },
    { name: "project settings", address: `${project}/config` },
    { name: "favourites", address: "/project/favourites" },
    { name: "upload", address: "/file/batchUpload" },
    { name: "file", address: `/project/file/upload/${upload.id}`, isSample: true },
    { name: "comments", address: `/file/${commented.id}/comments` },
    { name: "trash", address: "/personal/trash" },
    { name: "search", address: "/search?q=GFP", isInBoth: true, isSample: true },
    { name: "sequences", address: "/sequence", isInBoth: true, isSample: true },
    { name: "sequence", address: `/sequence/${plasmid.id}`, isInBoth: true, isSample: true },
    { name: "read", address: `/sequence/${read.id}` },
    { name: "alignments", address: "/sequence/alignment" },
    { name: "alignment", address: `/sequence/alignment/${alignment.id}`, isInBoth: true, isSample: true },
    { name: "cloning", address: "/sequence/cloning" },
    { name: "bench", address: `/sequence/cloning/${bench.id}` },
    { name: "assembly", address: "/sequence/assembly" },
    { name: "enzymes", address: "/sequence/library/enzyme", isSample: true },
    { name: "primers", address: "/sequence/library/primer", isInBoth: true },
    { name: "features", address: "/sequence/library/feature" },
    { name: "CRISPR", address: "/sequence/crispr" },
    { name: "databases", address: "/sequence/databases" },
    { name: "genomes", address: "/sequence/genomes" },
    { name: "tools", address: "/sequence/tools", isSample: true },
    { name: "archives", address: "/eln/import" },
    { name: "people", address: "/settings/users", isInBoth: true, isSample: true },
    { name: "roles", address: "/settings/roles" },
    { name: "approval settings", address: "/settings/audit", isSample: true },
    { name: "security", address: "/settings/security" },
    { name: "trail", address: "/settings/trail", isSample: true },
    { name: "me", address: "/personal/information", isInBoth: true, isSample: true },
  ];
}
