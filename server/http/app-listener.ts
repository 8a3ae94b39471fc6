import type { RequestListener } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "#server/process/log.ts";
import { errorPage } from "./error-page.ts";
import type { RequestLog } from "./request-log.ts";

type Deps = {
  app: Hono<RequestLog>;
  /** Headers for requests that never reach the app, such as one with an invalid address. */
  headers: Record<string, string>;
  log: Logger;
  onAnswered: (status: number) => void;
};

/**
 * The app as Node's server calls it. The unread rest of a body is the server's business
 * (`connections.ts`).
 */
export function appListener({ app, headers, log, onAnswered }: Deps): RequestListener {
  const answer: typeof app.fetch = async (...asked) => {
    const response = await app.fetch(...asked);
    onAnswered(response.status);
    return response;
  };
  return getRequestListener(answer, {
    autoCleanupIncoming: false,
    errorHandler(error) {
      const isTheirs = error instanceof RequestError;
      if (!isTheirs) log.error({ err: error }, "a request failed");
      const page = errorPage(isTheirs ? 400 : 500, { path: "/" });
      for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
      onAnswered(page.status);
      return page;
    },
  });
}
