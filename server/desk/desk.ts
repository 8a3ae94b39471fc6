import { createBrokenLinks } from "#server/content/links/broken-links.ts";
import { createAttention } from "./attention.ts";
import { createHouse } from "./house.ts";
import { createMondayMail } from "./monday-mail.ts";
import { createToday } from "./today.ts";

type DeskDeps = Omit<Parameters<typeof createAttention>[0], "house" | "brokenLinks"> &
  Omit<Parameters<typeof createBrokenLinks>[0], "db" | "content" | "entry"> &
  Omit<Parameters<typeof createHouse>[0], "db" | "outbox"> &
  Omit<Parameters<typeof createMondayMail>[0], "db" | "attention"> &
  Omit<Parameters<typeof createToday>[0], "db" | "house">;

/** What staff begin a day with. */
export function createDesk(deps: DeskDeps) {
  const house = createHouse(deps);
  const brokenLinks = createBrokenLinks(deps);
  const attention = createAttention({ ...deps, house, brokenLinks });
  return {
    attention,
    house,
    mondayMail: createMondayMail({ ...deps, attention }),
    today: createToday({ ...deps, house }),
  };
}
