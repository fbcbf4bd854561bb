import { greetingAt } from './greeting'

it.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
