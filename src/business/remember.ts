const LONGEST_TEXT = 200;

/** What was found out about texts before. */
export interface Memory<Value> {
  get(text: string): Value | undefined;
  /** Keeps a value while there is room for it, and gives it back. */
  keep(text: string, value: Value): Value;
}

/**
 * A memory for what few different texts ask for, over and over, of at most
 * `most` of them; whoever invents more, or long ones, takes no memory.
 */
export function createMemory<Value>(most: number): Memory<Value> {
  const known = new Map<string, Value>();
  return {
    get: (text) => known.get(text),
    keep(text, value) {
      if (known.size < most && text.length <= LONGEST_TEXT) known.set(text, value);
      return value;
    },
  };
}

/** A function that works each of its first hundred different short texts out once. */
export function remember<Value extends string>(work: (text: string) => Value): (text: string) => Value {
  const { get, keep } = createMemory<Value>(100);
  return (text) => get(text) ?? keep(text, work(text));
}

/** A function that works what it makes of an object out once, for as long as there is that object. */
export function rememberOf<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const worked = work(key);
    known.set(key, worked);
    return worked;
  };
}

const answers = rememberOf((_data: object) => createMemory<unknown>(1000));

/** The memory of the thousand first short questions about `data`, which goes when the data goes. */
export function answersAbout<Value>(data: object): Memory<Value> {
  return answers(data) as Memory<Value>;
}
