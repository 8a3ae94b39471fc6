import { useState } from "react";
import { Picture } from "#app/site/pieces/picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as home from "#i18n/en/site/home.ts";

const POSTER = "/art/tours-coast.svg";

/** The press came from a link that is gone now. */
const focusIt = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A poster; the player, and with it another company, loads on a press. Without scripts: a link. */
export function VideoPoster({ video }: { video: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const id = encodeURIComponent(video);
  return (
    <div className="relative overflow-hidden rounded-panel bg-pinedeep max-md:aspect-[4/3] md:aspect-video md:max-h-[420px]">
      {isPlaying ? (
        <iframe
          ref={focusIt}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          title={home.video}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <a
          href={`https://www.youtube.com/watch?v=${id}`}
          target="_blank"
          rel="noopener noreferrer"
          className="video-poster"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          <Picture src={POSTER} alt="" />
          <span className="words">
            <span className="play">
              <Icon name="play" />
            </span>
            <span>
              <b>{home.watchVideo}</b>
              <small>{home.fromYouTube}</small>
            </span>
          </span>
        </a>
      )}
    </div>
  );
}
