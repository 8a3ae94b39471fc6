import {
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  PostgresDriver,
  SelectQueryNode,
} from "kysely";
import { answeredIn, databaseAway, isLockHeld, isSilent, tellAway } from "./database-away.ts";
import type { HeldLocks } from "./held-locks.ts";
import { patiently } from "./patience.ts";
import type { Pulse } from "./pulse.ts";

/** It changes nothing and waits for no lock. `begin` counts too: nothing has happened yet. */
function isRead({ query, sql: text }: CompiledQuery): boolean {
  if (!SelectQueryNode.is(query)) return text === "begin";
  return !query.with && !query.endModifiers?.length;
}

/** Who hears of what the database says. */
export type Told = { pulse: Pulse; locks: HeldLocks };

type Held = Parameters<PostgresDriver["releaseConnection"]>[0];

/** The caller gets an error that says that the database is away, not pg's own. */
export class AwareDriver extends PostgresDriver {
  readonly #pulse: Pulse;
  readonly #locks: HeldLocks;
  readonly #readMs: number | undefined;
  readonly #aware = new WeakSet<DatabaseConnection>();
  /** Connections that did not answer in time and may never answer, with the error that said so. */
  readonly #silent = new WeakMap<DatabaseConnection, unknown>();
  /** What they still answer, and nobody waits for any more. */
  readonly #late = new WeakMap<DatabaseConnection, Promise<unknown>>();

  constructor(config: PostgresDialectConfig, told: Told, readMs: number | undefined) {
    super(config);
    this.#pulse = told.pulse;
    this.#locks = told.locks;
    this.#readMs = readMs;
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver["acquireConnection"]>
  ): Promise<DatabaseConnection> {
    const connection = await tellAway(this.#acquire(...options));
    if (this.#aware.has(connection)) return connection;
    const ask = connection.executeQuery.bind(connection) as DatabaseConnection["executeQuery"];
    connection.executeQuery = async <R>(...query: Parameters<typeof ask>) => {
      // In a transaction, which ends with its connection.
      if (this.#late.has(connection)) this.#silent.set(connection, null);
      if (this.#silent.has(connection)) throw databaseAway(this.#silent.get(connection));
      const isWrite = !isRead(query[0]);
      const readMs = isWrite ? undefined : this.#readMs;
      const asked = () => answeredIn(readMs, ask<R>(...query));
      const onLate = (late: Promise<unknown>) => this.#noteLate(connection, late, query[0]);
      const answer = this.#pulse
        .orLost(() => (isWrite ? asked() : patiently(asked, onLate)))
        .catch((error) => {
          if (isSilent(error)) this.#silent.set(connection, error);
          throw error;
        });
      return tellAway(this.#noteHeld(query[0].sql, answer), { isWrite });
    };
    this.#aware.add(connection);
    return connection;
  }

  #noteLate(
    connection: DatabaseConnection,
    late: Promise<unknown>,
    { query }: CompiledQuery,
  ): void {
    this.#late.set(connection, late);
    // A transaction begins there, which nobody will end.
    if (!SelectQueryNode.is(query)) this.#silent.set(connection, null);
  }

  async #noteHeld<T>(query: string, answer: Promise<T>): Promise<T> {
    try {
      const result = await answer;
      this.#locks.free(query);
      return result;
    } catch (error) {
      if (isLockHeld(error)) this.#locks.note(query, wordsOnLock(query));
      throw error;
    }
  }

  async #acquire(
    ...options: Parameters<PostgresDriver["acquireConnection"]>
  ): ReturnType<PostgresDriver["acquireConnection"]> {
    const acquiring = super.acquireConnection(...options);
    let isTaken = false;
    try {
      const connection = await this.#pulse.orLost(() => patiently(() => acquiring));
      isTaken = true;
      return connection;
    } finally {
      // It may still arrive when nobody waits for it any more.
      if (!isTaken) acquiring.then((late) => super.releaseConnection(late as Held)).catch(() => {});
    }
  }

  override async releaseConnection(connection: Held): Promise<void> {
    // The rollback fails at once, and then the driver closes the connection.
    if (this.#silent.has(connection)) await this.rollbackTransaction(connection).catch(() => {});
    else if (this.#late.has(connection)) return void this.#releaseAfterwards(connection);
    return super.releaseConnection(connection);
  }

  /** The next question would wait for the answer to this one. */
  async #releaseAfterwards(connection: Held): Promise<void> {
    await Promise.resolve(this.#late.get(connection)).catch((error) => {
      if (isSilent(error)) this.#silent.set(connection, error);
    });
    this.#late.delete(connection);
    await this.releaseConnection(connection);
  }
}

const wordsOnLock = (query: string) =>
  `another connection to PostgreSQL holds a lock, and whoever needs it is refused until it is free; pg_locks tells whose it is: ${query}`;
