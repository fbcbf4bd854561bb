import type { AnswerOf, BodyOf, TradeInDeviceRef } from '@soe/contracts'
import { maskNumber } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { existingCart, findCart, keepCart, openCart } from '../../cart/access/cart-access'
import { findTradeInModel, tradeInModels } from '@soe/catalogue'
import { type WorldDraft, ServiceFault, type CartState, type SessionState, type TradeInState } from '@soe/world'
import { accountLines, findAccountLine } from '../../cart/lines/eligible-lines'
import { replaceLine, requireLine } from '../../cart/access/line-access'
import type { AccountLine } from '../../personas/personas'
import { conditionPercent, takenTradeIns, tradeInCents, tradeInsOf } from '../items/trade-in-items'

type Device = Pick<TradeInState, 'deviceBrand' | 'deviceModel' | 'fullValueCents' | 'mtn'>
type TradeInRequest = BodyOf<'tradeIn.addDevice'>

const dollars = (cents: number) => cents / 100

/** Models of this catalogue bear the name of their brand. */
const brandOf = ({ modelName }: AccountLine): string => modelName.split(' ', 1)[0] ?? modelName

const deviceOfLine = (line: AccountLine): Device => ({
  deviceBrand: brandOf(line),
  deviceModel: line.modelName,
  fullValueCents: line.tradeInCents,
  mtn: line.mtn,
})

const ownDevice = (draft: WorldDraft, session: SessionState, mtnHashCode: string): Device => {
  const line = findAccountLine(draft, session, mtnHashCode)
  if (!line) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'device.mtnHashCode' }])
  return deviceOfLine(line)
}

/** The device that is meant; one that the carrier doesn't know is worth nothing. */
const deviceMeant = (draft: WorldDraft, session: SessionState, ref: TradeInDeviceRef): Device => {
  if ('mtnHashCode' in ref && typeof ref.mtnHashCode === 'string') return ownDevice(draft, session, ref.mtnHashCode)
  const { deviceBrand, deviceModel } = ref as Extract<TradeInDeviceRef, { deviceModel: string }>
  const found = findTradeInModel(deviceBrand, deviceModel)
  return {
    deviceBrand: found?.brand ?? deviceBrand,
    deviceModel: found?.model ?? deviceModel,
    fullValueCents: found?.valueCents ?? 0,
  }
}

const conditions = Object.keys(conditionPercent) as (keyof typeof conditionPercent)[]

/** What a device would bring, in each condition. */
export const validateTradeIn = (
  draft: WorldDraft,
  { session }: Caller,
  { device }: BodyOf<'tradeIn.validateDevice'>,
): AnswerOf<'tradeIn.validateDevice'>['device'] => {
  const { deviceBrand, deviceModel, fullValueCents } = deviceMeant(draft, session, device)
  const eligible = fullValueCents > 0
  return {
    deviceBrand,
    deviceModel,
    eligible,
    tradeInValue: dollars(fullValueCents),
    conditions: eligible
      ? conditions.map((condition) => ({ condition, tradeInValue: dollars(tradeInCents(fullValueCents, condition)) }))
      : [],
  }
}

/** The devices of the account with their trade-ins in the cart, and every model that is taken. */
export const listTradeInDevices = (
  draft: WorldDraft,
  caller: Caller,
  { cartId, cartInfo }: BodyOf<'tradeIn.accountDevices'>,
): Pick<AnswerOf<'tradeIn.accountDevices'>, 'devices' | 'models'> => {
  const cart = findCart(draft, caller, cartId ?? cartInfo?.cartId)
  const items = cart ? takenTradeIns(cart) : []
  return {
    devices: accountLines(draft, caller.session).map(({ line, mtnHashCode }) => {
      const submissionId = items.find(({ mtn }) => mtn === line.mtn)?.submissionId
      return {
        mtn: maskNumber(line.mtn),
        mtnHashCode,
        nickName: line.nickName,
        deviceBrand: brandOf(line),
        deviceModel: line.modelName,
        eligible: line.tradeInCents > 0,
        tradeInValue: dollars(line.tradeInCents),
        ...(submissionId !== undefined && { submissionId }),
      }
    }),
    models: tradeInModels.map(({ brand, model, valueCents }) => ({
      deviceBrand: brand,
      deviceModel: model,
      tradeInValue: dollars(valueCents),
    })),
  }
}

const requireTradeIn = (cart: CartState, submissionId: string): TradeInState => {
  const found = tradeInsOf(cart).find((item) => item.submissionId === submissionId)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'submissionId' }])
  return found
}

const withoutIntent = (cart: CartState, lineId: string | undefined): CartState => {
  if (lineId === undefined) return cart
  const { isTradeInIntended: _, ...line } = requireLine(cart, lineId)
  return replaceLine(cart, line)
}

const removed = (cart: CartState, { submissionId, lineId }: TradeInRequest): CartState => {
  const item = submissionId === undefined ? undefined : requireTradeIn(cart, submissionId)
  const line = item?.lineId ?? lineId
  const tradeIns = tradeInsOf(cart).filter((kept) => kept !== item && (item !== undefined || kept.lineId !== lineId))
  return withoutIntent({ ...cart, tradeIns }, line)
}

const rated = (cart: CartState, submissionId: string, { condition }: TradeInRequest): CartState => {
  const item = requireTradeIn(cart, submissionId)
  const tradeIns = tradeInsOf(cart).map((kept) => (kept === item ? { ...kept, ...(condition && { condition }) } : kept))
  return { ...cart, tradeIns }
}

const isReplacedBy = (item: Device, lineId: string | undefined) => (kept: TradeInState) =>
  (item.mtn !== undefined && kept.mtn === item.mtn) ||
  (lineId === undefined ? kept.lineId === undefined && kept.fullValueCents === 0 : kept.lineId === lineId)

/** A line has one trade-in, and a device is handed in once; a refused one makes room for the next. */
const withDevice = (draft: WorldDraft, cart: CartState, device: Device, request: TradeInRequest): CartState => {
  const { lineId, condition } = request
  const item: TradeInState = {
    ...device,
    submissionId: `TI${draft.count('trade-in')}`,
    ...(lineId !== undefined && { lineId }),
    ...(condition && { condition }),
  }
  return { ...cart, tradeIns: [...tradeInsOf(cart).filter((kept) => !isReplacedBy(device, lineId)(kept)), item] }
}

const withIntent = (cart: CartState, lineId: string | undefined): CartState =>
  lineId === undefined ? cart : replaceLine(cart, { ...requireLine(cart, lineId), isTradeInIntended: true })

const needsSomething = () =>
  new ServiceFault('INVALID_REQUEST', [{ field: 'device' }], 'Request body must either contain a device or a lineId.')

/** Trades a device in, rates one, remembers that a line wants one, or takes it all back. */
export const changeTradeIn = (draft: WorldDraft, caller: Caller, body: TradeInRequest): CartState => {
  const { cartInfo, lineId, device, submissionId, actionIndicator } = body
  if (lineId === undefined && device === undefined && submissionId === undefined) throw needsSomething()
  if (device === undefined) {
    const cart = existingCart(draft, caller, cartInfo.cartId)
    if (actionIndicator === 'D') return keepCart(draft, removed(cart, body))
    return keepCart(draft, submissionId === undefined ? withIntent(cart, lineId) : rated(cart, submissionId, body))
  }
  const meant = deviceMeant(draft, caller.session, device)
  const cart = openCart(draft, caller, cartInfo.cartId, 'AAL')
  return keepCart(draft, withDevice(draft, withIntent(cart, lineId), meant, body))
}
