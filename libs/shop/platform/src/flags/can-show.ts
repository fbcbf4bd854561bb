import type { Audience } from '@soe/rules'

/** Where a feature would show. */
export type ShowContext = 'interstitial' | 'empty-cart' | 'wishlist' | 'catalogue' | 'cart'

export type ItemTrait = 'in-cart' | 'gateway' | 'bundle'

interface ShowRow {
  audiences: readonly Audience[]
  contexts?: readonly ShowContext[]
  flagsOn?: readonly string[]
  flagsOff?: readonly string[]
  unlessItem?: readonly ItemTrait[]
}

const customer: readonly Audience[] = ['signed-in']
const guest: readonly Audience[] = ['prospect']
const notPrepay: readonly Audience[] = ['signed-in', 'prospect']
const everyone: readonly Audience[] = ['signed-in', 'prospect', 'prepay', 'prepay-signed-in']

const wishlistRows: readonly ShowRow[] = [
  {
    audiences: customer,
    contexts: ['interstitial'],
    flagsOn: ['enableWishlistForInterstitial'],
    flagsOff: ['disableWishlist'],
  },
  { audiences: customer, contexts: ['empty-cart', 'wishlist', 'catalogue', 'cart'], flagsOff: ['disableWishlist'] },
]

/** The specification, commerce 6 and 2.2: a feature shows when any of its rows holds. */
export const showRows = {
  heart: wishlistRows,
  wishlistAdd: wishlistRows,
  wishlistRemove: [{ audiences: customer }],
  wishlistShare: [{ audiences: customer }],
  wishlistAddToCart: [{ audiences: customer }],
  wishlistPromoLink: [{ audiences: customer }],
  wishlistContinue: [{ audiences: guest, contexts: ['wishlist'] }],
  /** A guest may only read a shared wishlist. */
  wishlistRetrieve: [{ audiences: notPrepay }],
  wishlistButton: [{ audiences: customer, contexts: ['empty-cart'], flagsOff: ['disableWishlist'] }],
  notifyMe: [{ audiences: customer, flagsOff: ['disableNotifyMe'] }],
  retrieveCartButton: [{ audiences: guest, contexts: ['empty-cart'] }],
  recommendations: [{ audiences: notPrepay, flagsOff: ['recommendationPdmDisableFFlag'] }],
  quantityStepper: [{ audiences: notPrepay, contexts: ['interstitial'], unlessItem: ['in-cart', 'gateway', 'bundle'] }],
  removeLink: [
    { audiences: notPrepay, contexts: ['interstitial'] },
    { audiences: everyone, contexts: ['empty-cart'] },
  ],
} as const satisfies Record<string, readonly ShowRow[]>

export type ShopFeature = keyof typeof showRows

export interface ShowView {
  audience: Audience
  context: ShowContext
  flags?: Readonly<Record<string, boolean>>
  item?: readonly ItemTrait[]
}

const holds = (row: ShowRow, { audience, context, flags = {}, item = [] }: ShowView): boolean => {
  return (
    row.audiences.includes(audience) &&
    (row.contexts?.includes(context) ?? true) &&
    (row.flagsOn ?? []).every((flag) => flags[flag] === true) &&
    !(row.flagsOff ?? []).some((flag) => flags[flag] === true) &&
    !(row.unlessItem ?? []).some((trait) => item.includes(trait))
  )
}

export const canShow = (feature: ShopFeature, view: ShowView): boolean => {
  const rows: readonly ShowRow[] = showRows[feature]
  return rows.some((row) => holds(row, view))
}

/** Whether some setting of the flags would show the feature: asked before the flags are read. */
export const mayShow = (
  feature: ShopFeature,
  { audience, context }: Pick<ShowView, 'audience' | 'context'>,
): boolean => {
  const rows: readonly ShowRow[] = showRows[feature]
  return rows.some((row) => row.audiences.includes(audience) && (row.contexts?.includes(context) ?? true))
}
