let waiting: (() => void)[] = [];

/**
 * Acts at the end of this turn of the event loop, when every request that has
 * come in together has been worked out. Answers that are written one right
 * after the other wake the network's other side once; written one by one, each
 * of them would wake it anew, which costs more than to find the answer. What is
 * handed over must not throw: others wait behind it.
 */
export function atEndOfTurn(act: () => void): void {
  if (waiting.push(act) === 1) setImmediate(endTurn);
}

function endTurn(): void {
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}
