let end: Promise<void> | undefined;

/**
 * Resolves at the end of this turn of the event loop, when every request that
 * has come in together has been worked out. Answers that are written one right
 * after the other wake the network's other side once; written one by one, each
 * of them would wake it anew, which costs more than to find the answer.
 */
export function endOfTurn(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined;
      resolve();
    });
  });
  return end;
}
