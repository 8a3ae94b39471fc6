import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import pg from "pg";
import { AwareDriver, type Told } from "./aware-driver.server.ts";
import { createHeldLocks } from "./held-locks.ts";
import { inspectPostgres, tablesIn } from "./inspect-postgres.ts";
import { migrate } from "./migrate.ts";
import { READ_MS } from "./patience.ts";
import { rememberPool } from "./pool-of.ts";
import { postgresErrorFrom } from "./postgres-error.ts";
import { createPulse } from "./pulse.ts";
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

/** @throws DatabaseError when it cannot be reached or read */
export async function hasTables(url: string): Promise<boolean> {
  const db = connect(url, { pulse: createPulse(), locks: createHeldLocks() }, { max: 1 });
  try {
    return (await tablesIn(db)).length > 0;
  } catch (error) {
    throw postgresErrorFrom(error, placeOf(url));
  } finally {
    await db.destroy();
  }
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
