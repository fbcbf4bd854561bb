import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aimedCells } from './aimed-cells'
import { inDrawnOrder } from './draw'
import { examFaults } from './exam-faults'
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
  const docs = join(__dirname, '../../../../docs')
  const rows = readFileSync(join(docs, 'ui-failures.md'), 'utf8').match(/^\| `.*$/gm) ?? []
  const written = examFaults.flatMap(({ id, sees }) => {
    const aims = aimedCells[id] ?? []
    const shown = aims.map(([journey, ...cells]) => `${journey}: ${cells.map((cell) => `\`${cell}\``).join(', ')}`)
    return aims.length > 0 ? [`| \`${id}\` | ${sees} | ${shown.join('; ')} | `] : []
  })
  expect(rows.map((row) => row.replace(/\[\d+\]\(.*$/, ''))).toEqual(written.toSorted())
  for (const row of rows) {
    const [, number = '', file = ''] = /\[(\d+)\]\((decisions\/[\w-]+\.md)#/.exec(row) ?? []
    expect(readFileSync(join(docs, file), 'utf8')).toContain(`\n## ${number} `)
  }
})
