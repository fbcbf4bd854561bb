import { operations as contract } from '@soe/contracts'
import { allErrors, answers, testGrid } from '../../../testing/coverage-grid'
import { groupSpans } from './coverage-columns'
import { isHole, type Cell, type Grid } from './coverage-grid'
import { filterGrid } from './filter-grid'
import { cellAt, cursorOf, moveCursor, nextHole, tabStopOf } from './move-cursor'
import { holesOf, linesByArea, summariseGrid } from './summarise-grid'

const cellOf = ({ lines }: Grid, operation: string, label: string): Cell => {
  const line = lines.find((each) => each.operation === operation)
  const cell = line?.cells.find(({ column }) => column.label === label)
  if (!cell) throw new Error(`${operation} ${label} is not shown`)
  return cell
}

const named = (cell: Cell | undefined) => cell && `${cell.operation} ${cell.column.label}`

const answered = [
  answers('cart.addDevice', 'error', '208', { failNext: 2, scenario: 1 }),
  answers('cart.addDevice', 'ok', '200', { world: 5 }),
  answers('cart.addPlan', 'status', '503', { scenario: 1 }),
  answers('cart.addPlan', 'status', '403', { scenario: 1 }),
  answers('cases.getCases', 'refusal', 'NO_SESSION', { refused: 9 }),
]
const waiting = [
  answers('cart.addPlan', 'error', '1022', {}, ['gone/the-rule']),
  answers('cart.addPlan', 'reset', '0', {}, ['failNext']),
]
const grid = testGrid({ answered, waiting })

describe('the grid', () => {
  it('has a line for every operation and a cell for every error that one may answer', () => {
    expect(grid.lines).toHaveLength(contract.length)
    expect(grid.columns).toHaveLength(allErrors.length + 2)
    const pairs = contract.reduce((sum, { operation }) => sum + new Set(operation.metadata.errors).size, 0)
    expect(summariseGrid(grid)).toMatchObject({ seen: 1, armed: 1, allowed: pairs, holes: pairs - 2 })
  })

  it.each([
    ['cart.addDevice', '208', 'seen', 3],
    ['cart.addDevice', '1022', 'hole', 0],
    ['cart.addPlan', '1022', 'armed', 0],
    ['cart.addPlan', 'reset', 'armed', 0],
    ['cart.addPlan', 'status', 'seen', 2],
    ['cart.addPlan', '208', 'none', 0],
    ['cases.getCases', 'reset', 'hole', 0],
  ])('gives %s and %s the state %s', (operation, label, state, calls) => {
    expect(cellOf(grid, operation, label)).toMatchObject({ state, calls })
  })

  it('tells which statuses there were, and why an error was answered', () => {
    expect(cellOf(grid, 'cart.addPlan', 'status').statuses).toEqual(['503', '403'])
    expect(cellOf(grid, 'cart.addDevice', '208').by).toMatchObject({ failNext: 2, scenario: 1, world: 0 })
  })

  it('starts where shoppers walk, and puts what every call can meet last', () => {
    expect(
      linesByArea(grid.lines)
        .map(([area]) => area)
        .slice(0, 3),
    ).toEqual(['cart', 'checkout', 'cases'])
    expect(grid.lines[0]?.operation).toBe('cart.addDevice')
    const spans = groupSpans(grid.columns)
    expect(spans.map(({ group }) => group)).toEqual(['Business', 'Application', 'Any call'])
    expect(spans.reduce((sum, { count }) => sum + count, 0)).toBe(grid.columns.length)
    const business = grid.columns
      .filter(({ group }) => group === 'Business')
      .map(({ error }) => error?.operations.length)
    expect(business).toEqual(business.toSorted((left, right) => Number(right) - Number(left)))
  })
})

describe('the summary', () => {
  it('counts bare statuses and resets as no pair', () => {
    const faultsOnly = testGrid({ answered: answered.slice(2), waiting: waiting.slice(1) })
    expect(summariseGrid(faultsOnly)).toMatchObject({ seen: 0, armed: 0 })
  })

  it('adds the areas up to the whole', () => {
    const { areas, allowed } = summariseGrid(grid)
    expect(areas.map(({ area }) => area)).toEqual(linesByArea(grid.lines).map(([area]) => area))
    expect(areas.reduce((sum, area) => sum + area.allowed, 0)).toBe(allowed)
    expect(areas.find(({ area }) => area === 'cart')).toMatchObject({ seen: 1 })
  })

  it('lists the holes of the most called operation first, its rarest errors before those of every call', () => {
    const holes = holesOf(grid)
    const own = holes.filter(({ cell }) => cell.operation === 'cart.addDevice')
    expect(own.length).toBeGreaterThan(5)
    // The nine that were refused were calls too.
    expect(holes[0]).toMatchObject({ calls: 9, cell: { operation: 'cases.getCases' } })
    expect(own[0]?.calls).toBe(8)
    const reach = own.map(({ cell }) => cell.column.error?.operations.length)
    expect(reach).toEqual(reach.toSorted((left, right) => Number(left) - Number(right)))
    expect(holes.every(({ cell }) => isHole(cell))).toBe(true)
  })
})

