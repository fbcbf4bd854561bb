import type { Audience } from '@soe/rules'
import type { FlagName } from './flag-name'

export type ShowContext = 'interstitial' | 'empty-cart' | 'wishlist' | 'catalogue' | 'cart'

export type ItemTrait = 'in-cart' | 'gateway' | 'bundle'

export interface ShowRow {
  readonly audiences: readonly Audience[]
  readonly contexts?: readonly ShowContext[]
  readonly flagsOn?: readonly FlagName[]
  readonly flagsOff?: readonly FlagName[]
  /** Flags that hide the part only where they are set to false. */
  readonly flagsNotFalse?: readonly FlagName[]
  readonly unlessItem?: readonly ItemTrait[]
}

/** A part of the shop that not everyone sees (the specification, commerce 6 and 2.2): it shows when any row holds. */
export type ShowRows = readonly ShowRow[]

export interface ShowView {
  audience: Audience
  context: ShowContext
  flags?: Readonly<Partial<Record<FlagName, boolean>>>
  item?: readonly ItemTrait[]
}

const mayHold = (row: ShowRow, { audience, context }: Pick<ShowView, 'audience' | 'context'>): boolean =>
  row.audiences.includes(audience) && (row.contexts?.includes(context) ?? true)

const holds = (row: ShowRow, view: ShowView): boolean => {
  const { flags = {}, item = [] } = view
  return (
    mayHold(row, view) &&
    (row.flagsOn ?? []).every((flag) => flags[flag] === true) &&
    !(row.flagsNotFalse ?? []).some((flag) => flags[flag] === false) &&
    !(row.flagsOff ?? []).some((flag) => flags[flag] === true) &&
    !(row.unlessItem ?? []).some((trait) => item.includes(trait))
  )
}

export const canShow = (rows: ShowRows, view: ShowView): boolean => rows.some((row) => holds(row, view))

/** Whether some setting of the flags would show the feature: asked before the flags are read. */
export const mayShow = (rows: ShowRows, view: Pick<ShowView, 'audience' | 'context'>): boolean =>
  rows.some((row) => mayHold(row, view))
