import { comparedIn, isOfEnvironment, isThrownInPage } from './read-report'

it.each([
  ['Expected: "55"\nReceived: "56"', [{ expected: ['55'], received: ['56'] }]],
  [
    'Expected string: "Due today $1,041.66"\nReceived string: "Due today $41.00"',
    [{ expected: ['1041.66'], received: ['41'] }],
  ],
  [
    '- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "qty": 2,\n+   "qty": 1,\n  }',
    [{ expected: ['2'], received: ['1'] }],
  ],
  [
    "Locator: getByText('Jib 10 GB')\nExpected: visible\nError: element(s) not found",
    [
      { expected: ['visible'], received: [] },
      { expected: ['Jib 10 GB'], received: [] },
    ],
  ],
  ["Call log:\n  - waiting for getByRole('button')", []],
])('reads of %j what was compared', (report, compared) => {
  expect(comparedIn(report)).toEqual(compared)
})

it('tells what ends a test from outside from an assertion that speaks of it', () => {
  const closed = 'Error: page.goto: Target page, context or browser has been closed'
  expect([isOfEnvironment(closed), isOfEnvironment(`${closed}\nExpected: 1\nReceived: 2`)]).toEqual([true, false])
})

it('knows an error of a script of the page by its stack', () => {
  expect(isThrownInPage('+   "TypeError: x\n+     at Ri (http://localhost:4010/assets/shop.js:8:31172)')).toBe(true)
  expect(isThrownInPage('Error: x\n    at /repo/cart.spec.ts:4:2\nsee http://localhost:4010/cart')).toBe(false)
})
