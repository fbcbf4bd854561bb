import { expect, test } from '../fixtures'

test('the widest screen has larger type and stages to its edges, and content no wider than before (P9.27) @wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/smartphones/')
  const tiles = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.filter((item) => item.querySelector('h2')).map((item) => item.getBoundingClientRect()),
    )
  const first = tiles.filter(({ top }) => top === tiles[0]?.top)
  expect(first).toHaveLength(3)
  expect(Math.round(Math.max(...first.map(({ right }) => right)) - (first[0]?.left ?? 0))).toBe(1232)
  const heading = page.getByRole('heading', { level: 1 })
  const size = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  const widest = await size()
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(widest).toBeGreaterThan(await size())
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/smartphones/orbit-12-pro/')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})
