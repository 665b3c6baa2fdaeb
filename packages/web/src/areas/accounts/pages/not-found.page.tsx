export { NotFound as default } from "../../../kernel/error-pages.tsx";
