export function takeTurns<Result>(
  lock: string,
  order: { onWait: () => void; work: () => Result },
): Result
