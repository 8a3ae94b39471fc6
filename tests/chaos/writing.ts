/**
 * Writing while everything fails: two people in the same form, in the same formatted text and on the page itself,
 * and a server that is killed. What stood there for a second must be found again, and nothing may be public that
 * nobody published.
 *
 *   npm run chaos -- 200 [seed]
 *
 * Ends with 1 where a word is lost, and says which one, of which round.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import { createDice } from "./dice.ts";
import { openPerson, type Person, type Tab } from "./person.ts";
import { createWitness } from "./witness.ts";
import { FORM, ON_PAGE, POST } from "./writings.ts";

const STOOD_MS = 1000;
const AWAY_MS = 1500;

const rounds = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Date.now() % 100_000);
const dice = createDice(seed);
const DATA_DIR = mkdtempSync(path.join(tmpdir(), "rihla-chaos-"));
const PORT = await freePort();
let server = await start();
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });

const owner = await openPerson(browser, server.url, "Nadia", null);
const colleague = await openPerson(browser, server.url, "Rahim", owner);
const people = [owner, colleague];
for (const writing of [FORM, POST, ON_PAGE]) await owner.openTab(writing);
for (const writing of [FORM, POST]) await colleague.openTab(writing);

const witness = createWitness(owner, people);
console.log(`${rounds} rounds, seed ${seed}`);
let [written, lost] = [0, 0];
for (let round = 1; round <= rounds; round++) {
  const writer = dice.of([owner, owner, colleague]);
  const word = `w${round}x`;
  const tab = dice.of(writer.tabs());
  const field = dice.of(tab.writing.fields);
  const hasTyped = await writer.type(tab, field, ` ${word}`);
  await pause(STOOD_MS);
  const happened = await happen(writer, tab);
  if (hasTyped) {
    written += 1;
    witness.note(round, word, `${writer.name}, ${field}, ${happened}`);
  }
  if (round % 5 === 0 || round === rounds) lost += await witness.check();
}
await browser.close();
server.signal("SIGKILL");
await server.ended;
rmSync(DATA_DIR, { recursive: true });
console.log(`${written} words in ${rounds} rounds, ${lost} lost or public (seed ${seed})`);
process.exit(lost === 0 ? 0 : 1);

async function start() {
  const started = startBuiltServer({ PORT, DATA_DIR, SEED_DEMO: "1", LOG_LEVEL: "error" });
  await started.ready();
  return started;
}

/** @returns what has, in words */
async function happen(writer: Person, tab: Tab): Promise<string> {
  const other = dice.of(people.filter((one) => one !== writer));
  const which = dice.of(["nothing", "kill", "tab", "network", "session", "reload", "nothing"]);
  switch (which) {
    case "kill":
      server.signal("SIGKILL");
      await server.ended;
      server = await start();
      break;
    case "tab":
      await writer.closeTab(tab);
      await writer.openTab(tab.writing);
      break;
    case "network":
      await writer.goOffline(AWAY_MS);
      break;
    case "session":
      await other.loseSession();
      break;
    case "reload":
      await other.reload(dice.of(other.tabs()));
      break;
  }
  return which;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
