import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { benches, type Bench } from './figures.mjs'
import { readRows, replaceFigures } from './readme-figures.mjs'

const root = join(__dirname, '../../..')

const table = `Some text.

| what | measured | by |
|---|---|---|
| calls | 0.31 | \`npm run bench\` at 8e5719dc, 2026-11-28 |
| start | 377 ms | \`npm run bench:start-up\` at 8e5719dc, 2026-11-28 |
`

const at = { commit: 'cc4bc4e7', date: '2026-11-29' }
const calls = { command: 'npm run bench', ...at }

describe('replaceFigures', () => {
  it('replaces the figures of its command, where and when they were measured, and nothing else', () => {
    expect(replaceFigures(table, calls, { calls: ['0.42'] })).toBe(
      table.replace('0.31 | `npm run bench` at 8e5719dc, 2026-11-28', '0.42 | `npm run bench` at cc4bc4e7, 2026-11-29'),
    )
  })

  it('replaces all figures of a row', () => {
    const row = '| grid | 97 | 2.36 s | `npm run lighthouse` at 8e5719dc, 2026-11-28 |'
    expect(replaceFigures(row, { command: 'npm run lighthouse', ...at }, { grid: ['98', '1.50 s'] })).toBe(
      '| grid | 98 | 1.50 s | `npm run lighthouse` at cc4bc4e7, 2026-11-29 |',
    )
  })

  it('refuses a row without a figure', () => {
    expect(() => replaceFigures(table, calls, {})).toThrow('npm run bench measures nothing for the row "calls"')
  })

  it('refuses a figure without a row', () => {
    const replace = () => replaceFigures(table, calls, { calls: ['0.42'], pages: ['1'] })
    expect(replace).toThrow('no row "pages" of npm run bench')
  })

  it('refuses another number of figures than the row has', () => {
    expect(() => replaceFigures(table, calls, { calls: ['0.42', '0.43'] })).toThrow('"calls" has 1 figures, not 2')
  })
})

describe('README.md', () => {
  const rows = readRows(readFileSync(join(root, 'README.md'), 'utf8'))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  const benchList: readonly Bench[] = Object.values(benches)
  const shown = benchList.filter(({ figures }) => figures.some(({ row }) => row !== undefined))

  it.each(shown)('has each row that $command writes, with as many figures, and no other of it', (bench) => {
    const ofCommand = rows.filter(({ command }) => command === bench.command)
    const counted = ofCommand.flatMap(({ name, cells }) => cells.map(() => name))
    expect(counted).toEqual(bench.figures.flatMap(({ row }) => row ?? []))
  })

  it.each(rows)('says at which commit and when "$name" was measured', ({ commit, date }) => {
    expect({ commit, date }).toEqual({ commit: expect.any(String), date: expect.any(String) })
  })

  it('has no figures of a command that does not exist', () => {
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(benchList.map(({ command }) => command.replace('npm run ', ''))),
    )
    const commands = new Set(rows.map(({ command }) => command))
    expect([...commands].toSorted()).toEqual(shown.map(({ command }) => command).toSorted())
  })
})

describe('figures', () => {
  it.each(Object.values(benches))('of $command are each named once', ({ figures }: Bench) => {
    const names = figures.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })
})
