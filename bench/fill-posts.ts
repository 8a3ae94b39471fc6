import { insertRows, rowOf } from "#server/content/posts/post-row.ts";
import type { BlogRow, Db } from "#server/db/schema.ts";

/** In about ten posts, spread over all, however many there are. */
export const RARE_WORD = "quillwort";
/** In about a third of the posts. */
export const COMMON_WORD = "visa";

const RARE_COUNT = 10;
const POSTS_PER_INSERT = 200;
const MINUTE_MS = 60_000;
const FIRST_AT = Date.UTC(2020, 0, 1);

/** The earlier ones are chosen more often. */
const TYPES = [
  "Visa Tips",
  "Umrah",
  "Hajj",
  "Tours",
  "Air Tickets",
  "Student Visa",
  "Work Visa",
  "হজ ও উমরাহ",
];
const PICTURES = ["makkah-dusk", "madinah-dawn", "tours-coast", "campus", "flight-wing"];
const WORDS =
  `passport embassy counter paper stamp family parents luggage ticket hotel airport morning evening
  letter bank photo form appointment queue office travel season winter summer ramadan month week night
  river garden mosque market tea shoes umbrella medicine doctor school teacher campus student worker
  contract salary company factory driver train station bridge island beach mountain forest village city
  street house kitchen price money receipt deposit refund insurance group guide prayer tawaf ihram zamzam
  minibus window seat aisle meal water bottle charger phone number address signature copy original
  translation notary lawyer court date deadline delay answer question advice mistake reason promise
  careful early late quiet simple honest patient cheap narrow wide heavy light warm cold first second third
  কাগজ পাসপোর্ট মায়ের সঙ্গে বিমান সকাল عمرة الحج السفر مطار فندق`.match(/\S+/g) ?? [];

/**
 * Adds posts as a busy blog would hold them: texts of 60 to 400 words, eight types, a minute apart.
 * The same at every call, so once into a database; in one transaction.
 */
export async function fillPosts(db: Db, count: number): Promise<void> {
  const random = numbersFrom(1);
  await db.transaction().execute(async (tx) => {
    for (let first = 0; first < count; first += POSTS_PER_INSERT) {
      const length = Math.min(POSTS_PER_INSERT, count - first);
      const rows = Array.from({ length }, (_, index) => postRow(first + index, count, random));
      await insertRows(tx, rows);
    }
  });
}

function postRow(index: number, count: number, random: () => number): BlogRow {
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = (words: readonly string[]) => words[below(words.length)] ?? "";
  const some = (length: number) => Array.from({ length }, () => oneOf(WORDS)).join(" ");

  const number = index + 1;
  const isRare = index % Math.ceil(count / RARE_COUNT) === 0;
  const isCommon = below(3) === 0;
  const title = `${sentence(some(3 + below(5)))} ${number}`;
  const type = TYPES[Math.floor(random() ** 2 * TYPES.length)] ?? "";
  const paragraphs = Array.from({ length: 2 + below(4) }, () => some(30 + below(50)));
  if (isCommon) paragraphs.push(`Ask for the ${COMMON_WORD} ${some(8)}`);
  if (isRare) paragraphs.push(`Beside the path grows ${RARE_WORD} ${some(4)}`);
  const content = `<h2>${sentence(some(4))}</h2>${paragraphs
    .map((words) => `<p>${sentence(words)}, <strong>${some(2)}</strong>.</p>`)
    .join("")}`;
  const createdAt = new Date(FIRST_AT + index * MINUTE_MS).toISOString();
  const row = rowOf({
    _id: `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`,
    title,
    type,
    link: `filled-${number}`,
    image: `/art/${oneOf(PICTURES)}.svg`,
    content,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  });
  return { ...row, pickKey: below(2 ** 31) };
}

const sentence = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Mulberry32: numbers from 0 to 1 that look random and are the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
