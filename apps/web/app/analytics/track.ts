/** Placeholder until the events are in. */
export function track(_name: string, _detail: string): void {}
