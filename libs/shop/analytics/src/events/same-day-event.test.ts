import { sameDayEvent } from './same-day-event'

const refusal = { code: '10027', message: 'No window is left.' }
const delivery = { page: 'delivery', path: '/sales/nse/delivery.html', audience: 'prospect' } as const

it('has the code and the message of the refusal', () => {
  expect(sameDayEvent(refusal, delivery)).toEqual({
    event: 'error',
    page: 'delivery',
    code: '10027',
    name: 'SAME_DAY_NOT_OFFERED',
    message: 'No window is left.',
  })
})

it('stands in for what the refusal does not say', () => {
  expect(sameDayEvent({ code: '', message: '' }, delivery)).toMatchObject({
    code: 'NO_ERR_CODE',
    message: 'NO_ERR_MSG',
  })
})

it.each([
  ['prospect', '/sales/nse/payment.html', false],
  ['prospect', '/sales/nse/delivery.html', true],
  ['signed-in', '/sales/next/expresscheckout.html', true],
] as const)('is told of %s at %s: %s', (audience, path, isTold) => {
  expect(sameDayEvent(refusal, { page: 'checkout', path, audience }) !== undefined).toBe(isTold)
})
