export { Forbidden as default } from "../../../kernel/error-pages.tsx";
