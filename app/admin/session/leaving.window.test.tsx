import { useNavigate } from "react-router";
import { expect, test, vi } from "vitest";
import { ask } from "#app/admin/api/client.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { DevicesDialog } from "./devices-dialog.tsx";
import { LeaveGuard, WITHOUT_ASKING } from "./leave-guard.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";

const WAYS: [string, string, object?][] = [
  ["To a page", "/other"],
  ["To a search", "?q=x"],
  ["To a place", "#x"],
  ["After saving", "/saved", { state: WITHOUT_ASKING }],
];

function Guarded(props: Partial<Parameters<typeof LeaveGuard>[0]>) {
  const navigate = useNavigate();
  return (
    <>
      {WAYS.map(([name, to, how]) => (
        <button key={name} type="button" onClick={() => void navigate(to, how)}>
          {name}
        </button>
      ))}
      <LeaveGuard isDirty kept="kept" {...props} />
    </>
  );
}

const isHeld = () => {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test.each([
  [
    "with changes",
    {},
    [
      true,
      "at /saved",
      '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="Visitors will not see your changes. What you typed is kept o":',
      "+ ## Leave without saving?",
      "+ Visitors will not see your changes. What you typed is kept on this device, for you alone, and offered to you when you come back.",
      '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="Visitors will not see your changes. What you typed is kept o":',
      "+ ## Leave without saving?",
      "+ Visitors will not see your changes. What you typed is kept on this device, for you alone, and offered to you when you come back.",
      "closed",
      "at /other",
      "focus button To a page",
      1,
    ],
  ],
  ["as it was", { isDirty: false }, [false, "at /saved", "at /saved?q=x", "at /other", 0]],
  [
    "beside a search",
    { isByPath: true },
    [
      true,
      "at /saved",
      "at /saved?q=x",
      '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="Visitors will not see your changes. What you typed is kept o":',
      "+ ## Leave without saving?",
      "+ Visitors will not see your changes. What you typed is kept on this device, for you alone, and offered to you when you come back.",
      "closed",
      "at /other",
      "focus button To a page",
      1,
    ],
  ],
  [
    "of which nothing is kept",
    { kept: "never", text: "It is not sent." },
    [
      true,
      "at /saved",
      '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="It is not sent. If you leave, what you typed is lost.":',
      "+ ## Leave without saving?",
      "+ It is not sent. If you leave, what you typed is lost.",
      '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="It is not sent. If you leave, what you typed is lost.":',
      "+ ## Leave without saving?",
      "+ It is not sent. If you leave, what you typed is lost.",
      "closed",
      "at /other",
      "focus button To a page",
      1,
    ],
  ],
  [
    "that the device refused",
    { kept: "refused" },
    [
      true,
      "at /saved",
      '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="Visitors will not see your changes. This device does not kee":',
      "+ ## Leave without saving?",
      "+ Visitors will not see your changes. This device does not keep what you typed, its storage is full or blocked: if you leave, it is lost.",
      '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="Visitors will not see your changes. This device does not kee":',
      "+ ## Leave without saving?",
      "+ Visitors will not see your changes. This device does not keep what you typed, its storage is full or blocked: if you leave, it is lost.",
      "closed",
      "at /other",
      "focus button To a page",
      1,
    ],
  ],
] as const)("leaving a form %s", async (_, given, expected) => {
  const left = vi.fn();
  const came: unknown[] = [];
  const screen = showPiece(<Guarded {...given} onLeave={left} />);
  await screen.came();
  came.push(isHeld());
  for (const [name] of WAYS.toReversed()) {
    came.push(...(await screen.press(name)).filter((line) => !/^(focus|\+ <)/.test(line)));
    const isAsked = document.querySelector("[role=alertdialog]") !== null;
    if (isAsked && name === "To a search") await screen.press("Stay here");
    else if (isAsked) came.push(...(await screen.press("Leave")).slice(0, 3));
  }
  expect([...came, left.mock.calls.length]).toEqual(expected);
});

test("where a colleague is signed in: one device is signed out, and the list is read anew", async () => {
  const device = {
    ...{ userAgent: "Mozilla/5.0 (X11; Linux) Firefox/140.0", address: "", isNewDevice: false },
    ...{ createdAt: "2026-11-20T05:00:00.000Z", lastSeenAt: "2026-11-24T05:00:00.000Z" },
  };
  let sessions = [
    { ...device, _id: "s1", isCurrent: true },
    { ...device, _id: "s2", isCurrent: false },
  ];
  let status = 500;
  const member = { _id: "rahim", name: "Rahim Uddin" } as never;
  const close = vi.fn();
  const screen = showPiece(<DevicesDialog {...{ member, call: ask, onClose: close }} />, (asked) =>
    asked.startsWith("GET")
      ? { body: sessions }
      : { status, body: { message: "The disk is full.", issues: [] } },
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    'div role=dialog tabindex=-1 labelledby="Where Rahim Uddin is signed in" describedby="Whoever is signed out has to sign in again there. What was t":',
    "  ## Where Rahim Uddin is signed in",
    "  <‹x› | label=Close>",
    "  Whoever is signed out has to sign in again there. What was typed stays on the device.",
    "  ul:",
    "    li: Firefox on LinuxSigned in 20 November, last seen yesterdayThis device",
    "    li: Firefox on LinuxSigned in 20 November, last seen yesterday <Sign out | label=Sign out: Firefox on Linux>",
  ]);
  expect(await screen.press(/^Sign out/)).toEqual([
    "error: Nothing has changed. The disk is full.",
    "sent DELETE /api/users/rahim/sessions/s2",
    "focus button Sign out: Firefox on Linux",
  ]);
  status = 200;
  sessions = [];
  expect(await screen.press(/^Sign out/)).toEqual([
    "gone 3",
    "+ Nowhere at the moment.",
    "+ ul",
    "success: Signed out: Firefox on Linux.",
    "sent DELETE /api/users/rahim/sessions/s2",
    "focus div Where Rahim Uddin is signed inWhoever is signed out has to s",
  ]);
  await screen.press("Close");
  expect(close).toHaveBeenCalledTimes(1);
});

test("signing in within another form sends that form not", async () => {
  const sent = vi.fn((event: Event | { preventDefault(): void }) => event.preventDefault());
  const screen = showPiece(
    <form onSubmit={sent}>
      <SignInDialog isOpen onClose={vi.fn()} onSignedIn={vi.fn()} />
    </form>,
  );
  await screen.came();
  await screen.press(/^Sign In and save/);
  expect(sent).not.toHaveBeenCalled();
});
