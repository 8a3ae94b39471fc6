import { expect, onTestFinished, test, vi } from "vitest";
import { ask } from "#app/admin/api/client.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { InviteForm } from "./invite-form.tsx";
import { OpenInvitations } from "./open-invitations.tsx";

const INVITATION = {
  ...{ _id: "i1", email: "karim@rihla.example" },
  ...{ createdAt: "2026-11-24T05:00:00.000Z", expiresAt: "2026-12-01T05:00:00.000Z" },
};
const MADE = { link: "https://rihla.example/register?key=1", expiresAt: INVITATION.expiresAt };
const refused = { message: "The disk is full.", issues: [] };

test("an invitation is withdrawn, or sent again with another link", async () => {
  const changed = vi.fn(async () => undefined);
  const made = vi.fn();
  let answer: object = { status: 500, body: refused };
  const screen = showPiece(
    <OpenInvitations
      {...{ canMail: false, made: null, onMade: made, invitations: [INVITATION], call: ask }}
      onChanged={changed as never}
    />,
    () => answer,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  section labelledby="Open invitations":',
    "    ## Open invitations",
    "    ul: li: karim@rihla.exampleMade yesterday, works until 1 December <Send again | label=Send the invitation for karim@rihla.example again> <Withdraw | label=Withdraw the invitation for karim@rihla.example>",
  ]);
  expect(await screen.press(/^Withdraw/)).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Withdraw the invitation for karim@rihla.example?" describedby="Its link opens nothing from then on. You can invite them aga":',
    "+ ## Withdraw the invitation for karim@rihla.example?",
    "+ Its link opens nothing from then on. You can invite them again.",
    "+ <Keep it> <Withdraw | .button-danger>",
    "focus button Keep it",
  ]);
  expect(await screen.press("Keep it")).toEqual([
    "closed",
    "focus button Withdraw the invitation for karim@rihla.example",
  ]);
  await screen.press(/^Withdraw/);
  expect(await screen.press("Withdraw")).toEqual([
    "closed",
    "error: Nothing has changed. The disk is full.",
    "sent DELETE /api/users/invitations/i1",
    "focus button Withdraw the invitation for karim@rihla.example",
  ]);
  expect(await screen.press(/again/)).toEqual([
    "error: Nothing has changed. The disk is full.",
    "sent POST /api/users/invitations/i1/again",
    "focus button Send the invitation for karim@rihla.example again",
  ]);
  answer = { body: { ...MADE, isAgain: true } };
  await screen.press(/^Withdraw/);
  expect(await screen.press("Withdraw")).toEqual([
    "closed",
    "success: The link for karim@rihla.example opens nothing any more.",
    "sent DELETE /api/users/invitations/i1",
    "focus button Withdraw the invitation for karim@rihla.example",
  ]);
  expect(await screen.press(/again/)).toEqual([
    "sent POST /api/users/invitations/i1/again",
    "focus button Send the invitation for karim@rihla.example again",
  ]);
  expect([made.mock.calls, changed.mock.calls.map(([one]: never[]) => one)]).toEqual([
    [
      [null],
      [
        {
          place: "list",
          email: "karim@rihla.example",
          listed: [
            {
              _id: "i1",
              email: "karim@rihla.example",
              createdAt: "2026-11-24T05:00:00.000Z",
              expiresAt: "2026-12-01T05:00:00.000Z",
            },
          ],
          link: "https://rihla.example/register?key=1",
          expiresAt: "2026-12-01T05:00:00.000Z",
          isAgain: true,
        },
      ],
    ],
    [
      { isOk: false, status: 500, message: "The disk is full.", issues: [] },
      { isOk: false, status: 500, message: "The disk is full.", issues: [] },
      {
        isOk: true,
        status: 200,
        data: {
          link: "https://rihla.example/register?key=1",
          expiresAt: "2026-12-01T05:00:00.000Z",
          isAgain: true,
        },
      },
      {
        isOk: true,
        status: 200,
        data: {
          link: "https://rihla.example/register?key=1",
          expiresAt: "2026-12-01T05:00:00.000Z",
          isAgain: true,
        },
      },
    ],
  ]);
});

