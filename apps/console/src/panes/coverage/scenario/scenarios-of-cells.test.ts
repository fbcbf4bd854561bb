import { checkScenario, parseScenarios, writeYaml, type Scenario } from '@soe/scenario'
import { catalogScenarios, testGrid } from '../../../testing/coverage-grid'
import type { Cell } from '../grid/coverage-grid'
import { copyNearest } from '../use-cell-actions'
import { draftOfCell, draftsOfCells, nameOfCell } from './draft-of-cell'
import { nearestScenario } from './nearest-scenario'

const { lines, columns } = testGrid()
const allowed = lines.flatMap(({ cells }) => cells.filter(({ state }) => state !== 'none'))

const cellOf = (operation: string, label: string): Cell => {
  const cell = allowed.find((each) => each.operation === operation && each.column.label === label)
  if (!cell) throw new Error(`${operation} ${label} is not allowed`)
  return cell
}

const nearestOf = (operation: string, label: string) =>
  nearestScenario(cellOf(operation, label), catalogScenarios, columns)

describe('the draft of a cell', () => {
  it('is a scenario without a problem, whatever the operation and the way to fail', () => {
    const problems = allowed.flatMap((cell) => parseScenarios(draftOfCell(cell)).problems)
    const aims = allowed.map((cell) => parseScenarios(draftOfCell(cell)).scenarios[0]?.rules[0]?.on[0])
    expect(aims).toEqual(allowed.map(({ operation }) => operation))
    expect(allowed.length).toBeGreaterThan(1000)
    expect(problems).toEqual([])
  })

  it('gives what the cell says', () => {
    const ruleOf = (operation: string, label: string) =>
      parseScenarios(draftOfCell(cellOf(operation, label))).scenarios[0]?.rules[0]
    expect(ruleOf('cart.addDevice', '208')).toMatchObject({ reply: { error: '208' }, nth: 1, commit: false })
    expect(ruleOf('cart.addDevice', 'status')).toMatchObject({ reply: { status: 503 } })
    expect(ruleOf('cart.addDevice', 'reset')).toMatchObject({ fault: { reset: true } })
  })

  it('stands in one file with others, under an id of its own', () => {
    const cells = allowed.slice(0, 40)
    const { scenarios } = parseScenarios(draftsOfCells(cells))
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(cells.length)
    expect(new Set(allowed.map(nameOfCell)).size).toBe(allowed.length)
  })
})

describe('the nearest scenario', () => {
  it('is one that gives just this, if there is one', () => {
    expect(nearestOf('cart.addDevice', '208')).toMatchObject({
      isExact: true,
      scenario: { id: 'add-device-scheduled-order', sees: { text: expect.stringContaining('already scheduled') } },
    })
    expect(nearestOf('cart.addDevice', '208')?.rule.on).toEqual(['cart.addDevice'])
  })

  it('else gives the same answer to another operation, sooner of the same area', () => {
    const givers = catalogScenarios.filter(({ document }) => JSON.stringify(document).includes('"error":"1022"'))
    const elsewhere = givers.filter(({ operations }) => operations.every((key) => !key.startsWith('cart.')))
    const inArea = givers.filter(({ operations }) => operations.some((key) => key.startsWith('cart.')))
    const cell = cellOf('cart.updateBarcode', '1022')
    expect(elsewhere.length).toBeGreaterThan(0)
    const near = nearestScenario(cell, [...elsewhere, ...inArea], columns)
    expect(near).toMatchObject({ isExact: false, isSameAnswer: true })
    expect(near?.rule.on.some((key) => key.startsWith('cart.'))).toBe(true)
    expect(nearestScenario(cell, elsewhere, columns)).toMatchObject({ isSameAnswer: true })
  })

  it('else is handled alike', () => {
    const alike = columns.map((column) => ({
      ...column,
      ...(column.error && { error: { ...column.error, handling: 'same' } }),
    }))
    const cell = cellOf('cart.addDevice', '3454')
    const others = catalogScenarios.filter(({ id }) => id === 'add-device-scheduled-order')
    const column = { ...cell.column, ...(cell.column.error && { error: { ...cell.column.error, handling: 'same' } }) }
    expect(nearestScenario({ ...cell, column }, others, alike)).toMatchObject({ isSameAnswer: false })
    expect(nearestScenario(cell, others, columns)).toBeUndefined()
  })
})

describe('a copy of the nearest', () => {
  const copyOf = (operation: string, label: string) => {
    const near = nearestOf(operation, label)
    if (!near) throw new Error('nothing is near')
    const { scenario, problems } = checkScenario(copyNearest(cellOf(operation, label), near))
    if (!scenario) throw new Error(JSON.stringify(problems))
    return scenario
  }

  it('is aimed at the cell, and promises nothing about what is seen', () => {
    const copy = copyOf('cart.updateBarcode', '1022')
    expect(copy.rules[0]).toMatchObject({ on: ['cart.updateBarcode'], reply: { error: '1022' } })
    expect(copy.sees).toBeUndefined()
    expect(copy.id).toBe('cart-update-barcode-1022')
  })

  it('is the scenario itself under another id, where that gives just this', () => {
    const near = nearestOf('cart.addDevice', '208')
    const copy = copyOf('cart.addDevice', '208')
    expect({ ...copy, id: near?.scenario.id }).toEqual(checkScenario(near?.scenario.document).scenario)
    expect(copy.id).toBe('add-device-scheduled-order-copy')
  })

  it('loads, whatever the cell', () => {
    const problems = allowed.flatMap((cell) => {
      const near = nearestScenario(cell, catalogScenarios, columns)
      return near && checkScenario(copyNearest(cell, near)).problems.filter(({ severity }) => severity === 'error')
    })
    expect(problems).toEqual([])
  })

  it('can be written as YAML and read again', () => {
    const copy: Scenario = copyOf('checkout.placeOrder', 'reset')
    expect(parseScenarios(writeYaml(copy)).problems).toEqual([])
  })
})
