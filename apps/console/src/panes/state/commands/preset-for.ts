import type { Preset, SectionId } from '../view/selection'
import type { StateView } from '../view/use-state-view'

/** The command that edits the section, filled with its current values. */
export const presetFor = (section: SectionId, view: StateView): Preset => {
  const { cart, lock, session, owner, details } = view
  switch (section) {
    case 'case':
      return { command: 'handOverCase', given: { caseId: cart?.caseId, channel: 'VZW-RETAIL' } }
    case 'session':
      return { command: 'extendSession', given: { sessionId: session?.id } }
    case 'customer': {
      const customer = details?.standings.find(({ id }) => id === owner)
      return { command: 'setCredit', given: { owner, status: customer?.creditStatus } }
    }
    case 'settings':
      return { command: 'setFeatureFlags', given: { featureFlags: details?.featureFlags ?? {} } }
    case 'cart':
    case 'lock':
    case 'wishlist':
    case 'orders':
    case 'story':
      return { command: 'lockCart', given: { cartId: cart?.id, channel: lock?.channel ?? 'VZW-RETAIL', ttl: 'PT15M' } }
  }
}
