export { IpForbidden as default } from "../../../kernel/error-pages.tsx";
