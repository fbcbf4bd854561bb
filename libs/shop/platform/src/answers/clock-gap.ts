/** Milliseconds by which clocks may differ and agree: the header `date` has whole seconds, and a call takes time. */
const precision = 1500

/** Milliseconds that the server's clock is ahead of the one here; 0 where they agree. */
export const clockGap = (serverNow: number, localNow: number): number =>
  Math.abs(serverNow - localNow) < precision ? 0 : serverNow - localNow
