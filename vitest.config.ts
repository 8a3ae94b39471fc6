import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { asBuilt } from "./tests/support/as-built.ts";
import { builtInLanguages } from "./tests/support/in-language.ts";

/**
 * Pictures are drawn, mails and backups are sent, passwords are guessed and processes started here: not
 * something to wait for before each commit.
 */
const SLOW = [
  "server/api/media.test.ts",
  "server/api/session.test.ts",
  "server/api/sign-in-limits.test.ts",
  "server/backup/{bucket/{backup-bucket,bucket-faults},in-bucket,second-shelf}.test.ts",
  "server/cli/admin.test.ts",
  "server/discovery/index.test.ts",
  "server/mail/worker*.test.ts",
  "server/media/storage.test.ts",
  "server/pictures/{fonts,sharing-picture}.test.ts",
];

/** Each opens databases and files again and again, or starts commands: `npm run test:more`. */
const MORE = [
  "app/routes/site/{moved-time,previewed}.test.tsx",
  "server/api/{backup-secrets,backups-kept,departure-table,draft-writers,media-editing,media-removing}.test.ts",
  "server/api/{ownership,passkeys,second-factor-duty,several-departures}.test.ts",
  "server/api/{backups,backups-brought,hostile-html,own-sessions,second-factor,second-step,staff}.test.ts",
  "server/backup/{after-exchange,bringing-room,foreign-files,hostile-files}.sqlite.test.ts",
  "server/backup/{read-only-disk,restore-folder,room}.sqlite.test.ts",
  "server/backup/{before-upgrade,beside,counted,filling-disk,little-loaded,night-failed,nights}.test.ts",
  "server/backup/{older-backup,refused-files,under-writes}.test.ts",
  "server/backup/age/age-{file,stream}.test.ts",
  "server/cli/{backup,check-data,import,of-root.sqlite}.test.ts",
  "server/db/patient-driver.sqlite.test.ts",
  "server/http/{connections,patient-reads}.test.ts",
  "server/import/{going-on,pictures,small-disk.sqlite}.test.ts",
  "server/import/sources/many-pictures.test.ts",
  "server/media/{make-sizes,read-to-draw}.test.ts",
  "server/pictures/mark-in-page.test.ts",
  "server/start/replaceable-site.test.ts",
  "server/time/stamp.test.ts",
];

/** Whole sites: nothing to wait for before each commit, but before each push. */
const SITES = [
  "app/routes/auth/served-*.test.ts",
  "app/routes/site/**/*.test.{ts,tsx}",
  "server/{api,cli,db,import,media,start}/**/*.test.ts",
];

/** Kills, floods and losses by the hundred: docs/decisions/0040-what-runs-when.md. */
const LONG = [
  "server/backup/exchange-killed.test.ts",
  "tests/boot/{enquiries-killed,import-stopped,killed-first-start,no-write-lost}.test.ts",
  "tests/boot/{backup-damaged,import-large,page-cache-memory,slow-clients}.test.ts",
  "tests/boot/{image,slow-database,workers-restore,workers-work}.test.ts",
];

