import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { eachMinute } from "./each-minute.ts";

/**
 * Beside answering: of a hundred thousand posts it takes minutes. Where languages are shown or hidden, posts wait
 * for it again.
 * @returns what ends it, between two of its steps
 */
export const startIndexing = ({ blog }: Pick<Site, "blog">, log: Logger) =>
  eachMinute({
    onFailure: (error) =>
      log.error({ err: error }, "posts could not be indexed anew; it is tried again"),
    async work(signal) {
      const count = await blog.indexAnew(signal);
      if (count > 0) log.info({ count }, "posts indexed anew for the search");
    },
  });
