import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Select, TextArea, TextField } from "./field.tsx";
import { FormFields } from "./use-form-fields.ts";

test.each([TextField, TextArea, Select])(
  "label, hint and what to do about a mistake are read out with their control (%o)",
  (Control) => {
    const shown = (mistake: string | null, hint?: string) =>
      renderToStaticMarkup(
        <FormFields value={(name) => ({ id: `field-${name}`, value: "", mistake })}>
          <Control name="phone" label="Phone" hint={hint} />
        </FormFields>,
      );
    expect(shown(null)).toContain('<label class="field-label" for="field-phone">Phone</label>');
    expect(shown(null)).not.toMatch(/aria-(invalid|describedby)/);
    const both = shown("Enter a number.", "With its code");
    expect(both).toContain(
      'aria-invalid="true" aria-describedby="field-phone-hint field-phone-mistake"',
    );
    expect(both).toMatch(/id="field-phone-hint">With its code</);
    expect(both).toMatch(/id="field-phone-mistake">.*Enter a number\.</);
  },
);
