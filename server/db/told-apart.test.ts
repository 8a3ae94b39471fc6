import { expect, test } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import {
  answeredIn,
  databaseAway,
  isLockHeld,
  isNoAnswer,
  isSilent,
  tellAway,
} from "./database-away.ts";
import { DatabaseError } from "./database-error.ts";
import { postgresErrorFrom } from "./postgres-error.ts";
import { createPulse } from "./pulse.ts";

const coded = (code: string, message = "no") => Object.assign(new Error(message), { code });

/** What becomes of work that fails so. */
const told = (error: unknown, isWrite?: boolean) =>
  tellAway(Promise.reject(error), isWrite === undefined ? {} : { isWrite }).then(
    () => "done",
    (one) => (one instanceof DomainError ? one.code : "as it is"),
  );

test("what fails for want of the database is told from what is wrong with the work", async () => {
  const away = [
    ...["08006", "28P01", "3D000", "40001", "40P01", "42501", "42P01", "53300", "55P03", "57014"],
    ...["57P03", "58030", "25006", "25P03", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND"],
  ];
  const own = ["23505", "22001", "42601", "57P06", "ENOENT", "x08006"];
  expect(await Promise.all(away.map((code) => told(coded(code))))).toEqual(
    away.map(() => "database-away"),
  );
  expect(await Promise.all(own.map((code) => told(coded(code))))).toEqual(
    own.map(() => "as it is"),
  );
  const many = (...errors: unknown[]) => new AggregateError(errors);
  expect(
    await Promise.all([
      told(many(coded("23505"), coded("ECONNREFUSED"))),
      told(many(coded("23505"))),
      told(new Error("Connection terminated unexpectedly")),
      told(new Error("Received invalid response: 48")),
      told(new Error("a mistake of ours")),
      told("no error"),
      told(coded("53100"), true),
      told(coded("53100"), false),
      told(coded("53100")),
    ]),
  ).toEqual([
    ...["database-away", "as it is", "database-away", "database-away", "as it is", "as it is"],
    ...["no-room", "database-away", "database-away"],
  ]);
  const cause = coded("53100");
  const full = await tellAway(Promise.reject(cause), { isWrite: true }).catch((one) => one);
  expect([full.cause, await tellAway(Promise.resolve(7))]).toEqual([cause, 7]);
  const gone = databaseAway(cause);
  expect([gone.code, gone.params, gone.cause]).toEqual([
    "database-away",
    { retryAfterS: 5 },
    cause,
  ]);
});

test("no answer at all is told from a refusal", async () => {
  const never = new Promise<never>(() => undefined);
  const silent = await answeredIn(1, never).catch((error) => error);
  const errors = [silent, new Error("timeout expired"), coded("55P03"), databaseAway(silent)];
  const others = [databaseAway(coded("57P03")), "Query read timeout", new Error("else")];
  const all = [...errors, ...others];
  expect([all.map(isSilent), all.map(isNoAnswer), all.map(isLockHeld)]).toEqual([
    [true, false, false, true, false, false, false],
    [true, true, false, false, false, false, false],
    [false, false, true, false, false, false, false],
  ]);
  expect(await answeredIn(1000, Promise.resolve("yes"))).toBe("yes");
  expect(await answeredIn(undefined, Promise.resolve("yes"))).toBe("yes");
});

test("while the database says nothing nobody waits for it", async () => {
  const pulse = createPulse();
  const end = (work: Promise<unknown>) =>
    work.then(
      (value) => value,
      (error) => [error.code, error.cause],
    );
  expect(await end(pulse.orLost(async () => "first"))).toBe("first");
  const waiting = end(pulse.orLost(() => new Promise(() => undefined)));
  const cause = new Error("silent");
  pulse.lose(cause);
  let isAsked = false;
  const ask = async () => {
    isAsked = true;
    return "asked";
  };
  const lost = ["database-away", cause];
  expect([await waiting, await end(pulse.orLost(ask)), isAsked]).toEqual([lost, lost, false]);
  pulse.find();
  expect(await end(pulse.orLost(ask))).toBe("asked");
});

test("why PostgreSQL cannot be used is told by its code, or by its words", () => {
  const code = (error: unknown) => {
    const { code, message } = postgresErrorFrom(error, "db.example/rihla");
    return [code, message.includes("db.example/rihla")];
  };
  const known = new DatabaseError("full", "elsewhere", "");
  expect(postgresErrorFrom(known, "here")).toBe(known);
  expect(
    Object.fromEntries(
      [
        ...["ECONNREFUSED", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "28000", "28P01", "3D000"],
        ...["42501", "53100", "53300", "57P03", "23505"],
      ].map((state) => [state, code(coded(state))[0]]),
    ),
  ).toEqual({
    ...{ ECONNREFUSED: "unreachable", ETIMEDOUT: "unreachable", "57P03": "busy" },
    ...{ ENOTFOUND: "unknown-host", EAI_AGAIN: "unknown-host", "53300": "busy" },
    ...{ "28000": "refused", "28P01": "refused", "3D000": "missing", "42501": "no-rights" },
    ...{ "53100": "full", "23505": "unusable" },
  });
  expect([
    code(coded("28000", "no pg_hba.conf entry, no encryption")),
    code(coded("28P01", "SSL off, password authentication failed")),
    code(new Error("The server does not support SSL connections")),
    code(coded("ENOENT", "ENOENT: no such file, open 'root.crt'")),
    code(new Error("SASL: client password must be a string")),
    code(new Error("Connection terminated due to connection timeout")),
    code(new AggregateError([coded("ECONNREFUSED"), coded("3D000")])),
    code(databaseAway(coded("53300"))),
    code("nothing known"),
  ]).toEqual([
    ["needs-tls", true],
    ["refused", true],
    ["no-tls", true],
    ["no-certificate", true],
    ["refused", true],
    ["unreachable", true],
    ["unreachable", true],
    ["busy", true],
    ["unusable", true],
  ]);
});
