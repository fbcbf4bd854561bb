import { findDeviceSku } from '@soe/catalogue'
import { offerTerms } from './offer-terms'

const termsOf = (skuId: string) => {
  const sku = findDeviceSku(skuId)
  if (!sku) throw new Error(`no device ${skuId}`)
  return offerTerms(sku, 'en')
}

it('say of dollars off with a trade-in what each payment is lowered by', () => {
  expect(termsOf('orbit-12-pro-kelp-128')).toEqual([
    'Trade in a device that has a value, on the same line.',
    '$8.33 off each of 36 monthly payments, $8.45 off the last.',
    '$12.50 off each of 24 monthly payments.',
    'Paid in full, it comes off a later bill with the value of what you trade in.',
    'Not for prepaid.',
  ])
})

it('say of a free case which it is, that it has to be added, and until when', () => {
  expect(termsOf('pelago-9-buoy-128')).toEqual([
    'Add the accessory to the same cart; it does not come by itself.',
    '100% off one Pelago 9 Case for each device, after the bundle discount.',
    'Until Sunday.',
  ])
})

it('say of half a plan how many bills it lowers', () => {
  expect(termsOf('lumen-fold-sand-256')).toContain('50% of the plan comes off the first 6 bills.')
})
