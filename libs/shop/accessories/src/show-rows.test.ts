import { audiences } from '@soe/rules'
import { canShow, type ShowContext, type ShowRows, type ShowView } from '@soe/shop-platform'
import { quantityStepperRows, removeLinkRows } from './accessory-actions'

describe('who sees what of an accessory', () => {
  it.each<[string, ShowRows, ShowContext, Partial<ShowView>, readonly string[]]>([
    ['the stepper', quantityStepperRows, 'interstitial', {}, ['signed-in', 'prospect']],
    ['the stepper', quantityStepperRows, 'cart', {}, []],
    ['the stepper', quantityStepperRows, 'interstitial', { item: ['in-cart'] }, []],
    ['the stepper', quantityStepperRows, 'interstitial', { item: ['gateway'] }, []],
    ['the stepper', quantityStepperRows, 'interstitial', { item: ['bundle'] }, []],
    ['remove', removeLinkRows, 'interstitial', {}, ['signed-in', 'prospect']],
    ['remove', removeLinkRows, 'empty-cart', {}, audiences],
    ['remove', removeLinkRows, 'wishlist', {}, []],
  ])('%s (%j) on the %s with %j: %j', (_name, rows, context, more, expected) => {
    expect(audiences.filter((audience) => canShow(rows, { audience, context, ...more }))).toEqual(expected)
  })
})
