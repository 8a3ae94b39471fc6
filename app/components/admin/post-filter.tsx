type PostFilterProps = {
  words: string;
  type: string;
  types: string[];
  /** How many posts are found. */
  count: number;
  onWords: (words: string) => void;
  onType: (type: string) => void;
};

/** Search and type filter above a long list. */
export function PostFilter({ words, type, types, count, onWords, onType }: PostFilterProps) {
  return (
    <search className="mb-5 grid gap-3 sm:grid-cols-[minmax(0,1fr)_240px] sm:items-end">
      <label>
        <span className="field-label">Search</span>
        <input
          type="search"
          className="input"
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      </label>
      <label>
        <span className="field-label">Type</span>
        <select className="input" value={type} onChange={(event) => onType(event.target.value)}>
          <option value="">All</option>
          {types.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p role="status" className="text-small text-ink2">
        {count} {count === 1 ? "post" : "posts"}
      </p>
    </search>
  );
}