describe('the search', () => {
  it('takes a word that operations have for operations', () => {
    const found = filterGrid(grid, 'Wishlist.')
    expect(found.lines.every(({ area }) => area === 'wishlist')).toBe(true)
    expect(found.lines.length).toBeGreaterThan(3)
    expect(found.columns.length).toBeLessThan(grid.columns.length)
  })

  it('takes any other word for errors: their ids, names, handling and messages', () => {
    expect(filterGrid(grid, '208').columns.map(({ label }) => label)).toEqual(['208'])
    expect(filterGrid(grid, 'SCHEDULED_ORDER').columns.map(({ label }) => label)).toEqual(['208'])
    expect(filterGrid(grid, 'cart-lost').columns.map(({ label }) => label)).toContain('3454')
    expect(filterGrid(grid, 'timeout').columns.map(({ label }) => label)).toContain('REDIS_TIMEOUT')
  })

  it('takes both together, and drops the lines that can’t answer the errors', () => {
    const found = filterGrid(grid, 'cart.add 208')
    expect(found.lines.map(({ operation }) => operation)).toEqual(['cart.addDevice', 'cart.addAccessories'])
    expect(found.lines.every(({ cells }) => cells.length === 1)).toBe(true)
  })

  it('shows everything where nothing is searched for, and nothing where nothing fits', () => {
    expect(filterGrid(grid, '  ')).toBe(grid)
    expect(filterGrid(grid, 'no-such-thing')).toEqual({ columns: [], lines: [] })
  })
})

describe('the cursor', () => {
  const shown = ['cart.addDevice', 'cart.addPlan']
  const small: Grid = { ...grid, lines: grid.lines.filter(({ operation }) => shown.includes(operation)) }
  const moved = (from: [operation: string, column: string], by: { lines?: number; columns?: number }) =>
    named(moveCursor(small, { operation: from[0], column: from[1] }, by))

  it('begins at the first cell, also where its own is not shown', () => {
    const [first] = small.columns
    expect(named(tabStopOf(small, undefined))).toBe(`cart.addDevice ${first?.label}`)
    const hidden = { operation: 'cases.getCases', column: 'error 208' }
    expect(named(tabStopOf(small, hidden))).toBe(`cart.addDevice ${first?.label}`)
    expect(cellAt(small, hidden)).toBeUndefined()
  })

  it('moves by lines and columns, and stops at the edges', () => {
    const [first, second] = small.columns
    const begin: [string, string] = ['cart.addDevice', first?.id ?? '']
    expect(moved(begin, { columns: 1 })).toBe(`cart.addDevice ${second?.label}`)
    expect(moved(begin, { lines: 1 })).toBe(`cart.addPlan ${first?.label}`)
    expect(moved(begin, { lines: 10 })).toBe(`cart.addPlan ${first?.label}`)
    expect(moved(begin, { lines: -1 })).toBe(`cart.addDevice ${first?.label}`)
    expect(moved(begin, { columns: -1 })).toBe(`cart.addDevice ${first?.label}`)
  })

  it('passes over what is not allowed', () => {
    const cells = small.lines[1]?.cells.filter(({ state }) => state !== 'none') ?? []
    expect(moved(['cart.addPlan', 'reset'], { columns: Infinity })).toBe(named(cells.at(-1)))
    expect(cells.length).toBeLessThan(small.columns.length)
    const indexes = cells.map(({ column }) => small.columns.indexOf(column))
    const gap = indexes.findIndex((index, at) => at > 0 && index - Number(indexes[at - 1]) > 1)
    expect(gap).toBeGreaterThan(0)
    expect(moved(['cart.addPlan', cells[gap - 1]?.column.id ?? ''], { columns: 1 })).toBe(named(cells[gap]))
    // No other line may answer it.
    expect(moved(['cart.addDevice', 'error 208'], { lines: 1 })).toBe('cart.addDevice 208')
  })

  it('goes from hole to hole, line by line, and from the last to the first', () => {
    const seen: string[] = []
    let cell = nextHole(small, undefined)
    const holes = summariseGrid(small).holes
    for (let count = 0; count < holes && cell; count += 1) {
      seen.push(named(cell) ?? '')
      cell = nextHole(small, cursorOf(cell))
    }
    expect(new Set(seen).size).toBe(holes)
    expect(named(cell)).toBe(seen[0])
    expect(seen).not.toContain('cart.addDevice 208')
  })
})
