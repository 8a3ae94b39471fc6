import type { DataRouter } from "react-router";

declare global {
  interface Window {
    /** React Router's own, which shows the page. */
    __reactRouterDataRouter?: DataRouter;
  }
}

/** Of a page that React has taken over. */
export function dataRouter(): DataRouter {
  const router = window.__reactRouterDataRouter;
  if (!router) throw new Error("the page is not taken over: has React Router changed its name?");
  return router;
}
