import type { ShopperState } from '../states/state-service'

/** After so many checks a new state is set up, before the session of the old one can end. */
const mostUses = 25

/** States for checks that change nothing, so that each of them needs none of its own. */
export const createSharedStates = (setUp: (identity: string) => Promise<ShopperState>) => {
  const shared = new Map<string, { readonly state: Promise<ShopperState>; uses: number }>()
  const open = (identity: string) => {
    const opened = { state: setUp(identity), uses: 0 }
    shared.set(identity, opened)
    return opened
  }
  return {
    borrow: (identity: string): Promise<ShopperState> => {
      const known = shared.get(identity)
      const chosen = known && known.uses < mostUses ? known : open(identity)
      chosen.uses += 1
      return chosen.state
    },
    /** Lends a state to nobody else: it may have changed. */
    drop: (identity: string) => void shared.delete(identity),
  }
}
export type SharedStates = ReturnType<typeof createSharedStates>
