import type { CaseSummary } from '@soe/contracts'
import { holdingOf } from './case-holding'

const heldBy = (lockedChannelID?: string, unlockChannel?: 'Y' | 'N') =>
  ({ explicitLock: lockedChannelID !== undefined, lockedChannelID, unlockChannel }) as CaseSummary

it.each([
  ['nobody', heldBy(), 'own'],
  ["the shopper's own channel", heldBy('VZW-DOTCOM'), 'own'],
  ['a store', heldBy('VZW-RETAIL'), 'person'],
  ['a partner store', heldBy('VZW-RPS'), 'person'],
  ['the app', heldBy('VZW-MFA-IOS'), 'device'],
  ['a store that gives it back', heldBy('VZW-RETAIL', 'Y'), 'own'],
] as const)('a cart held by %s', (_name, found, holding) => {
  expect(holdingOf(found, 'VZW-DOTCOM')).toBe(holding)
})
