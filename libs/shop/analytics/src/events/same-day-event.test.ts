import { sameDayEvent } from './same-day-event'

const refusal = { code: '10027', message: 'No window is left.' }
const delivery = { page: 'delivery', path: '/sales/nse/delivery.html', name: 'delivery', audience: 'prospect' } as const

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
  ['prospect', 'payment', false],
  ['prospect', 'delivery', true],
  ['signed-in', 'expresscheckout', true],
] as const)('is told of %s at %s: %s', (audience, name, isTold) => {
  expect(sameDayEvent(refusal, { ...delivery, name, audience }) !== undefined).toBe(isTold)
})
