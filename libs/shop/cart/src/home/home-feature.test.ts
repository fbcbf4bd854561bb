import type { CartView, ProtectionFeature } from '@soe/contracts'
import { looksUpHome, readHomeFeature } from './home-feature'

const feature: ProtectionFeature = {
  family: 'VZPROTECT_HOME',
  sorId: 'SPO1850',
  displayName: 'Harbor Home Protect',
  description: 'Repairs the electronics of one home',
  featureType: 'SPO',
  price: { originalPrice: 25, discountedPrice: 20 },
  inCart: false,
  inAccount: false,
}

const cartWith = (isVzPhEligible: boolean, ...sorIds: string[]) =>
  ({
    intendType: 'AAL',
    cartHeader: { isVzPhEligible },
    lineDetails: { allLines: ['newLine1'] },
    orderDetails: { accountFeatures: sorIds.map((sorId) => ({ sorId })) },
  }) as Partial<Record<keyof CartView, unknown>> as CartView

it('may be added to a cart that is eligible (C3.320)', () => {
  expect(readHomeFeature(cartWith(true), 'HDP', [feature])).toMatchObject({
    enabled: true,
    inCart: false,
    price: 20,
    featureType: 'SPO',
    mtn: 'newLine1',
    intendType: 'AAL',
  })
})

it('may leave the cart that has it', () => {
  expect(readHomeFeature(cartWith(false, 'SPO1850'), 'HDP', [feature])).toMatchObject({ enabled: true, inCart: true })
})

it('is neither where the account has it (C3.321)', () => {
  expect(readHomeFeature(cartWith(false), 'HDP', [{ ...feature, inAccount: true }])).toMatchObject({
    enabled: false,
    existInAccount: true,
    notInAccount: false,
  })
})

it('is not device protection', () => {
  expect(readHomeFeature(cartWith(true), 'HDP', [{ ...feature, family: 'DEVICE_PROTECTION' }])).toBeUndefined()
})

it('is looked up where it may be added, or where the cart has one', () => {
  expect([cartWith(true), cartWith(false), cartWith(false, 'SPO1850')].map((cart) => looksUpHome(cart, 'HDP'))).toEqual(
    [true, false, true],
  )
})
