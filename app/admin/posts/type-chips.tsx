import type { BlogType } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/posts.ts";

const MOST_TYPES = 8;

type TypeChipsProps = { types: BlogType[]; chosen: string; onChoose: (type: string) => void };

/** Types that are used most, as suggestions for the field above. */
export function TypeChips({ types, chosen, onChoose }: TypeChipsProps) {
  if (types.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: suggestions for the field above
    <div className="type-chips" role="group" aria-label={words.typesAlreadyUsed}>
      {types.slice(0, MOST_TYPES).map(({ type }) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === chosen}
          onClick={() => onChoose(type)}
        >
          {type}
        </button>
      ))}
    </div>
  );
}
