import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PasswordField } from "./password-field.tsx";
import { FormFields } from "./use-form-fields.ts";

test("what is typed is hidden until somebody asks for it, and never comes from the server", () => {
  const html = renderToStaticMarkup(
    <FormFields value={() => ({ id: "field-password", value: "typed", mistake: null })}>
      <PasswordField autoComplete="current-password" />
    </FormFields>,
  );
  expect(html).toMatch(/<input type="password"[^>]* autoComplete="current-password"/);
  expect(html).toMatch(/<button type="button"[^>]* aria-label="Show the password"/);
  expect(html).not.toContain("typed");
});
