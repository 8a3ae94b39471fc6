import {
  type ColumnDefinitionNode,
  type CompiledQuery,
  type DatabaseConnection,
  DataTypeNode,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresQueryCompiler,
  SelectQueryNode,
  sql,
} from "kysely";
import pg from "pg";
import { answeredIn, databaseAway, isLockHeld, isSilent, tellAway } from "./database-away.ts";
import { createHeldLocks, type HeldLocks } from "./held-locks.ts";
import { inspectPostgres } from "./inspect-postgres.ts";
import { migrate } from "./migrate.ts";
import { rememberPool } from "./pool-of.ts";
import { postgresErrorFrom } from "./postgres-error.ts";
import { createPulse, type Pulse } from "./pulse.ts";
import type { Db } from "./schema.ts";

/** Ten nodes stay below the hundred connections that PostgreSQL allows by default. */
const MOST_CONNECTIONS = 8;
const LEAST_OF_A_WORKER = 3;
/** Also how long a query waits for a connection that is free. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;
/** Who waits for a lock holds a connection. Two in a row have their answer before visitors leave. */
const LOCK_MS = 2500;
/**
 * The server should have ended a query by its own limit; a connection that is still silent so much
 * later is lost.
 */
const SILENT_MS = 3000;
/**
 * A query that only reads has its answer by then, or its connection is lost: visitors wait for
 * less than 6 s.
 */
const READ_MS = 5000;
/** Releases the locks of a node that hangs. */
const IDLE_IN_TRANSACTION_MS = 15_000;

class OurPostgresCompiler extends PostgresQueryCompiler {
  /** Text sorts by its bytes as in SQLite, in any database, and no index breaks with a new libc. */
  override visitColumnDefinition(node: ColumnDefinitionNode): void {
    const isText = DataTypeNode.is(node.dataType) && node.dataType.dataType === "text";
    super.visitColumnDefinition(
      isText ? { ...node, dataType: sql`text collate "C"`.toOperationNode() } : node,
    );
  }

  /** PostgreSQL refuses a text with a NUL; SQLite accepts it and finds nothing. */
  override appendValue(value: unknown): void {
    super.appendValue(typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value);
  }
}

/** It changes nothing and waits for no lock. `begin` counts too: nothing has happened yet. */
function isRead({ query, sql: text }: CompiledQuery): boolean {
  if (!SelectQueryNode.is(query)) return text === "begin";
  return !query.with && !query.endModifiers?.length;
}

type Told = { pulse: Pulse; locks: HeldLocks };

type Held = Parameters<PostgresDriver["releaseConnection"]>[0];

/** The caller gets an error that says that the database is away, not pg's own. */
class AwareDriver extends PostgresDriver {
  readonly #pulse: Pulse;
  readonly #locks: HeldLocks;
  readonly #readMs: number | undefined;
  readonly #aware = new WeakSet<DatabaseConnection>();
  /** Connections that did not answer in time and may never answer, with the error that said so. */
  readonly #silent = new WeakMap<DatabaseConnection, unknown>();

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
      if (this.#silent.has(connection)) throw databaseAway(this.#silent.get(connection));
      const isWrite = !isRead(query[0]);
      const readMs = isWrite ? undefined : this.#readMs;
      const answer = this.#pulse
        .orLost(() => answeredIn(readMs, ask<R>(...query)))
        .catch((error) => {
          if (isSilent(error)) this.#silent.set(connection, error);
          throw error;
        });
      return tellAway(this.#noteHeld(query[0].sql, answer), { isWrite });
    };
    this.#aware.add(connection);
    return connection;
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
      const connection = await this.#pulse.orLost(() => acquiring);
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
    return super.releaseConnection(connection);
  }
}

const wordsOnLock = (query: string) =>
  `another connection to PostgreSQL holds a lock, and whoever needs it is refused until it is free; pg_locks tells whose it is: ${query}`;

class OurPostgresDialect extends PostgresDialect {
  readonly #createDriver: () => Driver;

  constructor(config: PostgresDialectConfig, told: Told, readMs: number | undefined) {
    super(config);
    this.#createDriver = () => new AwareDriver(config, told, readMs);
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new OurPostgresCompiler();
  }
}

/**
 * Whatever the database or its user is set to: what locks the rows that it reads must see what the one
 * before has written, and may not be refused for it.
 */
const setIsolation = async (client: { query: (text: string) => Promise<unknown> }) => {
  await client.query("set default_transaction_isolation to 'read committed'");
};

const { INT8, NUMERIC } = pg.types.builtins;

/** Counts and sums are numbers here as they are in SQLite; pg gives text, as they could be larger. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * Opens the PostgreSQL database and brings its schema up to date; any number of nodes may do so at
 * the same moment.
 * @param url postgres://user:password@host:port/name, with `sslmode` as PostgreSQL documents it
 * @param pulse tells whether it answers; without one only the queries themselves do
 * @param statementMs what takes longer is ended
 * @param locks hears of those that others hold for too long
 * @param workers of this node, which share its connections
 * @throws DatabaseError when it cannot be reached or used; it is left as found
 */
export async function openPostgres(
  url: string,
  pulse = createPulse(),
  statementMs = STATEMENT_MS,
  locks = createHeldLocks(),
  workers = 1,
): Promise<Db> {
  // Waiting for the node that migrates, and migrating itself, may take longer than any other query.
  const preparing = connect(url, { pulse: createPulse(), locks }, { max: 1 });
  const where = placeOf(url);
  try {
    await inspectPostgres(preparing, where);
    await migrate(preparing);
  } catch (error) {
    throw postgresErrorFrom(error, where);
  } finally {
    await preparing.destroy();
  }
  const limits = {
    max: Math.max(LEAST_OF_A_WORKER, Math.ceil(MOST_CONNECTIONS / workers)),
    lock_timeout: LOCK_MS,
    statement_timeout: statementMs,
    query_timeout: statementMs + SILENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  return connect(url, { pulse, locks }, limits, READ_MS);
}

export function connect(url: string, told: Told, limits: pg.PoolConfig, readMs?: number): Db {
  const pool = new pg.Pool({ ...connectionTo(url), types, ...limits, onConnect: setIsolation });
  // A connection that is lost fails the query that runs on it. One that was idle is forgotten; without
  // these listeners it would end the process.
  const ignore = () => {};
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  const db: Db = new Kysely({ dialect: new OurPostgresDialect({ pool }, told, readMs) });
  rememberPool(db, pool);
  return db;
}

/** How any connection to this database is made. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: withOwnTlsWords(url),
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: "rihla",
  };
}

/** pg reads `sslmode` in a way of its own, with a warning, unless it is asked for PostgreSQL's. */
function withOwnTlsWords(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has("sslmode")) address.searchParams.set("uselibpqcompat", "true");
  return address.href;
}

/** Without user and password: it is printed. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || (searchParams.get("host") ?? "localhost")}${pathname}`;
}
