import type { MediaProgress } from "#contracts/media.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";

type Told = { ticket: string; progress: MediaProgress | null };

/**
 * How far each upload is, by the name that its sender gave it.
 * @param colleagues of whom any may be asked; null: there are none
 */
export function createUploadProgress(colleagues: Colleagues | null) {
  const own = new Map<string, MediaProgress>();
  const others = new Map<string, { progress: MediaProgress; seat: number }>();

  colleagues?.onTold("progress", ({ ticket, progress }: Told, seat) => {
    if (progress) others.set(ticket, { progress, seat });
    else others.delete(ticket);
  });
  colleagues?.onGone("progress", (gone) => {
    for (const [ticket, { seat }] of others) if (seat === gone) others.delete(ticket);
  });
  const tell = (told: Told) => colleagues?.tell("progress", told);

  return {
    set(ticket: string, progress: MediaProgress): void {
      own.set(ticket, progress);
      tell({ ticket, progress });
    },

    end(ticket: string): void {
      own.delete(ticket);
      tell({ ticket, progress: null });
    },

    /** Zero of zero when it is over, and for an upload that never began. */
    of: (ticket: string): MediaProgress =>
      own.get(ticket) ?? others.get(ticket)?.progress ?? { done: 0, of: 0 },
  };
}
