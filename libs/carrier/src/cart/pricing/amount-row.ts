import { findDeviceSku, findPlan } from '@soe/catalogue'
import type { AmountRow } from '@soe/contracts'
import type { CartLineState } from '@soe/world'

/** One row of a total, or none where it costs nothing; delivery is listed even when it is free. */
export const row = (code: AmountRow['code'], cents: number, more: Partial<AmountRow> = {}): AmountRow[] =>
  cents === 0 && code !== 'delivery' ? [] : [{ code, amount: cents / 100, ...more }]

export const namesOf = (line: CartLineState | undefined) => ({
  device: line?.device && findDeviceSku(line.device.skuId)?.model.name,
  plan: line?.planId === undefined ? undefined : findPlan(line.planId)?.displayName,
})

export const named = (name: string | undefined) => (name === undefined ? {} : { name })
