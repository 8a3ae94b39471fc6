import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { written } from "#app/site/pieces/written.ts";
import { WindowPicture } from "#app/ui/window-picture.tsx";
import { TrustHeading } from "./trust-heading.tsx";
import type { Signer } from "./trust-page.ts";

type TrustSignersProps = { heading: string; text: string; signers: Signer[] };

/** Who takes money or a passport, and signs for it. */
export function TrustSigners({ heading, text, signers }: TrustSignersProps) {
  if (signers.length === 0) return null;
  return (
    <>
      <TrustHeading heading={heading} text={text} />
      <ul className="trust-signers">
        {signers.map(({ name, role, signs, photo, initials }) => (
          <li key={name} {...written(`${name} ${role}`)}>
            <WindowPicture>
              {photo ? (
                <Picture src={photo} alt="" sizes={SIZES.window} />
              ) : (
                <span className="initials" aria-hidden>
                  {initials}
                </span>
              )}
            </WindowPicture>
            <div>
              <h3>{name}</h3>
              <p>{role}</p>
              <p>{signs}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
