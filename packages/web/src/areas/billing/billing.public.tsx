/* What other areas use of this one: the introduction of a module, at the address of its area. */
export { default as ModulePage } from "./pages/module.page.tsx";
