import type { Page } from '@playwright/test'
import { openReview } from '../checkout/kept-checkouts'
import { settle } from '../crawl/findings'
import { seededRandom } from '../crawl/seeded-random'
import { expect, freshContext, test } from '../fixtures'
import { findAxeViolations } from '../fixtures/find-axe-violations'
import { isSoak } from '../fixtures/soak'
import { conditions, setCondition } from './conditions'
import { pageFaults } from './page-faults'
import { everyAddress, everyPage } from './read-pages'

const random = seededRandom(Number(process.env['SOAK_SEED'] ?? 20_261))

/** All in the soak, else a few that the seed draws. */
const draw = (addresses: readonly string[], count: number) =>
  isSoak ? addresses : Array.from({ length: count }, () => addresses[Math.floor(random() * addresses.length)] ?? '/')

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await settle(page)
}

const faultsOf = async (page: Page, address: string): Promise<string[]> => {
  await open(page, address)
  const faults: string[] = []
  for (const condition of conditions) {
    await setCondition(page, condition)
    const violations = condition.css === undefined ? [] : await findAxeViolations(page)
    faults.push(
      ...(await page.evaluate(pageFaults, condition.media?.media === 'print')).map(
        (fault) => `${address} ${condition.name}: ${fault}`,
      ),
      ...violations.map(({ rule, targets }) => `${address} ${condition.name}: ${rule} at ${targets.join(', ')}`),
    )
  }
  return faults
}

test.describe('for everyone', freshContext('forced colors and storage are of the context'), () => {
  test.describe.configure({ timeout: isSoak ? 1_800_000 : 180_000 })

  for (const [base, count] of [
    ['', 4],
    ['/espanol', 2],
  ] as const)
    test(`pages below ${base || '/'} lose nothing, whatever the browser shows them in @wide`, async ({
      page,
      startFrom,
    }) => {
      await openReview({ page, startFrom })
      const faults: string[] = []
      for (const address of draw(everyAddress, count)) faults.push(...(await faultsOf(page, `${base}${address}`)))
      expect(faults).toEqual([])
    })

  for (const [state, broken] of [
    ['denied', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ] as const)
    test(`pages show themselves where storage is ${state} @wide`, async ({ page, startFrom }) => {
      await page.addInitScript((methods) => {
        for (const name of methods)
          Object.defineProperty(Storage.prototype, name, {
            value: () => {
              throw new DOMException('no storage', 'QuotaExceededError')
            },
          })
      }, broken)
      await openReview({ page, startFrom })
      for (const address of draw(everyPage, 2)) {
        await open(page, address)
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      }
    })

  test.describe('where pictures fail', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] })

    test('no page shows a broken one @wide', async ({ page, startFrom }) => {
      await page.route('**/pictures/**', (route) => route.abort())
      await openReview({ page, startFrom })
      for (const address of draw(everyPage, 3)) {
        await open(page, address)
        const broken = page.locator('img:visible').filter({ visible: true })
        await expect
          .poll(
            () =>
              broken.evaluateAll((images: HTMLImageElement[]) =>
                images.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
              ),
            { message: address },
          )
          .toEqual([])
      }
    })
  })
})

test('a printed confirmation is the order alone, on one page @wide', async ({ page, startFrom }) => {
  await openReview({ page, startFrom })
  await page.getByRole('button', { name: 'Place order', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  const file = await page.pdf({ format: 'Letter' })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
})
