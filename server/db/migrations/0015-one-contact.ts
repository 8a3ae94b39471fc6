import type { Kysely } from "kysely";

type Documents = { document: { id: string; body: string; version: number; updatedAt: string } };
type Row = Documents["document"];

/** Of the demo agency, as it was until now: whoever changed one place left these in the other. */
const DEMO = ["+880 1011-204560", "+880 1019-377042", "salam@rihla.example"];

/** Texts of the demo agency that repeat what the settings say. */
const FACTS: [id: string, text: string, fact: string][] = [
  ["contact", "House 14, Road 7, Dhanmondi, Dhaka 1205", "{address}"],
  ["contact", "Saturday to Thursday, 9 am to 9 pm. Friday, 3 pm to 9 pm", "{hours}"],
  ["contact", "Rihla Travels, Dhanmondi", "{name}"],
  ["privacy", "Rihla Travels, House 14, Road 7, Dhanmondi, Dhaka 1205", "{name}, {address}"],
  ["privacy", "mailto:salam@rihla.example", "mailto:{mail}"],
  ["privacy", "salam@rihla.example", "{mail}"],
  ["privacy", "tel:+8801011204560", "tel:{phone}"],
  ["privacy", "+880 1011-204560", "{phone}"],
  ["privacy", "Saturday to Thursday from 9 am to 9 pm and Friday from 3 pm to 9 pm", "{hours}"],
  ["settings/notice", "+880 1011-204560", ""],
];

/**
 * Numbers and email of the home document and of the settings become one. Where they differ, what is
 * not the demo's wins; else what was changed later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const documents = db as Kysely<Documents>;
  const rows = await documents.selectFrom("document").selectAll().execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const changed = new Map<string, string>();
  const [home, contact] = [found.get("home"), found.get("settings/contact")];
  if (home && contact) {
    const [homeBody, contactBody] = united(home, contact);
    changed.set("home", JSON.stringify(homeBody));
    changed.set("settings/contact", JSON.stringify(contactBody));
  }
  for (const [id, text, fact] of FACTS) {
    const body = changed.get(id) ?? found.get(id)?.body;
    if (body) changed.set(id, body.replaceAll(text, fact));
  }
  for (const [id, body] of changed) {
    if (body === found.get(id)?.body) continue;
    await documents.updateTable("document").set({ body }).where("id", "=", id).execute();
  }
}

function united(home: Row, contact: Row) {
  const [inHome, inSettings] = [JSON.parse(home.body), JSON.parse(contact.body)];
  const phones: { label: string; number: string }[] = inSettings.phones ?? [];
  const isHomeNewer = home.updatedAt > contact.updatedAt;
  const chosen = (ofHome = "", ofSettings = ""): string => {
    if (!ofHome || !ofSettings) return ofHome || ofSettings;
    if (DEMO.includes(ofHome) !== DEMO.includes(ofSettings)) {
      return DEMO.includes(ofHome) ? ofSettings : ofHome;
    }
    return isHomeNewer ? ofHome : ofSettings;
  };
  const numbers = [
    chosen(inHome.ContactSecNumber, phones[0]?.number),
    chosen(inHome.ContactSecNumber2, phones[1]?.number),
  ];
  const mail = chosen(inHome.mail, inSettings.mail?.address);
  const first = numbers
    .map((number, index) => ({ label: phones[index]?.label ?? "", number }))
    .filter(({ number }) => number !== "");
  return [
    { ...inHome, ContactSecNumber: numbers[0], ContactSecNumber2: numbers[1], mail },
    {
      ...inSettings,
      phones: [...first, ...phones.slice(2)],
      mail: { label: "", ...inSettings.mail, address: mail },
    },
  ];
}
