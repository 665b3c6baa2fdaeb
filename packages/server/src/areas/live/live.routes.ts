import { liveApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { Rooms } from "./rooms.ts";

export const liveRoutes = (rooms: Rooms): Binding[] => [
  bind(liveApi.connect, async (_, { session }) => ({ connect: (line) => rooms.seat(session, line) })),
];
