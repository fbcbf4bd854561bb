import type { WorldDetails, WorldState } from '@soe/simulator-client'
import type { SkuNames } from './sku-names'

export type CartState = WorldState['carts'][number]
type CartDetails = WorldDetails['carts'][number]
type Line = CartState['lines'][number]

export interface CartRow {
  id: string
  /** The line's number; accessories have none. */
  sequence?: number
  item: string
  variant?: string
  qty?: number
  forWhom: string
  plan?: string
  dueToday: number
  dueMonthly: number
}

const activities: Readonly<Record<Line['activity'], string>> = {
  ACC: 'Accessories alone',
  CPC: 'Plan change',
  NSE: 'New line',
  NSEBYOD: 'New line, own device',
  EUP: 'Upgrade',
  EUPBYOD: 'Upgrade, own device',
  BYOD: 'Own device',
}

/** (404) 555-0199 */
export const phoneNumber = (mtn: string): string => mtn.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

const forWhom = ({ activity, number }: Line) =>
  number ? `${activities[activity]}, ${phoneNumber(number.mtn)}` : activities[activity]

const accessoryRows = ({ lineId, accessories }: CartDetails['lines'][number], names: SkuNames): CartRow[] =>
  accessories.map(({ skuId, qty, dueToday }) => {
    const sku = names.bySku(skuId)
    return {
      id: `${lineId} ${skuId}`,
      item: sku?.name ?? skuId,
      ...(sku && { variant: sku.variant }),
      ...(qty > 1 && { qty }),
      forWhom: 'Accessory',
      dueToday,
      dueMonthly: 0,
    }
  })

const lineRow = (line: Line, details: CartDetails['lines'][number] | undefined, names: SkuNames): CartRow[] => {
  if (line.activity === 'ACC' && !line.device) return []
  const sku = line.device && names.bySku(line.device.skuId)
  return [
    {
      id: line.lineId,
      sequence: line.sequence,
      item: sku?.name ?? line.device?.skuId ?? 'No device yet',
      ...(sku && { variant: sku.variant }),
      forWhom: forWhom(line),
      ...(details?.plan !== undefined && { plan: details.plan }),
      dueToday: details?.dueToday ?? 0,
      dueMonthly: details?.dueMonthly ?? 0,
    },
  ]
}

export const cartRows = (cart: CartState, details: CartDetails | undefined, names: SkuNames): CartRow[] =>
  cart.lines.flatMap((line) => {
    const priced = details?.lines.find(({ lineId }) => lineId === line.lineId)
    const bare = line.accessories.map(({ skuId, qty }) => ({ skuId, qty, dueToday: 0 }))
    const withAccessories = priced ?? { lineId: line.lineId, dueToday: 0, dueMonthly: 0, accessories: bare }
    return [...lineRow(line, priced, names), ...accessoryRows(withAccessories, names)]
  })

type ExtraRow = CartDetails['extraRows'][number]

const words: Readonly<Record<ExtraRow['code'], string>> = {
  device: 'Device',
  'down-payment': 'Down payment',
  'security-deposit': 'Security deposit',
  accessories: 'Accessories',
  'bundle-discount': 'Bundle discount',
  'promo-discount': 'Promotion',
  'offer-discount': 'Offer',
  'trade-in-discount': 'Trade-in',
  activation: 'Activation',
  delivery: 'Delivery',
  tax: 'Tax',
  instalment: 'Instalment',
  plan: 'First month of the plan',
  'without-auto-pay': 'Without Auto Pay',
  protection: 'Protection',
  feature: 'Feature',
  donation: 'Donation',
}

export interface ExtraWords {
  label: string
  note: string
  amount: number
}

/** Fees, discounts and tax; rows of zero are left out. */
export const extraRows = ({ extraRows: rows, taxState }: CartDetails): ExtraWords[] =>
  rows
    .filter(({ amount }) => amount !== 0)
    .map(({ code, name, quantity, amount }) => ({
      label: words[code],
      note:
        code === 'tax'
          ? (taxState ?? '')
          : code === 'bundle-discount' && quantity !== undefined
            ? `${quantity} %`
            : (name ?? ''),
      amount,
    }))
