/** What can be wrong, and what to do about it. */
const FAULTS = {
  unknown: {
    what: "Rows of things that this version does not know",
    todo: "Nothing shows them. Install the version that wrote them, or leave them.",
  },
  newer: {
    what: "Things that a newer version wrote",
    todo: "Install that version, or put a backup of this one in place.",
  },
  unreadable: {
    what: "Things that cannot be read any more",
    todo: "Put a backup in place. Where it opens in the admin area: restore an earlier version in its History.",
  },
  unfit: {
    what: "Things that do not hold what they should",
    todo: "Open each in the admin area, correct the field and publish. Where it does not open: put a backup in place.",
  },
  columns: {
    what: "Things that lists show other than they are",
    todo: "Open each in the admin area, change a word and publish: its line in the lists is written anew.",
  },
  references: {
    what: "Things of which it is not known what they show and link to",
    todo: "Open each in the admin area, change a word and publish: it is written down anew.",
  },
  "no-picture": {
    what: "Public things that show pictures which are not in the library",
    todo: "Choose another picture there, or upload it again.",
  },
  "no-source": {
    what: "Notes of links and pictures in things that are gone",
    todo: "They only keep a picture from being deleted. Put a backup in place if the thing should be there.",
  },
  "no-paper": {
    what: "Visas that ask for papers which are not there",
    todo: "Open each visa in the admin area and choose another paper.",
  },
  history: {
    what: "Earlier versions that cannot be read",
    todo: "What is public is not touched by it. Put a backup in place if you need them.",
  },
  draft: {
    what: "Waiting changes that cannot be read",
    todo: "Give them up in the admin area, or put a backup in place. What is public is not touched by it.",
  },
  enquiry: {
    what: "Enquiries that do not hold what they should",
    todo: "Open each in the inbox by its reference. Where it does not open: put a backup in place.",
  },
  "no-enquiry": {
    what: "What belongs to enquiries that are gone",
    todo: "Put a backup in place if the enquiry should be there.",
  },
  mail: {
    what: "Mails that do not hold what they should",
    todo: "They may not be sent. Write to those people yourself, from Settings, Mail.",
  },
  media: {
    what: "Pictures that do not hold what they should",
    todo: "Open each under Media and save it, or upload it again.",
  },
  files: {
    what: "Pictures whose files are missing",
    todo: "Look for the folder media, put it back from a backup, or upload them again.",
  },
  redirect: {
    what: "Moved addresses that lead nowhere",
    todo: "Remove them under Settings, Moved addresses, or name where they lead.",
  },
  search: {
    what: "Search words that do not hold together",
    todo: "The search may miss posts. Put a backup in place.",
  },
  staff: {
    what: "Accounts of staff that do not hold what they should",
    todo: "Each corrects it in their profile. Where they cannot sign in any more: remove them under Settings, Staff, and invite them again.",
  },
  factor: {
    what: "Second factors that open nothing",
    todo: "Run npm run admin -- second-factor-off EMAIL for each: the password is enough then, until they set it up anew.",
  },
  invitation: {
    what: "Invitations that do not hold what they should",
    todo: "Invite them again under Settings, Staff.",
  },
  event: {
    what: "Lines below enquiries that do not hold what they should",
    todo: "The enquiry itself is not touched by it. Where it does not open: put a backup in place.",
  },
  audit: {
    what: "Lines of the activity that do not hold what they should",
    todo: "Nothing else is touched by it. Put a backup in place if you need them.",
  },
  import: {
    what: "What was moved in, of which it is not known what came of it",
    todo: "What came stays. Before you undo it or go on with it: put a backup in place.",
  },
  house: {
    what: "Settings of the house that do not hold what they should",
    todo: "Set them anew: backups under Settings, Backups, second factors under Settings, Security.",
  },
  owner: {
    what: "The website has no owner",
    todo: "Put a backup in place: nobody can make one of the staff the owner.",
  },
} as const;

export type Fault = keyof typeof FAULTS;

/** So many of each are named; the others are counted. */
const MOST_NAMED = 20;
const LONGEST = 200;

/** What was found, however much it is. */
export function createFindings() {
  const found = new Map<Fault, { named: string[]; count: number }>();
  const read = new Map<string, number>();

  return {
    /** @param which names it to whoever looks after the site, without personal data */
    add(fault: Fault, which: string, detail = ""): void {
      const known = found.get(fault) ?? { named: [], count: 0 };
      known.count += 1;
      const line = detail ? `${which}: ${detail}` : which;
      if (known.named.length < MOST_NAMED) known.named.push(inOneLine(line));
      found.set(fault, known);
    },

    /** Of a table, or of the library. */
    count(what: string, rows: number): void {
      read.set(what, (read.get(what) ?? 0) + rows);
    },

    broken: (): number => [...found.values()].reduce((sum, { count }) => sum + count, 0),

    /** For a terminal. */
    text(): string {
      const rows = [...read.values()].reduce((sum, count) => sum + count, 0);
      const looked = `${rows} rows were read: ${[...read].map(([what, count]) => `${what} ${count}`).join(", ")}.`;
      const parts = [...found].map(([fault, { named, count }]) => {
        const more = count > named.length ? [`and ${count - named.length} more`] : [];
        const { what, todo } = FAULTS[fault];
        return [`${what} (${count}). ${todo}`, ...[...named, ...more].map((one) => `  ${one}`)];
      });
      const head =
        parts.length === 0 ? "Nothing is broken." : "Something is broken. Nothing was changed.";
      return [head, looked, ...parts.flat()].join("\n");
    },
  };
}

export type Findings = ReturnType<typeof createFindings>;

const inOneLine = (text: string) => {
  const line = text.replace(/\p{Cc}+/gu, " ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};