/** What asks the database something that an engine may answer in its own way. */
const ON_POSTGRES = [
  "server/{accounts,api,backup,check-data,cli,content,db,demo,desk,enquiries,import,mail,metrics,time}/**/*.test.ts",
  "server/jobs/check-links.test.ts",
  "tests/guards.test.ts",
];
/** What is decided before the database is asked; what they store is stored by tests of the domain too. */
const THE_SAME_ON_EITHER = [
  "server/api/{bad-input,docs,hostile-html,index,media,session-input,sign-in-limits}.test.ts",
  "server/accounts/common-passwords.test.ts",
  "server/backup/{age,bucket}/*.test.ts",
  "server/backup/{checksums,keep}.test.ts",
  "server/content/{picture-html,readable-html,sanitise}.test.ts",
  "server/content/posts/post-contents.test.ts",
  "server/import/{html,sources}/*.test.ts",
  "server/content/search/{highlight,search-words}.test.ts",
  "server/enquiries/{enquiry-reference,enquiry-spam,form-token}.test.ts",
  "server/time/local-day.test.ts",
  "server/mail/transport.test.ts",
];
/** What tests of the built server stand on. */
const BUILT = [
  "tests/support/require-build.ts",
  "tests/support/ready-sqlite.ts",
  "tests/support/postgres-server.ts",
];
/** What opens sites in SQLite stands on. */
const SQLITE = {
  setupFiles: ["tests/support/no-stray-console.ts"],
  globalSetup: ["tests/support/ready-sqlite.ts"],
};
/** What happens when somebody presses and types: in a window without a screen. */
const IN_WINDOW = "{app,tests}/**/*.window.test.{ts,tsx}";
/** There too: each goes through all that can be done on a screen, with others at work and answers that are lost. */
const WALKS = [
  "app/admin/editor/{both,editor,kept-here}.window.test.ts",
  "app/admin/on-page/{edit-documents,edit-here,edit-pieces,edit-several,lost-here}.window.test.ts",
  "app/admin/publish/{lost,meant,ways}.window.test.ts",
  "app/site/shell/theme-switch.window.test.tsx",
  "app/admin/{posts/several-undone,rich-text/dialogs,settings/key-held,shell/in-bangla,templates/templates,visas/visa-papers}.window.test.ts",
];
const SQLITE_ONLY = "**/*.sqlite.test.ts";
const POSTGRES_ONLY = "**/*.postgres.test.ts";

export default defineConfig({
  plugins: [asBuilt(), builtInLanguages()],
  test: {
    // What hangs ends; how fast a busy machine is decides nothing.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // One more than there are cores of two: processes are waited for.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Files share what they import: half of the time went into reading it again for each of them.
    isolate: false,
    // Whatever ends a run ends its processes, and theirs.
    execArgv: ["--import", "./scripts/end-with-parent.mjs"],
    // A shared machine may stall; what fails twice has failed.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,contracts,i18n,server}/**/*.test.{ts,tsx}",
            "tests/conventions/**/*.test.ts",
            "tests/guards.test.ts",
          ],
          exclude: [...SITES, ...SLOW, ...MORE, ...LONG, IN_WINDOW, POSTGRES_ONLY],
          ...SQLITE,
        },
      },
      {
        extends: true,
        test: {
          name: "window",
          environment: "./tests/support/window-environment.ts",
          include: [IN_WINDOW],
          exclude: WALKS,
          ...SQLITE,
        },
      },
      {
        extends: true,
        test: {
          name: "walks",
          // One of them is built in another language: nothing of the others may be left there.
          isolate: true,
          environment: "./tests/support/window-environment.ts",
          include: WALKS,
          ...SQLITE,
        },
      },
      {
        extends: true,
        test: {
          name: "sites",
          include: SITES,
          exclude: [...SLOW, ...MORE, ...LONG, POSTGRES_ONLY],
          ...SQLITE,
        },
      },
      {
        extends: true,
        test: {
          name: "more",
          include: MORE,
          exclude: [...SLOW, ...LONG, POSTGRES_ONLY],
          ...SQLITE,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          // Fonts are the process's: what one file has loaded, the next would draw with.
          isolate: true,
          include: SLOW,
          ...SQLITE,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ON_POSTGRES,
          exclude: [SQLITE_ONLY, ...LONG, ...THE_SAME_ON_EITHER],
          setupFiles: ["tests/support/no-stray-console.ts"],
          globalSetup: ["tests/support/postgres-server.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "boot",
          include: ["tests/boot/**/*.test.ts"],
          exclude: LONG,
          globalSetup: BUILT,
        },
      },
      {
        extends: true,
        // A hundred kills take minutes where others work beside.
        test: { name: "long", include: LONG, globalSetup: BUILT, testTimeout: 600_000 },
      },
    ],
  },
});
