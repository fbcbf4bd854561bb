import { answers, testGrid } from '../../testing/coverage-grid'
import type { JournalRow } from '../../data'
import { describeCell } from './describe-cell'
import { coverageAsCsv, coverageAsJson } from './coverage-pane'
import type { Grid } from './grid/coverage-grid'
import { latestCallOf } from './use-cell-actions'

const grid = testGrid({
  answered: [
    answers('cart.addDevice', 'error', '208', { failNext: 2, world: 1 }),
    answers('cart.addDevice', 'status', '503', { scenario: 1 }),
  ],
  waiting: [answers('cart.addPlan', 'error', '1022', {}, ['one/a', 'two/b'])],
})

const cellOf = ({ lines }: Grid, operation: string, label: string) => {
  const cell = lines.find((line) => line.operation === operation)?.cells.find(({ column }) => column.label === label)
  if (!cell) throw new Error(`${operation} ${label} is not shown`)
  return cell
}

describe('a cell in words', () => {
  it.each([
    ['cart.addDevice', '208', 'Answered 3 times in this world, 1 because the world was so, 2 by “fail next”.'],
    ['cart.addDevice', 'status', 'Answered once with 503 in this world, by your rules.'],
    ['cart.addPlan', '1022', 'Never answered in this world; rules wait to.'],
    [
      'cart.addPlan',
      '3454',
      'Allowed by the contract, never answered in this world, and nothing that is armed gives it.',
    ],
    ['cart.addPlan', 'reset', 'Any call can end so, never answered in this world, and nothing that is armed gives it.'],
  ])('%s %s', (operation, label, sentence) => {
    expect(describeCell(cellOf(grid, operation, label), 'world')).toBe(sentence)
  })

  it('names the scope', () => {
    expect(describeCell(cellOf(grid, 'cart.addDevice', 'status'), 'all')).toContain('in any world since')
  })
})

describe('the export', () => {
  it('has a line for each cell that is allowed, with the rules that wait', () => {
    const csv = coverageAsCsv(grid)
    const [head, ...rows] = csv.trimEnd().split('\r\n')
    expect(head).toBe('operation,outcome,kind,category,standing,calls,world,failNext,scenario,repeat,refused,armed')
    const allowed = grid.lines.flatMap(({ cells }) => cells.filter(({ state }) => state !== 'none'))
    expect(rows).toHaveLength(allowed.length)
    expect(rows).toContain('cart.addDevice,208,error,BUSINESSERR,seen,3,1,2,0,0,0,')
    expect(rows).toContain('cart.addPlan,1022,error,APPERR,armed,0,0,0,0,0,0,one/a two/b')
  })

  it('quotes what would break a line, and makes no formula', () => {
    const [line] = grid.lines
    const [cell] = line?.cells ?? []
    if (!line || !cell) throw new Error('the grid is empty')
    const hostile = { ...cell, state: 'armed' as const, armed: ['=1+1,"x"'] }
    const csv = coverageAsCsv({ columns: [cell.column], lines: [{ ...line, cells: [hostile] }] })
    expect(csv).toContain(`,"'=1+1,""x"""\r\n`)
  })

  it('says in JSON what it is of', () => {
    const file = JSON.parse(coverageAsJson(grid, { world: 'mine' })) as { world: string; cells: object[] }
    expect(file.world).toBe('mine')
    expect(file.cells).toContainEqual(
      expect.objectContaining({ operation: 'cart.addDevice', outcome: '208', standing: 'seen', calls: 3 }),
    )
  })
})

describe('the latest call of a cell', () => {
  const call = (id: string, operation: string, status: number, error?: string) =>
    ({ kind: 'call', id, call: { operation, status, error } }) as JournalRow
  const rows = [
    call('w-1', 'cart.addDevice', 200, '208'),
    call('w-2', 'cart.addDevice', 503, 'SCRIPTED_STATUS'),
    call('w-3', 'cart.addDevice', 0),
    call('w-4', 'cart.addDevice', 200, '208'),
    call('w-5', 'cart.addPlan', 200, '208'),
    call('w-6', 'cart.addDevice', 417, '417'),
    { kind: 'event', id: 'w-6.1' } as JournalRow,
  ]

  it.each([
    ['208', 'w-4'],
    ['status', 'w-2'],
    ['reset', 'w-3'],
    ['417', 'w-6'],
    ['1022', undefined],
  ])('ended with %s', (label, id) => {
    expect(latestCallOf(rows, cellOf(grid, 'cart.addDevice', label))?.id).toBe(id)
  })
})
