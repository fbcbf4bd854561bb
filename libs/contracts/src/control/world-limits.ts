/** What one world holds at most, so that no caller can fill the process. */
export const worldLimits = {
  /** Beyond it the sessions that have been idle for longest go. */
  sessions: 2000,
  /** Beyond it the carts that were changed longest ago go, those of live sessions last. */
  carts: 4000,
  /** A cart goes with its case; a snapshot may have some that no cart leads to. */
  cases: 8000,
  /** Beyond it the oldest go. */
  orders: 1000,
  linesOfCart: 100,
  tradeInsOfCart: 100,
  acceptedOffers: 100,
  featureFlags: 500,
  /** Failures that `failNext` has ordered and no call has met. */
  failures: 1000,
  labels: 50,
  /** Kinds of things that a world numbers. */
  counters: 100,
  /** Calls and events that armed scenarios expect something of; beyond it the oldest go. */
  seen: 4000,
  /** SKUs whose stock is set, and as many whose price is. */
  stock: 5000,
} as const
