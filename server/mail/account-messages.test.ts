import { expect, test } from "vitest";
import { completed } from "#contracts/completed.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import { spoken } from "#i18n/spoken.ts";
import { emailChangedMessage } from "./account-messages.ts";
import { mailText } from "./mail-content.ts";

test("the old address is told whose account it was, and what to do if it was somebody else", () => {
  const settings = settingsSchema.parse({ ...completed(SETTINGS_FIELDS, {}), versions: {} });
  const message = emailChangedMessage(spoken, settings, { name: "Farida Yasmin" });
  const words = { language: "en", direction: "ltr" } as const;
  const text = mailText({ ...message, signature: [], words });
  expect(text).toContain("The account of Farida Yasmin");
  expect(text).toContain(spoken.mail.emailChanged.notYou);
});
