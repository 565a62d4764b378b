/** What a bot is shown of a chair's view: a copy that went through JSON, which nothing can be written to. */
export function shown(view: unknown): unknown {
  return frozen(JSON.parse(JSON.stringify(view)));
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
