import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PasswordField } from "./password-field.tsx";

test("whoever shows the password hears that the button hides it now, and the other way round", async () => {
  const { press } = showPiece(<PasswordField autoComplete="current-password" />);
  const shown = (type: string, button: string) => [
    `+ main: ("Password" input type=${type} name=password value autocomplete=current-password dir=ltr required=true) ${button}`,
  ];
  expect(await press("Show the password")).toEqual([
    ...shown("text", "<Hide | label=Hide the password>"),
    "focus button Hide the password",
  ]);
  expect(await press("Hide the password")).toEqual([
    "gone 1",
    ...shown("password", "<Show | label=Show the password>"),
    "focus button Show the password",
  ]);
});
