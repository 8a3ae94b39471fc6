import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";

type Deps = {
  redirects: Pick<Site["redirect"], "known" | "find">;
  /** On each answer. */
  headers: Record<string, string>;
  onLedOn: (request: IncomingMessage) => void;
  /** Answers every other request. */
  listener: RequestListener;
  log: Logger;
};

/**
 * Addresses that staff have led on, also those of a page with parameters that it does not read
 * (`/?p=123`): answered from memory. Where a post may be, the page answers.
 */
export function movedAddresses({ redirects, listener, log, ...deps }: Deps): RequestListener {
  type Led = Awaited<ReturnType<typeof redirects.find>>;

  function answer(request: IncomingMessage, response: ServerResponse, led: Led): void {
    if (!led || led.isBehindPosts) {
      listener(request, response);
      return;
    }
    const own = { Location: led.to, "Content-Length": 0, ...ASKED_EACH_TIME };
    response.writeHead(301, { ...deps.headers, ...own }).end();
    deps.onLedOn(request);
  }

  return (request, response) => {
    const { method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return listener(request, response);
    const known = redirects.known(url);
    if (known !== undefined) return answer(request, response, known);
    redirects.find(url).then(
      (led) => answer(request, response, led),
      (error) => {
        log.error({ err: error }, "moved addresses could not be read");
        listener(request, response);
      },
    );
  };
}

/** It may lead somewhere else tomorrow, or a page may take it. */
const ASKED_EACH_TIME = { "Cache-Control": "no-cache" };
