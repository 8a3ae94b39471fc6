import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { DomainError } from "#server/errors/domain-error.ts";
import type { HeldLocks } from "./held-locks.ts";
import type { LogToDisk } from "./log-to-disk.ts";
import type { WriteTurns } from "./write-turns.ts";

/** Another program has usually written long before. */
const PATIENCE_MS = 2500;
/** Once somebody has waited in vain: who comes in a crowd would wait in a row. */
const PATIENCE_THEN_MS = 200;
const AGAIN_MS = 25;
const RETRY_AFTER_S = 5;

/** What is sent as text alone, and changes nothing. */
const READS = /^\s*(select|pragma|explain)\b/i;
const OF_TRANSACTIONS = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

type Deps = {
  file: string;
  isInTransaction: () => boolean;
  locks: HeldLocks;
  /** Of several processes on one file; absent: this one is alone. */
  turns?: WriteTurns | undefined;
  /** Absent: SQLite brings it to the disk itself. */
  log?: LogToDisk | undefined;
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
  /** Ends our turn among the processes that write. */
  #endTurn: (() => void) | undefined;
  /** In the transaction that is open. */
  #hasWritten = false;
  /** So many have handed the connection over before they give it back. */
  #handedOver = 0;

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
    if (this.#handedOver > 0) this.#handedOver--;
    else this.#handOver();
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    await this.#deps.log?.end();
  }

  /**
   * A transaction that reads first and then writes would fail at once when another process (`npm run
   * admin`) has written in between. So each one takes the write lock when it begins.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#inWriteTurn(() => connection.executeQuery(CompiledQuery.raw("begin immediate")));
    this.#deps.locks.free(this.#deps.file);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#leaveWriteTurn();
    const hadWritten = this.#hasWritten;
    this.#hasWritten = false;
    if (!hadWritten || !this.#deps.log) return;
    await this.#bringToDisk(this.#deps.log);
    // Nothing but giving it back comes after this: nobody waits in line for that.
    this.#handedOver++;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } finally {
      this.#hasWritten = false;
      this.#leaveWriteTurn();
    }
  }

  /** Until the transaction that it begins ends, or until the statement has run. */
  async #inWriteTurn<T>(work: () => Promise<T>): Promise<T> {
    const { turns, isInTransaction } = this.#deps;
    if (!turns || this.#endTurn) return work();
    // Whoever reads has the connection meanwhile.
    this.#handOver();
    const endTurn = await turns(PATIENCE_MS).catch(() => null);
    await this.#takeTurn();
    if (!endTurn) throw new DomainError("database-held", { retryAfterS: RETRY_AFTER_S });
    this.#endTurn = endTurn;
    try {
      return await work();
    } finally {
      if (!isInTransaction()) this.#leaveWriteTurn();
    }
  }

  #leaveWriteTurn(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  /** Whoever comes next has the connection meanwhile. When this fails it is ours again. */
  async #bringToDisk(log: LogToDisk): Promise<void> {
    this.#handOver();
    try {
      await log.bring();
    } catch (error) {
      await this.#takeTurn();
      const lost = new DomainError("database-lost");
      lost.cause = error;
      throw lost;
    }
  }

  async #takeTurn(): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#handOver = resolve;
  }

  #madePatient(connection: DatabaseConnection): DatabaseConnection {
    const askNow = connection.executeQuery.bind(connection) as DatabaseConnection["executeQuery"];
    const askPatiently = async <R>(...query: Parameters<typeof askNow>) => {
      const { file, locks } = this.#deps;
      const until = performance.now() + (locks.isHeld(file) ? PATIENCE_THEN_MS : PATIENCE_MS);
      for (;;) {
        try {
          return await askNow<R>(...query);
        } catch (error) {
          if (!isHeld(error)) throw error;
          if (this.#deps.isInTransaction() || performance.now() > until) throw this.#told(error);
        }
        this.#handOver();
        await wait(AGAIN_MS);
        await this.#takeTurn();
      }
    };
    connection.executeQuery = async <R>(...query: Parameters<typeof askNow>) => {
      const { isInTransaction, log } = this.#deps;
      if (isRead(query[0])) return askPatiently<R>(...query);
      if (isInTransaction()) {
        this.#hasWritten ||= !OF_TRANSACTIONS.test(query[0].sql);
        return askPatiently<R>(...query);
      }
      const result = await this.#inWriteTurn(() => askPatiently<R>(...query));
      if (!log || OF_TRANSACTIONS.test(query[0].sql)) return result;
      await this.#bringToDisk(log);
      await this.#takeTurn();
      return result;
    };
    return connection;
  }

  #told(error: unknown): unknown {
    const { file, locks } = this.#deps;
    locks.note(file, `another program holds the database; nothing is saved until it ends: ${file}`);
    return error;
  }
}

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || READS.test(sql);

const isHeld = (error: unknown): boolean =>
  error instanceof DomainError && error.code === "database-held";
