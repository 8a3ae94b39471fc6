import { residentMegabytes } from "#tests/support/process-facts.ts";
import type { BenchSite } from "./site.ts";

export type MemoryRow = {
  posts: number;
  pages: number;
  startMb: number;
  mostMb: number;
  endMb: number;
};

const READERS = 8;
const LOOK_EVERY = 500;

/** Every post, and its data for moving about, until so many different pages were read. */
export async function measureMemory(site: BenchSite, pages: number): Promise<MemoryRow> {
  const startMb = Math.round(residentMegabytes(site.pid));
  let mostMb = startMb;
  let next = 1;
  const read = async () => {
    while (next <= pages) {
      const number = next++;
      const answer = await fetch(`${site.url}/blog/filled-${number}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`post ${number} answered ${answer.status}`);
      if (number % LOOK_EVERY === 0) mostMb = Math.max(mostMb, residentMegabytes(site.pid));
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  const endMb = Math.round(residentMegabytes(site.pid));
  return { posts: site.posts, pages, startMb, mostMb: Math.round(mostMb), endMb };
}