test("the link of an invitation stands below it, and is copied where the browser copies", async () => {
  const made = {
    ...MADE,
    isAgain: true,
    place: "list",
    email: INVITATION.email,
    listed: [],
  } as const;
  const screen = showPiece(
    <OpenInvitations
      {...{ canMail: true, made, onMade: vi.fn(), invitations: [INVITATION], call: ask }}
      onChanged={vi.fn()}
    />,
  );
  await screen.came();
  expect(screen.outline().slice(-6)).toEqual([
    '  section labelledby="Open invitations":',
    "    ## Open invitations",
    "    ul:",
    "      li:",
    "        karim@rihla.exampleMade yesterday, works until 1 December <Send again | label=Send the invitation for karim@rihla.example again> <Withdraw | label=Withdraw the invitation for karim@rihla.example>",
    '        div role=status: Sent by mail. You can also send this link yourselfFor karim@rihla.example. It works once, until 1 December. An earlier link to this address opens nothing any more. ("Sent by mail. You can also send this link yourselfFor karim@rihla.example. It works once, until 1 December. An earlier link to this address opens nothing any more." input value=https://rihla.example/register?key=1 dir=ltr readonly) <‹copy› Copy>',
  ]);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  expect(await screen.press("Copy")).toEqual(["success: Link copied.", "focus button Copy"]);
  expect(write.mock.calls).toEqual([[MADE.link]]);
  write.mockRejectedValue(new Error("not allowed"));
  expect(await screen.press("Copy")).toEqual([
    "error: The browser did not copy it. Select the link and copy it by hand.",
  ]);
});

test("somebody is invited by an email; what may have been made is not shown as if it were not", async () => {
  const [made, invited] = [vi.fn(), vi.fn()];
  let answer: object = { status: 500, body: refused };
  const screen = showPiece(
    <InviteForm
      {...{
        canMail: true,
        invitations: [INVITATION],
        made: null,
        onMade: made,
        onInvited: invited,
      }}
    />,
    () => {
      if ("away" in answer) throw new DOMException("late", "TimeoutError");
      return answer;
    },
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  form:",
    "    ## Invite somebody",
    '    Email ("Email" input type=email name=email value autocomplete=off) <Invite {hidden=true: Inviting} | type=submit>',
  ]);
  await screen.type("Email", "nobody");
  expect(await screen.press(/^(Make|Invite|Send)/)).toEqual([
    "gone 1",
    '+ Email ("Email" input type=email name=email value=nobody autocomplete=off invalid=true describedby="Enter an email address with an @ sign, for example name@exam") <Invite {hidden=true: Inviting} | type=submit>',
    "focus button Invite Inviting",
  ]);
  await screen.type("Email", " new@rihla.example ");
  expect(await screen.press(/^(Make|Invite|Send)/)).toEqual([
    "gone 1",
    '+ Email ("Email" input type=email name=email value=new@rihla.example autocomplete=off invalid=true describedby="The disk is full.") <Invite {hidden=true: Inviting} | type=submit>',
    'sent POST /api/users/invitations {"email":"new@rihla.example"}',
    "focus button Invite Inviting",
  ]);
  answer = { away: true };
  expect(await screen.press(/^(Make|Invite|Send)/)).toEqual([
    "gone 1",
    '+ Email ("Email" input type=email name=email value=new@rihla.example autocomplete=off invalid=true describedby="No answer came, so it may be done already. Press Invite agai") <Invite {hidden=true: Inviting} | type=submit>',
    'sent POST /api/users/invitations {"email":"new@rihla.example"}',
  ]);
  answer = { body: { ...MADE, isAgain: false } };
  expect(await screen.press(/^(Make|Invite|Send)/)).toEqual([
    "gone 1",
    '+ Email ("Email" input type=email name=email value autocomplete=off) <Invite {hidden=true: Inviting} | type=submit>',
    'sent POST /api/users/invitations {"email":"new@rihla.example"}',
  ]);
  expect([made.mock.calls, invited.mock.calls.length]).toEqual([
    [
      [null],
      [
        {
          place: "form",
          email: "new@rihla.example",
          listed: [
            {
              _id: "i1",
              email: "karim@rihla.example",
              createdAt: "2026-11-24T05:00:00.000Z",
              expiresAt: "2026-12-01T05:00:00.000Z",
            },
          ],
          link: "https://rihla.example/register?key=1",
          expiresAt: "2026-12-01T05:00:00.000Z",
          isAgain: false,
        },
      ],
    ],
    2,
  ]);
});
