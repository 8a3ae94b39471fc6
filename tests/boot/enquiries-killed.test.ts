import path from "node:path";
import Database from "better-sqlite3";
import { expect, test, vi } from "vitest";
import { freePort } from "#tests/support/built-server.ts";
import { kill, post, start, tokenFor } from "#tests/support/enquiry-server.ts";
import { ENQUIRY } from "#tests/support/make-enquiry.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const WAIT = { timeout: 30_000, interval: 50 };

test("1,000 enquiries by 50 clients, five kills: each with a reference is there, once", async () => {
  const [ENQUIRIES, CLIENTS, KILLS] = [1000, 50, 5];
  const env = { DATA_DIR: temporaryFolder(), PORT: await freePort(), SEED_DEMO: "0" };
  const trusted = { ...env, TRUST_PROXY: "1", LOG_LEVEL: "error" };
  let server = await start(trusted);
  const references = new Map<number, string>();
  let next = 0;

  /** Sends one until it is answered, as a person presses the button again. */
  async function sendOne(index: number): Promise<void> {
    const body = { ...ENQUIRY, message: `No. ${index}`, token: tokenFor(env.DATA_DIR) };
    const from = `10.0.${index >> 8}.${index & 255}`;
    for (;;) {
      const answer = await post(server.url, body, from).catch(() => null);
      const stored = answer?.status === 201 ? await answer.json().catch(() => null) : null;
      if (stored) return void references.set(index, stored.reference);
      expect([undefined, 201]).toContain(answer?.status);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (next < ENQUIRIES) await sendOne(next++);
  });
  for (let kills = 1; kills <= KILLS; kills++) {
    const enough = (ENQUIRIES / (KILLS + 1)) * kills;
    await vi.waitFor(() => expect(references.size).toBeGreaterThanOrEqual(enough), WAIT);
    await kill(server);
    server = await start(trusted);
  }
  await Promise.all(clients);
  await kill(server);

  const database = new Database(path.join(env.DATA_DIR, "rihla.sqlite"), { readonly: true });
  const stored = database.prepare("select reference, message, status from enquiry").all() as {
    reference: string;
    message: string;
    status: string;
  }[];
  const mails = database.prepare("select count(*) as count from mail where kind = 'enquiry'").get();
  database.close();
  expect(stored).toHaveLength(ENQUIRIES);
  expect(mails).toEqual({ count: ENQUIRIES });
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(["new"]));
  const byMessage = new Map(stored.map(({ message, reference }) => [message, reference]));
  for (const [index, reference] of references) {
    expect(byMessage.get(`No. ${index}`)).toBe(reference);
  }
}, 120_000);
