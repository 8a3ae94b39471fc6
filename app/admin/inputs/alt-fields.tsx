import * as texts from "#i18n/en/admin/inputs.ts";
import { TextInput } from "./text-input.tsx";

type AltFieldsProps = {
  /** Of the field, which must be alone on the page. */
  name: string;
  alt: string;
  decorative: boolean;
  onChange: (part: { alt?: string; decorative?: boolean }) => void;
};

/** Alt text, or the word that there is nothing to say. */
export function AltFields({ name, alt, decorative, onChange }: AltFieldsProps) {
  return (
    <div>
      <TextInput
        name={name}
        label={texts.whatItShows}
        hint={texts.altHint}
        value={decorative ? "" : alt}
        disabled={decorative}
        required={!decorative}
        onType={(text) => onChange({ alt: text })}
      />
      <label className="check-line">
        <input
          type="checkbox"
          checked={decorative}
          onChange={(event) => onChange({ decorative: event.target.checked })}
        />
        {texts.decorative}
      </label>
    </div>
  );
}
