import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { eachMinute } from "./each-minute.ts";

/** At once too: who was off at eight sends it later that day. @returns what ends it */
export const startMondayMail = ({ mondayMail }: Pick<Site, "mondayMail">, log: Logger) =>
  eachMinute({
    onFailure: (error) =>
      log.error({ err: error }, "the mail of a Monday failed; it is tried again"),
    async work() {
      const count = await mondayMail.queue();
      if (count > 0) log.info({ count }, "what needs somebody goes out by mail");
    },
  });
