import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { DomainError } from "#server/errors/domain-error.ts";
import type { HeldLocks } from "./held-locks.ts";

/** Another program has usually written long before. */
const PATIENCE_MS = 2500;
/** Once somebody has waited in vain: who comes in a crowd would wait in a row. */
const PATIENCE_THEN_MS = 200;
const AGAIN_MS = 25;

type Deps = {
  file: string;
  isInTransaction: () => boolean;
  locks: HeldLocks;
};

/**
 * One at a time has the connection; who waits for another program's lock leaves it to others
 * meanwhile. SQLite itself would wait with the whole process.
 */
export class PatientDriver extends SqliteDriver {
  readonly #deps: Deps;
  #patient: DatabaseConnection | undefined;
  #last = Promise.resolve();
  #handOver = () => {};

  constructor(config: SqliteDialectConfig, deps: Deps) {
    super(config);
    this.#deps = deps;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#takeTurn();
    this.#patient ??= this.#madePatient(await super.acquireConnection());
    return this.#patient;
  }

  override async releaseConnection(): Promise<void> {
    this.#handOver();
  }

  /**
   * A transaction that reads first and then writes would fail at once when another process (`npm run
   * admin`) has written in between. So each one takes the write lock when it begins.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    this.#deps.locks.free(this.#deps.file);
  }

  async #takeTurn(): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#handOver = resolve;
  }

  #madePatient(connection: DatabaseConnection): DatabaseConnection {
    const ask = connection.executeQuery.bind(connection) as DatabaseConnection["executeQuery"];
    connection.executeQuery = async <R>(...query: Parameters<typeof ask>) => {
      const { file, locks } = this.#deps;
      const until = performance.now() + (locks.isHeld(file) ? PATIENCE_THEN_MS : PATIENCE_MS);
      for (;;) {
        try {
          return await ask<R>(...query);
        } catch (error) {
          if (!isHeld(error)) throw error;
          if (this.#deps.isInTransaction() || performance.now() > until) throw this.#told(error);
        }
        this.#handOver();
        await wait(AGAIN_MS);
        await this.#takeTurn();
      }
    };
    return connection;
  }

  #told(error: unknown): unknown {
    const { file, locks } = this.#deps;
    locks.note(file, `another program holds the database; nothing is saved until it ends: ${file}`);
    return error;
  }
}

const isHeld = (error: unknown): boolean =>
  error instanceof DomainError && error.code === "database-held";
