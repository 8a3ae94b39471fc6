import { useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { late } from "#app/admin/pieces/late.tsx";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import { Field, useControl } from "#app/forms/field.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import * as words from "#i18n/en/admin/inputs.ts";
import { fill } from "#i18n/fill.ts";
import { PictureDrop } from "./picture-drop.tsx";

const ChoosePicture = late(() =>
  import("#app/admin/media/choose-picture.tsx").then((module) => module.ChoosePicture),
);

type PictureFieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** An address of the library, of an illustration, or of any picture on the web. */
  value: string;
  onType: (address: string) => void;
  required?: boolean;
  /** It is shown below, as large as there is room, and not as a thumbnail. */
  isLarge?: boolean;
  /** Nothing of it is cut. */
  isMark?: boolean;
};

/** The address of a picture: chosen from the library, or typed. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, value, onType, required = true, isLarge, isMark } = props;
  const [isChoosing, setChoosing] = useState(false);
  const { defaultValue: _, ...control } = useControl(name, { hint });
  const address = useSettled(value.trim());
  return (
    <Field name={name} label={label} hint={hint}>
      <div className="picture-field">
        {isLarge ? null : (
          <span className="thumbnail" data-whole={isMark || undefined}>
            {address ? (
              <Picture key={address} src={address} alt="" sizes={SIZES.thumbnail} />
            ) : null}
          </span>
        )}
        <input
          type="text"
          className="input"
          required={required}
          value={value}
          onChange={(event) => onType(event.target.value)}
          {...control}
          dir="ltr"
        />
        <button
          type="button"
          className="button button-secondary"
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <AdminIcon name="image" /> {words.choose}
          <span className="sr-only"> {fill(words.aPictureFor, { label })}</span>
        </button>
      </div>
      {isLarge ? (
        <PictureDrop onUploaded={onType}>
          {address ? (
            <Picture
              key={address}
              src={address}
              alt={words.pictureAtAddress}
              sizes={SIZES.card}
              className="aspect-video w-full text-small text-ink2"
            />
          ) : (
            <span>{words.dropPicture}</span>
          )}
        </PictureDrop>
      ) : null}
      {isChoosing ? (
        <ChoosePicture
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            onType(chosen);
            setChoosing(false);
          }}
        />
      ) : null}
    </Field>
  );
}
