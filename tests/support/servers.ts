import path from "node:path";

/**
 * The first of the ports in a row that the browser tests take, another one for runs side by side;
 * below those that systems give to connections of their own.
 */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 28117);

const ownFolders = new Map<string, string>();

/** Of a server that a test has started itself. */
export const servesFrom = (url: string, folder: string) => void ownFolders.set(url, folder);
export const isOwn = (url: string): boolean => ownFolders.has(url);

/** Sessions of the owner that wait on a server that tests share: so many a worker, for so many workers. */
const A_WORKER = 200;
const WORKERS = 8;
export const READY_SESSIONS = A_WORKER * WORKERS;
export const readyToken = (nth: number): string => `ready-session-${nth}`;

let taken = 0;

/** One that no other test has. */
export function takeReadyToken(): string {
  const first = (Number(process.env.TEST_WORKER_INDEX ?? 0) % WORKERS) * A_WORKER;
  return readyToken(first + (taken++ % A_WORKER));
}

/** Where the data of a run lies. */
export const e2eFolder = (): string => process.env.E2E_FOLDER ?? "";

/** Where the data of a server lies. */
export const dataFolderOf = (url: string): string =>
  ownFolders.get(url) ?? path.join(e2eFolder(), new URL(url).port);

const serverAt = (offset: number) => `http://localhost:${FIRST_PORT + offset}`;

/** Where the browser tests find the demo agency, and a site nobody has written anything for. */
export const DEMO_URL = serverAt(0);
export const EMPTY_URL = serverAt(1);

/** A blog of more than one page: 27 of "Visa Tips" and three of "Tours". */
export const LONG_BLOG_URL = serverAt(2);
export const LONG_BLOG_COUNT = 30;
/** A demo agency whose staff are at work: its content changes. */
export const ADMIN_URL = serverAt(3);
/** The same, with an owner from the start: tests that run side by side, each on its own posts. */
export const EDITING_URL = serverAt(4);
/** The demo agency in three languages. */
export const LANGUAGES_URL = serverAt(5);
/** As at EDITING_URL, where pictures are uploaded. */
export const MEDIA_URL = serverAt(6);
