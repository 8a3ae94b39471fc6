import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const APRIL = { departure: "umrah-apr-via-riyadh", waitsFor: "price", package: "umrah" } as const;

test("who waits is told with a text, and waits again; a text once chosen stays on this device", async () => {
  const admin = await openAdminWindow();
  await makeEnquiry(admin.site, APRIL as never);
  await makeEnquiry(admin.site, {
    ...APRIL,
    name: "Rafiq",
    waitsFor: "seat",
    email: "",
    travellers: 2,
  } as never);
  let screen = await admin.open("/departures/edit/umrah-apr-via-riyadh");
  expect(screen.outline("[aria-labelledby=who-waits]")).toEqual([
    'section labelledby="Who waits to be told":',
    "  ## {tabindex=-1} Who waits to be told",
    '  ("Text for WhatsApp and mail" select describedby="It opens filled in, in the language of each person. Nothing ": *Only a greeting=greeting, First answer=id1, Visa file submitted=id2, Follow-up=id3, A seat has opened=id4, Thanks after the journey=id5) ‹chevron-down›',
    '  section labelledby="Umrah, 6–16 April 2027, from Dhaka":',
    "    ### Umrah, 6–16 April 2027, from Dhaka",
    "    OpenPrice ended",
    "    ol:",
    "      li:",
    "        [1. Farida Yasmin | href=/admin/enquiries/id6] waits for the price01011-480226farida@example.com",
    "        English since today",
    "        [‹message-circle› {.max-md:hidden: WhatsApp} | href=https://wa.me/8801011480226?text=Hello%20Farida%20Yasmin%2C%20this%20is%20Rihla%20Travels%2C%20about%20your%20enquiry%20id7. target=_blank rel=noopener label=WhatsApp to Farida Yasmin (opens in a new tab)] [‹mail› {.max-md:hidden: Mail} | href=mailto:farida@example.com?subject=id7%3A%20your%20enquiry%20to%20Rihla%20Travels label=Mail to Farida Yasmin]",
    "        <Mark as told | label=Mark Farida Yasmin as told>",
    "      li:",
    "        [2. Rafiq | href=/admin/enquiries/id8] waits for a seat, 2 people01011-480226",
    "        English since today",
    "        [‹message-circle› {.max-md:hidden: WhatsApp} | href=https://wa.me/8801011480226?text=Hello%20Rafiq%2C%20this%20is%20Rihla%20Travels%2C%20about%20your%20enquiry%20id9. target=_blank rel=noopener label=WhatsApp to Rafiq (opens in a new tab)]",
    "        <Mark as told | label=Mark Rafiq as told>",
  ]);
  const [, second] = document.querySelectorAll<HTMLOptionElement>("#told-when-text option");
  const chosen = await screen.type(/^Text for/, second?.value ?? "");
  expect(chosen.length).toBeGreaterThan(1);
  expect(await screen.press(/^WhatsApp to Farida/)).toEqual([
    'sent POST /api/enquiries/id6/answers {"template":"id1","by":"whatsapp"}',
    "focus a WhatsApp to Farida Yasmin (opens in a new tab)",
  ]);
  admin.answer(/answers$/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/^WhatsApp to Farida/)).toEqual([
    "error: It was not noted on the enquiry. The disk is full.",
    'sent POST /api/enquiries/id6/answers {"template":"id1","by":"whatsapp"}',
  ]);
  admin.answer(/told$/, 409, { message: "Changed.", issues: [], current: {} });
  expect(await screen.press("Mark Farida Yasmin as told")).toEqual([
    "error: Somebody else changed this meanwhile, and it shows what they chose. Choose again if that is not right.",
    'sent POST /api/enquiries/id6/told {"departure":"umrah-apr-via-riyadh","version":1}',
    "focus button Mark Farida Yasmin as told",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Mark Farida Yasmin as told")).toEqual([
    "gone 2",
    "+ [1 waits to be told | href=#who-waits] <‹copy› Duplicate> [‹history› History | href=/admin/history/departure/umrah-apr-via-riyadh]",
    "+ li data-told=true:",
    "+ English since todayTold today by Nadia Islam",
    "+ <Undo | label=Undo: Farida Yasmin waits again>",
    "success: Farida Yasmin is marked as told.",
    'sent POST /api/enquiries/id6/told {"departure":"umrah-apr-via-riyadh","version":1}',
    "focus button Undo: Farida Yasmin waits again",
  ]);
  screen = await admin.open("/enquiries/told-when");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Told when",
    "  People who asked to hear when a seat or a price is there, first come first.",
    '  ("Text for WhatsApp and mail" select describedby="It opens filled in, in the language of each person. Nothing ": Only a greeting=greeting, *First answer=id1, Visa file submitted=id2, Follow-up=id3, A seat has opened=id4, Thanks after the journey=id5) ‹chevron-down›',
    '  section labelledby="Umrah, 6–16 April 2027, from Dhaka":',
    "    ## Umrah, 6–16 April 2027, from Dhaka",
    "    OpenPrice ended [‹pencil› Open the departure | href=/admin/departures/edit/umrah-apr-via-riyadh]",
    "    ol:",
    "      li data-told=true:",
    "        [1. Farida Yasmin | href=/admin/enquiries/id6] waits for the price01011-480226farida@example.com",
    "        English since todayTold today by Nadia Islam",
    "        [‹message-circle› {.max-md:hidden: WhatsApp} | href=https://wa.me/8801011480226?text=Assalamu%20alaikum%20Farida%20Yasmin%2C%0A%0Athank%20you%20for%20writing%20about%20Umrah.%20I%20have%20your%20question%20in%20front%20of%20me%3B%20its%20reference%20is%20id7.%0A%0AMay%20I%20call%20you%3F%20Tell%20me%20the%20hour%20that%20suits%20you.%20If%20you%20would%20rather%20write%2C%20tell%20me%20who%20is%20travelling%2C%20the%20ages%2C%20and%20anything%20that%20makes%20walking%20or%20waiting%20hard.%0A%0ANo%20payment%20is%20needed%20for%20an%20answer.%0A%0ANadia%20Islam%0ARihla%20Travels target=_blank rel=noopener label=WhatsApp to Farida Yasmin (opens in a new tab)] [‹mail› {.max-md:hidden: Mail} | href=mailto:farida@example.com?subject=Your%20question%20to%20Rihla%20Travels%2C%20id7&body=Assalamu%20alaikum%20Farida%20Yasmin%2C%0D%0A%0D%0Athank%20you%20for%20writing%20about%20Umrah.%20I%20have%20your%20question%20in%20front%20of%20me%3B%20its%20reference%20is%20id7.%0D%0A%0D%0AMay%20I%20call%20you%3F%20Tell%20me%20the%20hour%20that%20suits%20you.%20If%20you%20would%20rather%20write%2C%20tell%20me%20who%20is%20travelling%2C%20the%20ages%2C%20and%20anything%20that%20makes%20walking%20or%20waiting%20hard.%0D%0A%0D%0ANo%20payment%20is%20needed%20for%20an%20answer.%0D%0A%0D%0ANadia%20Islam%0D%0ARihla%20Travels label=Mail to Farida Yasmin]",
    "        <Undo | label=Undo: Farida Yasmin waits again>",
    "      li:",
    "        [2. Rafiq | href=/admin/enquiries/id8] waits for a seat, 2 people01011-480226",
    "        English since today",
    "        [‹message-circle› {.max-md:hidden: WhatsApp} | href=https://wa.me/8801011480226?text=Assalamu%20alaikum%20Rafiq%2C%0A%0Athank%20you%20for%20writing%20about%20Umrah.%20I%20have%20your%20question%20in%20front%20of%20me%3B%20its%20reference%20is%20id9.%0A%0AMay%20I%20call%20you%3F%20Tell%20me%20the%20hour%20that%20suits%20you.%20If%20you%20would%20rather%20write%2C%20tell%20me%20who%20is%20travelling%2C%20the%20ages%2C%20and%20anything%20that%20makes%20walking%20or%20waiting%20hard.%0A%0ANo%20payment%20is%20needed%20for%20an%20answer.%0A%0ANadia%20Islam%0ARihla%20Travels target=_blank rel=noopener label=WhatsApp to Rafiq (opens in a new tab)]",
    "        <Mark as told | label=Mark Rafiq as told>",
  ]);
  expect(await screen.press(/Farida Yasmin.*waits/)).toEqual([
    "gone 3",
    "+ <Mark as told | label=Mark Farida Yasmin as told>",
    "success: Farida Yasmin waits to be told again.",
    'sent POST /api/enquiries/id6/untold {"departure":"umrah-apr-via-riyadh","version":2}',
    "focus button Mark Farida Yasmin as told",
  ]);
});
