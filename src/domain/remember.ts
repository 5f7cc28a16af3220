const LONGEST_TEXT = 200;

/**
 * A function that works each of its first `most` different texts out once.
 * For what few different texts are sent, over and over; whoever invents more of
 * them, or long ones, takes no memory.
 */
export function remember<Value extends string>(work: (text: string) => Value, most = 100): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const value = work(text);
    if (known.size < most && text.length <= LONGEST_TEXT) known.set(text, value);
    return value;
  };
}
