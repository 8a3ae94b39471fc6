import type { KyselyPlugin } from "kysely";
import type { Db } from "#server/db/schema.ts";

/** What is asked at once has been asked, and answered, when so long nothing more came. */
const QUIET_MS = 20;

/**
 * Hands out answers together, when nobody asks for more: so each round is what one who is far from the database waits
 * for once.
 */
export function countRounds() {
  let rounds = 0;
  let heard = 0;
  let waiting: (() => void)[] = [];

  async function answer(): Promise<void> {
    let known = -1;
    while (known !== heard) {
      known = heard;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    }
    rounds++;
    const those = waiting;
    waiting = [];
    for (const goOn of those) goOn();
  }

  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      heard++;
      return node;
    },
    async transformResult({ result }) {
      heard++;
      await new Promise<void>((resolve) => {
        if (waiting.push(resolve) === 1) void answer();
      });
      return result;
    },
  };

  return {
    over: (db: Db): Db => db.withPlugin(plugin),
    /** Since it was asked last. */
    count: () => {
      const counted = rounds;
      rounds = 0;
      return counted;
    },
  };
}
