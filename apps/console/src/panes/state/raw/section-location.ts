import type { SectionId } from '../view/selection'
import type { StateView } from '../view/use-state-view'

export interface SectionLocation {
  source: 'state' | 'details'
  path: readonly (string | number)[]
}

interface Identified {
  readonly id: string
}

const locationIn = (collection: string, values: readonly Identified[], id: string | undefined): SectionLocation => {
  const at = values.findIndex((value) => value.id === id)
  return { source: 'state', path: at === -1 ? [collection] : [collection, at] }
}

export const sectionLocation = (
  section: SectionId,
  {
    state,
    details,
    cart,
    lock,
    session,
    owner,
  }: Pick<StateView, 'state' | 'details' | 'cart' | 'lock' | 'session' | 'owner'>,
): SectionLocation => {
  switch (section) {
    case 'lock':
      return locationIn('locks', state.locks, lock?.id)
    case 'case':
      return locationIn('cases', state.cases, cart?.caseId)
    case 'session':
      return locationIn('sessions', state.sessions, session?.id)
    case 'wishlist':
      return locationIn('wishlists', state.wishlists, state.wishlists.find((wishlist) => wishlist.owner === owner)?.id)
    case 'orders':
      return locationIn('orders', state.orders, state.orders.findLast((order) => order.owner === owner)?.id)
    case 'customer': {
      const at = details?.standings.findIndex(({ id }) => id === owner) ?? -1
      return { source: 'details', path: at === -1 ? ['standings'] : ['standings', at] }
    }
    case 'settings':
      return { source: 'details', path: ['featureFlags'] }
    case 'cart':
    case 'story':
      return locationIn('carts', state.carts, cart?.id)
  }
}
