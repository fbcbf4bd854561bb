import { explorationOf, recordedTest } from '../../testing/recorded-test'
import { writeHtml } from './html'
import { writeJunit } from './junit'
import { describeMatrix } from './matrix'
import { keepTest, stepsOf, withoutSteps } from './keep-test'
import { rebaseImports, writeTest } from './red-files'

const add = { operation: 'cart.addDevice', page: '/smartphones/a/', digest: 'empty' }
const says = { oracle: 'once', says: 'A cart was ordered twice: <1>, 2.' }
const exploration = explorationOf(recordedTest([add]), {
  'cart.addDevice#1 error-208': {},
  'cart.addDevice#1 error-CART_LOCKED': {},
  'cart.addDevice#1 lost-answer': { status: 'red', findings: [says] },
  'cart.addDevice#1 status-0': { status: 'not-reached', stoppedBy: 'Error: no Continue' },
  'cart.addDevice#1 hang': { status: 'broken', findings: [{ oracle: 'explore', says: 'The page is closed.' }] },
})

it('draws calls against failures, and puts what is red into words', () => {
  expect(describeMatrix(exploration).join('\n'))
    .toBe(`CALL              1  2  3  4  5  6  7  8  9  10  11  12  13  14  15  16  17  18  19  20  21
cart.addDevice#1  ✗  ?  ?  ?  ?  ?  -  ?  !  ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ✓
1 lost-answer, 2 answer-lost-twice, 3 error-committed, 4 status-503, 5 status-503-twice, 6 down, 7 status-0, 8 status-0-twice, 9 hang, 10 slow, 11 malformed, 12 html, 13 press-again, 14 press-another, 15 back-and-forward, 16 reload, 17 second-tab, 18 hide, 19 go-offline, 20 type-on, 21 errors
✓ green  ✗ red  - not reached  = pruned  ? not run  ! not judged
✗ cart.addDevice#1 lost-answer: It happens, and its answer is lost
    once: A cart was ordered twice: <1>, 2.
- cart.addDevice#1 status-0: The connection ends before it happens
    Its call never came: the script stopped at Error: no Continue
! cart.addDevice#1 hang: No answer ever comes
    explore: The page is closed.
3 cells run in 12 s: 2 green, 1 red.
1 pruned, 1 not reached, 17 not run, 1 not judged.`)
})

it('reports what two cells find once, with its shortest script', () => {
  const page = 'http://localhost/cart?a=1'
  const lock = { status: 'red', findings: [says], page } as const
  const twice = explorationOf(recordedTest([add]), {
    'cart.addDevice#1 lost-answer': lock,
    'cart.addDevice#1 slow': { ...lock, page: 'http://localhost/cart?b=2' },
    'cart.addDevice#1 reload': { ...lock, page: 'http://localhost/checkout' },
  })
  const steps = ["await page.goto('/a')"]
  const shortened = { ...twice, cells: twice.cells.map((cell, at) => (at === 0 ? { ...cell, steps } : cell)) }
  expect(describeMatrix(shortened).join('\n')).toContain(`
✗ cart.addDevice#1 lost-answer: It happens, and its answer is lost
    once: A cart was ordered twice: <1>, 2.
    Shown by await page.goto('/a')
    The same in cart.addDevice#1 slow
✗ cart.addDevice#1 reload: The page is reloaded while the answer is on its way
    once: A cart was ordered twice: <1>, 2.
3 cells run in 12 s: 0 green, 3 red.`)
  const html = writeHtml(shortened, '/nowhere')
  expect(html).toContain('<h1 class="is-broken">2 things go wrong</h1>')
  expect(html).toContain('<span class="not-run">·</span> not run')
  expect(html.match(/<details class="cell"/g)).toHaveLength(2)
  expect(html.match(/href="#[^"]*-lost-answer"/g)).toHaveLength(2)
  expect(html).toContain('<p>The same is found in cart.addDevice#1 slow.</p>')
})

it('counts for build servers only what was run as passed', () => {
  const junit = writeJunit(exploration)
  expect(junit).toContain('tests="23" failures="1" errors="1" skipped="19"')
  expect(junit).toContain('once: A cart was ordered twice: &lt;1&gt;, 2.</failure>')
  expect(junit).toContain('<skipped message="equals cart.addDevice#1 error-CART_LOCKED"/>')
  expect(junit).toContain('<skipped message="not-reached"/>')
})

it('shows on one page the matrix, and what is red before the rest', () => {
  const html = writeHtml(exploration, '/nowhere')
  const cells = [...html.matchAll(/<details class="cell" id="([^"]+)"( open)?/g)].map(([, id, isOpen]) => [
    id?.split('buys-')[1],
    isOpen,
  ])
  expect(cells.slice(0, 3)).toEqual([
    ['cart.addDevice-1-lost-answer', ' open'],
    ['cart.addDevice-1-hang', ' open'],
    ['cart.addDevice-1-status-0', undefined],
  ])
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => `id="${id}"`)
  expect(targets.filter((id) => !html.includes(id))).toEqual([])
  expect(html).toContain('red cart.addDevice-1-lost-answer</pre>')
  expect(html).toContain('buys &lt;a phone&gt;')
  expect(html).not.toMatch(/(src|href)="(?!data:|#)/)
})

