import { plainDigits } from "#contracts/digits.ts";
import { type Found, MOST_FOUND } from "#contracts/find.ts";
import type { createOwnPageReading } from "#server/content/own-pages/own-page-reading.ts";
import type { createPostReading } from "#server/content/posts/post-reading.ts";
import { searchWords } from "#server/content/search/search-words.ts";
import { holdsAll, looksFor } from "#server/content/search/wanted.ts";
import type { Wanted } from "#server/db/search.ts";
import type { createEnquiryReading } from "#server/enquiries/enquiry-reading.ts";
import type { createMedia } from "#server/media/media.ts";

type FindDeps = {
  blog: ReturnType<typeof createPostReading>;
  enquiry: ReturnType<typeof createEnquiryReading>;
  media: ReturnType<typeof createMedia>;
  ownPage: Pick<ReturnType<typeof createOwnPageReading>, "listAll">;
};

const PART = { limit: MOST_FOUND, offset: 0 };

/** The codes of countries have one digit to three. */
const COUNTRY_DIGITS = 3;
const LEAST_DIGITS = 4;

/** One question to everything that has a name. */
export function createFind({ blog, enquiry, media, ownPage }: FindDeps) {
  return async (q: string): Promise<Found> => {
    const [posts, pages, enquiries, pictures] = await Promise.all([
      blog.listCards({ ...PART, q }),
      findPages(q),
      enquiry.list({ ...PART, q: nationalNumber(q) }),
      media.list({ ...PART, q }),
    ]);
    return {
      posts: posts.map(({ _id, title, type, link }) => ({ _id, title, type, link })),
      pages,
      enquiries: enquiries.map(
        ({ phone, email, message, status, unread, version, isExample, updatedAt, ...shown }) =>
          shown,
      ),
      pictures: pictures.map(({ _id, url, name, alt }) => ({ _id, url, name, alt })),
    };
  };

  /** They are few: each by its title. */
  async function findPages(q: string): Promise<Found["pages"]> {
    const looks = looksFor(q);
    if (!looks || looks.first.length === 0) return [];
    const pages = (await ownPage.listAll()).map((page) => ({
      page,
      words: searchWords(page.title),
    }));
    const holding = (wanted: Wanted) => pages.filter(({ words }) => holdsAll(words, wanted));
    const exact = holding(looks.first);
    const found = exact.length === 0 && looks.second ? holding(looks.second) : exact;
    return found
      .map(({ page: { _id, title, link, isPublic } }) => ({ _id, title, link, isPublic }))
      .slice(0, MOST_FOUND);
  }
}

/** "+880 1711-2", "0088 01711 2" and "01711 2" are the beginning of one number. */
export function nationalNumber(q: string): string {
  const text = plainDigits(q).trim();
  if (!/^\+?[\d\s().-]+$/.test(text)) return q;
  const digits = text.replace(/\D/g, "");
  const isInternational = text.startsWith("+") || digits.startsWith("00");
  const national = isInternational
    ? digits.replace(/^00/, "").slice(COUNTRY_DIGITS).replace(/^0/, "")
    : digits.replace(/^0/, "");
  return national.length < LEAST_DIGITS ? q : national;
}
