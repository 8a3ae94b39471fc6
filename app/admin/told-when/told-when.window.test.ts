import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("who waits to be told", async () => {
  const admin = await openAdminWindow();
  await makeEnquiry(admin.site, {
    departure: "umrah-apr-via-riyadh",
    waitsFor: "price",
    package: "umrah",
  } as never);
  const screen = await admin.open("/enquiries/told-when");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Told when",
    "  People who asked to hear when a seat or a price is there, first come first.",
    '  ("Text for WhatsApp and mail" select describedby="It opens filled in, in the language of each person. Nothing ": *Only a greeting=greeting, First answer=id1, Visa file submitted=id2, Follow-up=id3, A seat has opened=id4, Thanks after the journey=id5) ‹chevron-down›',
    '  section labelledby="Umrah, 6–16 April 2027, from Dhaka":',
    "    ## Umrah, 6–16 April 2027, from Dhaka",
    "    OpenPrice ended [‹pencil› Open the departure | href=/admin/departures/edit/umrah-apr-via-riyadh]",
    "    ol:",
    "      li:",
    "        [1. Farida Yasmin | href=/admin/enquiries/id6] waits for the price01011-480226farida@example.com",
    "        English since today",
    "        [‹message-circle› {.max-md:hidden: WhatsApp} | href=https://wa.me/8801011480226?text=Hello%20Farida%20Yasmin%2C%20this%20is%20Rihla%20Travels%2C%20about%20your%20enquiry%20id7. target=_blank rel=noopener label=WhatsApp to Farida Yasmin (opens in a new tab)] [‹mail› {.max-md:hidden: Mail} | href=mailto:farida@example.com?subject=id7%3A%20your%20enquiry%20to%20Rihla%20Travels label=Mail to Farida Yasmin]",
    "        <Mark as told | label=Mark Farida Yasmin as told>",
  ]);
});
