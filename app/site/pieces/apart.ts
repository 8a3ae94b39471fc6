/** In a grid of one, two or three columns, those so far on stand beside or below. */
const NEIGHBOURS = [1, 2, 3];

/** The same posts in an order in which, as far as they allow it, no neighbours share a picture. */
export function apart<Post extends { image: string }>(posts: readonly Post[]): Post[] {
  const left = [...posts];
  const order: Post[] = [];
  while (left.length > 0) {
    const best = left.reduce((a, b) => (costOf(b, order, left) < costOf(a, order, left) ? b : a));
    left.splice(left.indexOf(best), 1);
    order.push(best);
  }
  return order;
}

/**
 * Equal pictures nearby count most; then the picture that is left most often goes first, so that
 * it does not come in a row at the end.
 */
function costOf({ image }: { image: string }, order: { image: string }[], left: typeof order) {
  const twins = NEIGHBOURS.filter((back) => order.at(-back)?.image === image);
  const nearness = twins.reduce((sum, back) => sum + 1000 / back, 0);
  return nearness - left.filter((other) => other.image === image).length;
}
