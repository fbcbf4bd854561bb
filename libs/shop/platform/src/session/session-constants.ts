export const resumedCartMarker = 'RESUMED_CART'

/** The cart that this tab has been sent on from, or whose checkout it has shown: from there the cart can be reached. */
export const sentOnMarker = 'sentOnCart'

/** The carrier's session (the specification, platform 4). */
export const session = {
  warningMinutes: 28,
  timeoutMinutes: 30,
  /** Milliseconds between two ticks of the countdown. */
  tick: 1000,
  /** `every` is in milliseconds. Analytics are tried again as often as keep-alive. */
  keepAlive: { attempts: 30, every: 750, failedMessage: 'Failed to extend session, already expired' },
} as const
