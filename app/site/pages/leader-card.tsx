import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { written } from "#app/site/pieces/written.ts";
import { WindowPicture } from "#app/ui/window-picture.tsx";
import type { AboutPage } from "#contracts/kinds/page.ts";

export type Leader = AboutPage["leaders"][number] & { initials: string };

/** Where a leader without a photo stands: calm parts of our scenes. */
const SCENES = [
  ["/art/madinah-dawn.svg", "object-[20%_30%]"],
  ["/art/tours-coast.svg", "object-[62%_30%]"],
  ["/art/flight-wing.svg", "object-[50%_30%]"],
] as const;

type LeaderCardProps = { leader: Leader; place: number };

export function LeaderCard({ leader, place }: LeaderCardProps) {
  const [scene, position] = SCENES[place % SCENES.length] ?? SCENES[0];
  return (
    <li className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-[22px] md:grid-cols-1 md:content-start md:justify-items-center md:gap-6">
      <WindowPicture className="w-full max-w-[200px]">
        {leader.photo ? (
          <Picture src={leader.photo} alt="" sizes={SIZES.window} />
        ) : (
          <>
            <Picture src={scene} alt="" className={position} />
            <span
              aria-hidden
              className="absolute inset-0 grid place-items-center bg-[rgb(6_38_36/.52)] font-[460] font-display text-[2.25rem] leading-none tracking-[.02em] text-[#fff] md:text-[2.75rem]"
            >
              {leader.initials}
            </span>
          </>
        )}
      </WindowPicture>
      <div
        className="min-w-0 md:max-w-[34ch] md:text-center"
        {...written(`${leader.name} ${leader.title}`)}
      >
        <h3 className="text-[1.5rem] leading-[1.2] font-[520]">{leader.name}</h3>
        <p className="mt-1 font-[600] text-brassink">{leader.title}</p>
        {leader.note ? <p className="mt-2 text-ui leading-[1.5] text-ink2">{leader.note}</p> : null}
      </div>
    </li>
  );
}

/** First letters of the first and the last name, as their script writes them. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = new Intl.Segmenter();
  return [words.at(0), words.length > 1 ? words.at(-1) : ""]
    .map((word) => [...letters.segment(word ?? "")][0]?.segment ?? "")
    .join("");
}
