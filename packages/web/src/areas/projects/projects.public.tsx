export { ProjectFrame } from "./parts/project-frame.tsx";
