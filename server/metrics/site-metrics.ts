import type { DatabaseFacts } from "#server/db/database-facts.ts";
import type { Site } from "#server/site.ts";
import { gauge, type Metric } from "./metrics-text.ts";

type Deps = {
  site: Pick<Site, "house" | "outbox">;
  database: Pick<DatabaseFacts, "bytes" | "pingMs">;
};

/** What the database and the house tell, each for itself: one that does not answer hides no other. */
export const siteMetrics = ({ site, database }: Deps) => [
  async (): Promise<Metric[]> => {
    const ms = await database.pingMs().catch(() => null);
    return [
      gauge("rihla_database_up", "1: the database answers.", ms === null ? 0 : 1),
      gauge("rihla_database_ping_seconds", "How long it took to.", ms === null ? null : ms / 1000),
    ];
  },

  async (): Promise<Metric[]> => [
    gauge("rihla_database_bytes", "Size on its disk.", await database.bytes()),
  ],

  async (): Promise<Metric[]> => [
    {
      name: "rihla_mails",
      help: "Mails of the outbox by state.",
      type: "gauge",
      samples: Object.entries(await site.outbox.counts()).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    },
  ],

  async (): Promise<Metric[]> => {
    const { backupAt, freeBytes } = await site.house.state();
    const age = backupAt && (Date.now() - Date.parse(backupAt)) / 1000;
    return [
      gauge("rihla_backup_age_seconds", "Since the last backup that was whole.", age || null),
      gauge("rihla_disk_free_bytes", "Of the disk that the data folder lies on.", freeBytes),
    ];
  },
];

/** Of this process, to the database. */
export const poolMetrics = ({ pool: find }: Pick<DatabaseFacts, "pool">): Metric[] => {
  const pool = find();
  if (!pool) return [];
  const { totalCount, idleCount, waitingCount } = pool;
  const states = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  return [
    {
      name: "rihla_database_connections",
      help: "Connections that work and that do not, and queries that wait for one.",
      type: "gauge",
      samples: Object.entries(states).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
};
