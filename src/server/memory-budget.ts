/** Memory shared by several holders. */
export interface MemoryBudget<Holder> {
  /** Sets how many bytes a holder takes. */
  set(holder: Holder, bytes: number): void;
  /** Bytes of all holders. */
  readonly usedBytes: number;
  /** How many holders were dropped. */
  readonly dropped: number;
}

/**
 * Bounds the memory of all holders together. Beyond `limit` bytes, the holders that have taken something for the
 * longest time are dropped until the rest fits.
 */
export function createMemoryBudget<Holder extends object>(
  limit: number,
  drop: (holder: Holder) => void,
): MemoryBudget<Holder> {
  // In the order in which they started to take memory.
  const taken = new Map<Holder, number>();
  let [usedBytes, dropped] = [0, 0];

  function set(holder: Holder, bytes: number): void {
    const before = taken.get(holder) ?? 0;
    if (bytes === before) return;
    usedBytes += bytes - before;
    if (bytes === 0) taken.delete(holder);
    else taken.set(holder, bytes);
  }

  return {
    set(holder, bytes) {
      set(holder, bytes);
      while (usedBytes > limit) {
        const [first] = taken.keys();
        if (first === undefined) return;
        set(first, 0);
        dropped++;
        drop(first);
      }
    },
    get usedBytes() {
      return usedBytes;
    },
    get dropped() {
      return dropped;
    },
  };
}
