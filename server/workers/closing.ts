import type { Closed } from "./colleagues.ts";
import type { Crew, Member } from "./crew.ts";

/** Longer than a worker takes to end its work, to wait for the answers that are under way, and to write down the rest. */
const CLOSE_MS = 45_000;

type ClosingDeps = {
  crew: Pick<Crew, "all" | "joined" | "close" | "open">;
  /** Puts the site back that was there, where the exchange broke off. */
  settle: () => void;
};

/** Another site takes the place of this one: no worker but the one that exchanges them has anything of it open. */
export function createClosing({ crew, settle }: ClosingDeps) {
  let exchanging: Member | null = null;
  let waitsFor = new Set<Member>();
  let whenClosed = () => {};
  let late: NodeJS.Timeout | undefined;

  function noLonger(member: Member): void {
    if (waitsFor.delete(member) && waitsFor.size === 0) whenClosed();
  }

  function open(): void {
    exchanging = null;
    clearTimeout(late);
    waitsFor = new Set();
    for (const member of crew.joined()) member.send({ kind: "open" });
    crew.open();
  }

  return {
    begin(member: Member, id: number, what: Closed): void {
      exchanging = member;
      crew.close();
      waitsFor = new Set(crew.all().filter((one) => one !== member));
      clearTimeout(late);
      late = setTimeout(() => {
        for (const one of waitsFor) one.kill();
      }, CLOSE_MS).unref();
      whenClosed = () => {
        clearTimeout(late);
        member.send({ kind: "others-closed", id });
      };
      if (waitsFor.size === 0) return void whenClosed();
      const joined = new Set(crew.joined());
      for (const one of waitsFor) {
        if (joined.has(one)) one.send({ kind: "close", what });
        // It opens the site just now: it is started again.
        else one.kill();
      }
    },

    closed: noLonger,

    end(member: Member): void {
      if (member === exchanging) open();
    },

    gone(member: Member): void {
      noLonger(member);
      if (member !== exchanging) return;
      settle();
      open();
    },
  };
}
