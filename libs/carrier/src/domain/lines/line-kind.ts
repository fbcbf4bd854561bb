import type { LineActivityType } from '@soe/contracts'
import type { CartLineState, CartState } from '@soe/world'

const broughtActivities: readonly LineActivityType[] = ['NSEBYOD', 'EUPBYOD', 'BYOD']

/** Whether the line's device is the shopper's own: free, and not shipped. */
export const isBrought = ({ activity }: Pick<CartLineState, 'activity'>): boolean =>
  broughtActivities.includes(activity)

/** Whether the line changes the plan of a number that the account has. */
export const isPlanChange = ({ activity }: Pick<CartLineState, 'activity'>): boolean => activity === 'CPC'

const newActivities: readonly LineActivityType[] = ['NSE', 'NSEBYOD', 'BYOD']

export const isNewLine = ({ activity }: Pick<CartLineState, 'activity'>): boolean => newActivities.includes(activity)

/** A line that holds nothing is removed. */
export const isFilled = (line: CartLineState): boolean =>
  line.device !== undefined || line.accessories.length > 0 || isPlanChange(line)

type DeviceOrigin = 'bought' | 'own' | 'second-number'

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

/** An eSIM comes over the air, as a second number does; a card that the shopper has is there already. */
const hasSim = ({ sim, isSecondNumber }: CartLineState): boolean =>
  isSecondNumber === true || sim?.simType === 'ESIM' || sim?.simId !== undefined

const needsNoParcel = (line: CartLineState): boolean =>
  line.accessories.length === 0 && (isPlanChange(line) || (isBrought(line) && hasSim(line)))

/** Plans that change and own devices that lack no SIM card, and nothing else: no parcel leaves. */
export const shipsNothing = ({ lines, tradeIns = [] }: Pick<CartState, 'lines' | 'tradeIns'>): boolean =>
  lines.length > 0 && tradeIns.length === 0 && lines.every(needsNoParcel)
