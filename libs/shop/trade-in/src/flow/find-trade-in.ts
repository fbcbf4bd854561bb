import type { AnswerOf, CartLine, CartView, TradeInDeviceRef, TradeInItem } from '@soe/contracts'
import { stepKey } from '@soe/rules'
import type { TradeInAddress } from './trade-in-address'

export type AccountDevices = AnswerOf<'tradeIn.accountDevices'>
export type AccountDevice = AccountDevices['devices'][number]

export interface TradeIn extends Pick<AccountDevices, 'devices' | 'models'> {
  address: TradeInAddress
  /** The line that gets the credit; none for a trade-in alone. */
  line: CartLine | undefined
  device: TradeInDeviceRef | undefined
  own: AccountDevice | undefined
  /** The trade-in in the cart that the shopper has not rated yet. */
  submissionId: string | undefined
  items: readonly TradeInItem[]
  hasLines: boolean
}

/** Steps of a trade-in all begin alike, in any case. */
const isTradeInStep = (step: string) => stepKey(step).startsWith('TRADEIN')

const isOpenTo = ({ deviceItem, tradeInInfo }: CartLine) => deviceItem?.cartItemType === 'DEVICE' && !tradeInInfo

/** The line in the address, else the one that waits for a trade-in, else the first whose new device has none. */
export const findLine = (cart: CartView, named: string | undefined): CartLine | undefined => {
  const { allLines, lineInfo } = cart.lineDetails
  const pending = cart.pendingSteps.sortedSteps.find(({ step }) => isTradeInStep(step))
  const lines = allLines.flatMap((lineId) => lineInfo[lineId] ?? [])
  return lineInfo[named ?? ''] ?? lineInfo[pending?.lineId ?? ''] ?? lines.find(isOpenTo)
}

const isOpenItem =
  (line: CartLine | undefined) =>
  ({ lineSeqNum, condition }: TradeInItem) =>
    condition === undefined && lineSeqNum === (line?.multiLineSeqNumber ?? 0)

const refOf = (item: TradeInItem, own: AccountDevice | undefined): TradeInDeviceRef =>
  own
    ? { mtnHashCode: own.mtnHashCode }
    : {
        deviceBrand: item.deviceBrand,
        deviceModel: item.deviceModel,
        ...(item.capacity && { capacity: item.capacity }),
      }

/** The device of the address, else the one in the cart that is not rated yet. */
export const findTradeIn = (
  address: TradeInAddress,
  cart: CartView | undefined,
  { devices, models }: Pick<AccountDevices, 'devices' | 'models'>,
): TradeIn => {
  const line = cart && findLine(cart, address.line)
  const items = cart?.lineDetails.tradeInDetail.tradeInItems ?? []
  const open = address.device ? undefined : items.find(isOpenItem(line))
  const hash = address.device?.['mtnHashCode']
  const own = devices.find(({ mtnHashCode, submissionId }) =>
    open ? submissionId === open.submissionId : mtnHashCode === hash,
  )
  const device = address.device ?? (open && refOf(open, own))
  const hasLines = (cart?.lineDetails.numOfLines ?? 0) > 0
  return { address, line, device, own, submissionId: open?.submissionId, items, hasLines, devices, models }
}
