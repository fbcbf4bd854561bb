import { join } from 'node:path'
import type { OperationKey } from '@soe/contracts'
import { operations } from './operations'

/** How the small shop is judged: what it has, for which audiences, and how it is brought into a state. */
export const smallShop = {
  keys: Object.keys(operations) as readonly OperationKey[],
  audiences: ['signed-in', 'prospect'],
  states: join(__dirname, 'states.yaml'),
} as const
