import type { AnswerOf } from '@soe/contracts'
import { tradeInModels } from '@soe/catalogue'
import { maskNumber } from '@soe/rules'
import { findCart } from '../domain/cart/cart-access'
import { accountLines } from '../domain/lines/account-lines'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { brandOf } from '../domain/trade-in/trade-in-device'
import { takenTradeIns } from '../domain/trade-in/trade-in-items'

type AccountDevice = AnswerOf<'tradeIn.accountDevices'>['devices'][number]

const viewDevice = (
  { line, mtnHashCode }: ReturnType<typeof accountLines>[number],
  submissionId: string | undefined,
): AccountDevice => ({
  mtn: maskNumber(line.mtn),
  mtnHashCode,
  nickName: line.nickName,
  deviceBrand: brandOf(line),
  deviceModel: line.modelName,
  eligible: line.tradeInCents > 0,
  tradeInValue: line.tradeInCents / 100,
  ...(submissionId !== undefined && { submissionId }),
})

/** The account's devices with their trade-ins in the cart, and every model that the carrier takes. */
export const accountDevices: CarrierOperation<'tradeIn.accountDevices'> = ({ draft, body, ...caller }) => {
  const cart = findCart(draft, caller, body.cartId ?? body.cartInfo?.cartId)
  const items = cart ? takenTradeIns(cart) : []
  const submissionOf = (mtn: string) => items.find((item) => item.mtn === mtn)?.submissionId
  return {
    ...success,
    devices: accountLines(draft, caller.session).map((found) => viewDevice(found, submissionOf(found.line.mtn))),
    models: tradeInModels.map(({ brand, model, valueCents, capacities }) => ({
      deviceBrand: brand,
      deviceModel: model,
      capacities: [...capacities],
      tradeInValue: valueCents / 100,
    })),
  }
}
