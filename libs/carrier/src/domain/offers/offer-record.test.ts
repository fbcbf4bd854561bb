import { deviceModels } from '@soe/catalogue'
import { offerRecord } from './offer-record'

const day = '2026-11-26'
const recordOf = (productId: string, on = day) => offerRecord(productId, 'en', on)

it('says of dollars off with a trade-in what each payment is lowered by', () => {
  expect(recordOf('dev14000001')).toEqual({
    offerId: 'TRADE_IN_300',
    name: '$300 off with any trade-in',
    who: 'New lines and upgrades. Not for prepaid.',
    worth: [{ amount: 300 }],
    how: 'Trade in a device that has a value, on the same line.',
    terms: [
      '$8.33 off each of 36 monthly payments, $8.45 off the last.',
      '$12.50 off each of 24 monthly payments.',
      'Paid in full, it comes off a later bill with the value of what you trade in.',
      'It lowers payments that are still to come; a down payment stays due.',
    ],
  })
})

it('says of a free case which it is, that it has to be added, and until when', () => {
  expect(recordOf('dev14000003')).toMatchObject({
    who: 'Everyone, prepaid too.',
    worth: [{ amount: 29.99 }],
    until: '2026-11-29',
    how: 'Add the accessory to the same cart; it does not come by itself.',
    terms: ['100% off one Pelago 9 Case for each device, after the bundle discount.'],
  })
})

it('says of half a plan how many bills it lowers, and what that comes to with each plan', () => {
  expect(recordOf('dev14000002')).toMatchObject({
    who: 'New lines only. Not for upgrades or prepaid.',
    worth: expect.arrayContaining([{ amount: 165, of: 'Mainsail Unlimited' }]),
    terms: [expect.stringContaining('50% of the plan comes off the first 6 bills')],
  })
})

it('says of a device that is included what each size of it is worth', () => {
  expect(recordOf('dev14000005')?.worth).toEqual([
    { amount: 399.99, of: '128 GB' },
    { amount: 499.99, of: '256 GB' },
  ])
})

const weeks = Array.from({ length: 60 }, (_, week) =>
  new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10),
)
const offeredOn = (on: string) => deviceModels.filter(({ productId }) => recordOf(productId, on))
const thisWeek = (on: string) => offeredOn(on).find(({ offer }) => offer?.endsWith === 'week')?.name

it('is of another device each week, and of at least twelve at any clock', () => {
  for (const [index, monday] of weeks.slice(1).entries()) {
    expect(thisWeek(monday)).not.toBe(thisWeek(weeks[index] ?? ''))
    expect(offeredOn(monday).length).toBeGreaterThanOrEqual(12)
  }
  for (const on of ['1969-12-31', '1970-01-01', '9999-12-31']) expect(offeredOn(on).length).toBeGreaterThanOrEqual(12)
})
