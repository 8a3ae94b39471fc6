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
        label="What it shows"
        hint="Read out to people who cannot see it. One sentence."
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
        Decorative: it says nothing that the words beside it do not
      </label>
    </div>
  );
}
