import { loadCommonPlasmids } from "@benchleaf/bio";
import { type SequenceContent, sequencesApi } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../kernel/client.ts";

/** Makes a sequence of one's own from a shipped plasmid, and opens it. */
export const usePlasmidCopy = () => {
  const navigate = useNavigate();
  return async (name: string): Promise<void> => {
    const shipped = (await loadCommonPlasmids()).find(({ record }) => record.name === name);
    if (!shipped) throw new Error(`no plasmid is called ${name}`);
    const { sequence, topology, features, meta } = shipped.record;
    const content: SequenceContent = {
      name,
      description: "",
      sequence,
      circular: topology === "circular",
      isProtein: false,
      isRna: false,
      features: features as SequenceContent["features"],
      primers: [],
      meta: meta as SequenceContent["meta"],
    };
    const { file } = await call(sequencesApi.create, { body: { content, folderId: null } });
    await navigate({ to: "/sequence/$sequenceId", params: { sequenceId: file.id } });
  };
};
