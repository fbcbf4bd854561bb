import type { LineActivityType } from '@soe/contracts'
import type { CartLineState } from '@soe/world'

const broughtActivities: readonly LineActivityType[] = ['NSEBYOD', 'EUPBYOD', 'BYOD']

/** Whether the device of the line is the shopper's own: it costs nothing and leaves no store. */
export const isBrought = ({ activity }: Pick<CartLineState, 'activity'>): boolean =>
  broughtActivities.includes(activity)

/** Whether the line changes the plan of a number that the account has. */
export const isPlanChange = ({ activity }: Pick<CartLineState, 'activity'>): boolean => activity === 'CPC'

/** A line is kept as long as it is for something. */
export const isFilled = (line: CartLineState): boolean =>
  line.device !== undefined || line.accessories.length > 0 || isPlanChange(line)

/** What `purchasePath` says of a device that is not bought. */
const broughtPaths: readonly string[] = ['BYOD', 'SECONDNUMBER']

const secondNumberPath = 'SECONDNUMBER'

const pathKey = (purchasePath = '') => purchasePath.toUpperCase().replace(/[^A-Z]/g, '')

export const isBroughtPath = (purchasePath?: string): boolean => broughtPaths.includes(pathKey(purchasePath))

export const isSecondNumberPath = (purchasePath?: string): boolean => pathKey(purchasePath) === secondNumberPath

/** The kind of line that a device makes: an upgrade or a new line, with a device bought or brought. */
export const activityOf = (intent: string, { isOwn, isCustomer }: { isOwn: boolean; isCustomer: boolean }) => {
  if (intent === 'EUP') return isOwn ? 'EUPBYOD' : 'EUP'
  if (!isOwn) return 'NSE'
  return isCustomer ? 'BYOD' : 'NSEBYOD'
}
