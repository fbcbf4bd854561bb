import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownRoot } from '../workspace/fault-workspace'
import { published, publishedRows } from './benchmark'
import { inDrawnOrder } from './draw'
import { intervalOf } from './interval'

const draw = (items: readonly string[], seed = 7) => inDrawnOrder(items, seed, (item) => item)

it('draws the same order again, whatever else there is to draw', () => {
  const [few, more] = [draw(['a', 'b', 'c', 'd']), draw(['d', 'e', 'c', 'f', 'b', 'a'])]
  expect(more.filter((item) => few.includes(item))).toEqual(few)
  expect([1, 2, 3, 4].map((seed) => draw(few, seed).join(''))).not.toEqual(Array(4).fill(few.join('')))
})

it.each([
  [27, 30, [0.744, 0.965]],
  [0, 60, [0, 0.06]],
  [0, 0, [0, 1]],
])('gives %i of %i its interval', (found, of, expected) => {
  expect(intervalOf(found, of).map((bound) => Number(bound.toFixed(3)))).toEqual(expected)
})

test('the published benchmark has each fault with what a shopper sees, where it shows, and the decision that it breaks', () => {
  const written = published.map(({ fault, sees, cells }) => {
    const journeys = [...new Set(cells.map(({ journey }) => journey))]
    const shown = journeys.map((each) => {
      const own = cells.filter(({ journey }) => journey === each)
      return `${each}: ${own.map(({ cell }) => `\`${cell}\``).join(', ')}`
    })
    return `| \`${fault}\` | ${sees} | ${shown.join('; ')} | `
  })
  expect(publishedRows.map((row) => row.replace(/\[\d+\]\(.*$/, ''))).toEqual(written)
  for (const { decision } of published) {
    const [, file = '', number = ''] = /^(.*)#(\d+)-/.exec(decision) ?? []
    expect(readFileSync(join(ownRoot, file), 'utf8')).toContain(`\n## ${number} `)
  }
})
