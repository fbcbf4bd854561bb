import type { LineActivityType } from '@soe/contracts'
import type { CartLineState } from '@soe/world'

const broughtActivities: readonly LineActivityType[] = ['NSEBYOD', 'EUPBYOD', 'BYOD']

/** Whether the line's device is the shopper's own: free, and not shipped. */
export const isBrought = ({ activity }: Pick<CartLineState, 'activity'>): boolean =>
  broughtActivities.includes(activity)

/** Whether the line changes the plan of a number that the account has. */
export const isPlanChange = ({ activity }: Pick<CartLineState, 'activity'>): boolean => activity === 'CPC'

/** A line that holds nothing is removed. */
export const isFilled = (line: CartLineState): boolean =>
  line.device !== undefined || line.accessories.length > 0 || isPlanChange(line)

export type DeviceOrigin = 'bought' | 'own' | 'second-number'

/** Where the device comes from, by the letters of `purchasePath`; a second number is added to an own device. */
export const deviceOriginOf = (purchasePath = ''): DeviceOrigin => {
  const letters = purchasePath.toUpperCase().replace(/[^A-Z]/g, '')
  if (letters === 'SECONDNUMBER') return 'second-number'
  return letters === 'BYOD' ? 'own' : 'bought'
}

/** The activity of a line with a device: upgrade or new line, bought or own device. */
export const activityOf = (intent: string, { isOwn, isCustomer }: { isOwn: boolean; isCustomer: boolean }) => {
  if (intent === 'EUP') return isOwn ? 'EUPBYOD' : 'EUP'
  if (!isOwn) return 'NSE'
  return isCustomer ? 'BYOD' : 'NSEBYOD'
}
