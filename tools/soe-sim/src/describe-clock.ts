/** A world's time, and whether it stands still. */
export const describeClock = ({ now, frozen }: { readonly now: string; readonly frozen: boolean }): string =>
  frozen ? `${now} (frozen)` : now
