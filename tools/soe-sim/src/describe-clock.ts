/** A world's time, and whether it is frozen. */
export const describeClock = ({ now, frozen }: { readonly now: string; readonly frozen: boolean }): string =>
  frozen ? `${now} (frozen)` : now
