import type { InstallmentContract, PaymentOption } from '@soe/contracts'
import { maskNumber } from '@soe/rules'
import { accountStateOf } from '../account/account'
import { priceCartLines } from '../pricing/cart-pricing'
import { stockedDevice } from '../stock/stock'
import { contactOf } from '../account/recipient'
import { dollarCents, dollarTypes, restCentsOf } from '../payment/payment-parts'
import { savedCardsOf } from '../payment/saved-cards'
import { wallets } from '../payment/wallets'
import type { WorldDraft, CartState } from '@soe/world'
import { accountOf } from '../account/identity'

/** The least amount that Affirm finances. */
export const affirmMinimumCents = 50_00

const dollars = (cents: number) => cents / 100

type Option = Omit<PaymentOption, 'paymentSequence'>

/** Ways to pay for the cart; dollar balances come first, because they are used up before the others. */
export const paymentOptionsOf = (draft: WorldDraft, cart: CartState, dueTodayCents: number): PaymentOption[] => {
  const account = accountStateOf(draft, cart.owner)
  const balances = dollarTypes.map((type) => ({
    paymentType: type,
    balance: dollars(dollarCents(account, cart, type)),
  }))
  const cards = savedCardsOf(draft, cart.owner)
  const options: (Option | false)[] = [
    ...balances.filter(({ balance }) => balance > 0),
    { paymentType: 'CC', ...(cards.length > 0 && { cards }) },
    { paymentType: 'PP' },
    { paymentType: 'WL', wallets: [...wallets] },
    cart.lob === 'postpaid' && restCentsOf(draft, cart, dueTodayCents) >= affirmMinimumCents && { paymentType: 'AF' },
    accountOf(cart.owner) !== undefined && { paymentType: 'BTA' },
  ]
  return options
    .filter((option) => option !== false)
    .map((option, index) => ({ ...option, paymentSequence: index + 1 }))
}

export const installmentContractsOf = (draft: WorldDraft, cart: CartState): InstallmentContract[] => {
  const { price } = priceCartLines(cart, draft)
  return cart.lines.flatMap(({ lineId, device }) => {
    const found = device && stockedDevice(draft, device.skuId)
    const priced = price.lines.find(({ id }) => id === lineId)
    if (!found || !priced || device.term === 0) return []
    return {
      lineId,
      productId: device.productId,
      ...(device.loanOfferId && { loanOfferId: device.loanOfferId }),
      installmentTerm: device.term,
      annualPercentageRate: found.model.apr,
      financedAmount: dollars(found.retailCents - priced.deviceTodayCents),
      monthlyAmount: dollars(priced.deviceMonthlyCents),
      mandatoryDownPayment: dollars(priced.deviceTodayCents),
    }
  })
}

/** Numbers that can get order notices: the account's lines, else the contact's number. */
export const smsOptionsOf = (cart: CartState): { mtn: string; smsEnabled: boolean }[] => {
  const account = accountOf(cart.owner)
  const contact = contactOf(cart)
  if (account) return account.lines.map(({ mtn, suspended }) => ({ mtn: maskNumber(mtn), smsEnabled: !suspended }))
  return contact?.phoneNumber !== undefined ? [{ mtn: maskNumber(contact.phoneNumber), smsEnabled: true }] : []
}
