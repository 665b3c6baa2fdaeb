import { allTrail } from "../../all-phrases.ts";
import { trail as page } from "../tenants/trail-page.ts";
import * as byArea from "../trail.ts";

export const words = { trail: allTrail(byArea, page) };
