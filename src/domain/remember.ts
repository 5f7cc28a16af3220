const LONGEST_TEXT = 200;

/** What was found out about texts before. */
export interface Memory<Value> {
  get(text: string): Value | undefined;
  /** Keeps a value while there is room for it, and gives it back. */
  keep(text: string, value: Value): Value;
}

/**
 * A memory for what few different texts ask for, over and over, of at most
 * `most` of them; whoever invents more, or ones longer than `longest`, takes no
 * memory.
 */
export function createMemory<Value>(most: number, longest = LONGEST_TEXT): Memory<Value> {
  const known = new Map<string, Value>();
  return {
    get: (text) => known.get(text),
    keep(text, value) {
      if (known.size < most && text.length <= longest) known.set(text, value);
      return value;
    },
  };
}

/** A function that works each of its first hundred different short texts out once. */
export function remember<Value extends string>(work: (text: string) => Value): (text: string) => Value {
  const memory = createMemory<Value>(100);
  return (text) => memory.get(text) ?? memory.keep(text, work(text));
}

/** The memory that belongs to `owner`, and goes with it. */
export function memoryOf<Value>(most: number): (owner: object) => Memory<Value> {
  const memories = new WeakMap<object, Memory<Value>>();
  return (owner) => {
    const known = memories.get(owner) ?? createMemory<Value>(most);
    memories.set(owner, known);
    return known;
  };
}
