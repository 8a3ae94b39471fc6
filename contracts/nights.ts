/** Of a journey, in all its places. */
export const nightsOf = (stays: readonly { nights: string }[]): number =>
  stays.reduce((sum, { nights }) => sum + Number(nights), 0);

/** So many may be spent in the air. */
const MOST_ON_THE_WAY = 2;

/** Of so many between two days, those that are spent in no place; null: they do not fit. */
export function nightsOnTheWay(nights: number, days: number): number | null {
  const rest = days - nights;
  return rest >= 0 && rest <= MOST_ON_THE_WAY ? rest : null;
}
