import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsOf } from './figure-rows.mjs'
import { readRows, replaceFigures } from './readme-figures.mjs'

const root = join(__dirname, '../../..')

const table = `Some text.

| what | measured | command |
|---|---|---|
| calls | 0.31 | \`npm run bench\` |
| start | 377 ms | \`npm run bench:start-up\` |
`

describe('replaceFigures', () => {
  it('replaces the figures of its command and nothing else', () => {
    expect(replaceFigures(table, 'npm run bench', { calls: ['0.42'] })).toBe(table.replace('0.31', '0.42'))
  })

  it('replaces all figures of a row', () => {
    const row = '| grid | 97 | 2.36 s | `npm run lighthouse` |'
    expect(replaceFigures(row, 'npm run lighthouse', { grid: ['98', '1.50 s'] })).toBe(
      '| grid | 98 | 1.50 s | `npm run lighthouse` |',
    )
  })

  it('refuses a row without a figure', () => {
    expect(() => replaceFigures(table, 'npm run bench', {})).toThrow(
      'npm run bench measures nothing for the row "calls"',
    )
  })

  it('refuses a figure without a row', () => {
    const replace = () => replaceFigures(table, 'npm run bench', { calls: ['0.42'], pages: ['1'] })
    expect(replace).toThrow('no row "pages" of npm run bench')
  })

  it('refuses another number of figures than the row has', () => {
    expect(() => replaceFigures(table, 'npm run bench', { calls: ['0.42', '0.43'] })).toThrow(
      '"calls" has 1 figures, not 2',
    )
  })
})

describe('README.md', () => {
  const rows = readRows(readFileSync(join(root, 'README.md'), 'utf8'))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }

  it.each(Object.entries(rowsOf))('has each row that %s writes, and no other of it', (command, names) => {
    expect(rows.filter((row) => row.command === command).map(({ name }) => name)).toEqual(Object.values(names))
  })

  it('has no figures of a command that does not exist', () => {
    const commands = [...new Set(rows.map(({ command }) => command))]
    expect(commands.toSorted()).toEqual(Object.keys(rowsOf).toSorted())
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands.map((name) => name.replace('npm run ', ''))))
  })
})
