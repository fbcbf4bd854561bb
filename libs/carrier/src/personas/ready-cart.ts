import type { CartBeginning } from './persona'

export const orbit = { skuId: 'orbit-12-pro-kelp-128', productId: 'dev14000001', term: 36 } as const

export const phoneLine = { activity: 'NSE', device: orbit } as const

/** Everything that a line needs before checkout. */
export const completeLine = {
  ...phoneLine,
  planId: 'mainsail-unlimited',
  number: { choice: 'new', mtn: '2075550177', zipCode: '04101' },
} as const

export const readyCart = {
  lines: [completeLine],
  completedSteps: ['AccessoryInterestial'],
} as const satisfies CartBeginning