it('makes a test that fails today of the team’s own one', () => {
  const source = `import { test } from './fixtures'\nimport { pay } from "../pay"\nimport { z } from 'zod'\n`
  expect(rebaseImports(source, '/work/tests', '/work/found/red')).toBe(
    `import { test } from '../../tests/fixtures'\nimport { pay } from "../../pay"\nimport { z } from 'zod'\n`,
  )
  const cell = exploration.cells.find(({ result }) => result?.status === 'red')?.cell
  const text = cell && writeTest(source, { file: '/work/tests/checkout.spec.ts' }, cell, '/work/found/red')
  expect(text).toMatch(/^\/\/ Made by soe-sim explore: cart\.addDevice#1 lost-answer\./)
  expect(text).toMatch(/test\.use\(\{ cell: \{\n {2}"id": "cart\.addDevice#1 lost-answer"/)
})

it('takes the other tests out of the copy, and leaves what they share', () => {
  const source = `import { test } from './fixtures'

test.beforeEach(({ page }) => page.goto('/'))

test('looks (at) a "phone"', async ({ page }) => {
  await page.getByText(/a \\) (phone/).click() // it's here :)
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test(\`buys \${[1].map((n) => \`(\${n}\`)}\`, async () => {})

  test.skip('pays', async () => {})
})
`
  expect(keepTest(source, 12)).toBe(`import { test } from './fixtures'

test.beforeEach(({ page }) => page.goto('/'))

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test(\`buys \${[1].map((n) => \`(\${n}\`)}\`, async () => {})

})
`)
  expect(keepTest(source, 5)).toContain('looks (at)')
  expect(keepTest(source, 5)).not.toMatch(/buys|pays/)
  expect(keepTest(source, 99)).toBe(source)
})

it('leaves steps out of a test, each with all of its lines', () => {
  const source = `test.describe('a customer', () => {
  test('pays', async ({ page }) => {
    await page.goto('/cart')

    await page
      .getByRole('radio')
      .check()
    const pay = async () => {
      await page.getByText('Pay').click()
    }
    await pay()
  })
})
`
  const steps = stepsOf(source, 2)
  expect(steps).toHaveLength(4)
  expect(withoutSteps(source, steps.slice(1, 3))).toBe(`test.describe('a customer', () => {
  test('pays', async ({ page }) => {
    await page.goto('/cart')

    await pay()
  })
})
`)
  expect(stepsOf("test('looks', ({ page }) => look(page))", 1)).toEqual([])
})
