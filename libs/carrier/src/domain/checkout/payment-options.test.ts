import { changeAccount } from '../account/account'
import type { Caller } from '../../operation/caller'
import { openCart } from '../cart/cart-access'
import { createDraft, type AccountState, type CartLineState, createWorld } from '@soe/world'
import { paymentOptionsOf } from './payment-options'
import { findPersona } from '../../personas/personas'
import { signIn } from '../sessions/sign-in'

const ids = { secret: () => 'secret' }

const phoneLine: CartLineState = {
  lineId: 'newLine1',
  sequence: 1,
  activity: 'NSE',
  device: { skuId: 'orbit-12-pro-kelp-128', productId: 'dev14000001', term: 0 },
  accessories: [],
}

const optionsFor = (
  persona: 'signed-in' | 'prospect' | 'prepay',
  account: Partial<AccountState>,
  dueTodayCents: number,
  lines: readonly CartLineState[] = [phoneLine],
) => {
  const draft = createDraft(createWorld({ id: 'w', persona, seed: 1, now: 0 }), 0, ids)
  const session = signIn(draft, findPersona(persona)!)
  const caller: Caller = { session, audience: persona, channel: 'VZW-DOTCOM' }
  const cart = { ...openCart(draft, caller, undefined, 'AAL'), lines }
  changeAccount(draft, cart.owner, account)
  return paymentOptionsOf(draft, cart, dueTodayCents).map(({ paymentType, balance }) =>
    balance === undefined ? paymentType : `${paymentType} ${balance}`,
  )
}

describe('the ways to pay', () => {
  it.each<[string, Parameters<typeof optionsFor>, string[]]>([
    ['a stranger', ['prospect', {}, 100_00], ['CC', 'PP', 'WL', 'AF']],
    ['a customer', ['signed-in', {}, 100_00], ['CC', 'PP', 'WL', 'AF', 'BTA']],
    ['someone who pays ahead', ['prepay', {}, 100_00], ['CC', 'PP', 'WL']],
    ['too little for a loan', ['prospect', {}, 49_99], ['CC', 'PP', 'WL']],
    ['just enough for a loan', ['prospect', {}, 50_00], ['CC', 'PP', 'WL', 'AF']],
    [
      'a customer with dollars',
      ['signed-in', { carrierDollarCents: 25_00, deviceDollarCents: 40_50 }, 100_00],
      ['VD 25', 'DD 40.5', 'CC', 'PP', 'WL', 'AF', 'BTA'],
    ],
    [
      'device dollars without a device',
      ['signed-in', { deviceDollarCents: 40_50 }, 10_00, []],
      ['CC', 'PP', 'WL', 'BTA'],
    ],
  ])('of %s', (_name, given, expected) => {
    expect(optionsFor(...given)).toEqual(expected)
  })
})
