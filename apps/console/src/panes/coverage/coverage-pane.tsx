import type { WorldOverview } from '@soe/simulator-client'
import { Button, EmptyState, Split, useNotify } from '@soe/ui'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useSearchParams } from 'wouter'
import { ErrorNote, Loading } from '../../feedback'
import { useKeys } from '../../keys'
import { download } from '../../download'
import { CellCard } from './cell-card'
import styles from './coverage-pane.module.css'
import { CoverageSide } from './coverage-side'
import { CoverageToolbar, type ExportForm } from './coverage-toolbar'
import type { Scope } from './describe-cell'
import { type Cell, type Grid, isShown } from './grid/coverage-grid'
import { filterGrid } from './grid/filter-grid'
import { cellAt, cursorOf, moveCursor, nextHole, tabStopOf, type Cursor } from './grid/move-cursor'
import { holesOf, summariseGrid } from './grid/summarise-grid'
import { focusCell, GridTable } from './grid-table'
import { draftsOfCells } from './scenario/draft-of-cell'
import { useCellActions } from './use-cell-actions'
import { useCoverageGrid } from './use-coverage-grid'

const rowOf = ({ operation, column, state, calls, by, armed }: Cell) => ({
  operation,
  outcome: column.label,
  kind: column.kind,
  category: column.error?.category ?? '',
  standing: state,
  calls,
  ...by,
  armed: armed.join(' '),
})

const rowsOf = ({ lines }: Grid) => lines.flatMap(({ cells }) => cells.filter(isShown).map(rowOf))

/** A CSV field; a leading apostrophe keeps a spreadsheet from reading a text as a formula. */
const fieldOf = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A row for each cell that is allowed or was answered. */
export const coverageAsCsv = (grid: Grid): string => {
  const rows = rowsOf(grid)
  const names = Object.keys(rows[0] ?? {})
  return [names, ...rows.map((row) => Object.values(row))]
    .map((fields) => `${fields.map(fieldOf).join(',')}\r\n`)
    .join('')
}

export const coverageAsJson = (grid: Grid, about: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify({ ...about, cells: rowsOf(grid) }, null, 2)}\n`

const useScope = () => {
  const [query, setQuery] = useSearchParams()
  const scope: Scope = query.get('scope') === 'all' ? 'all' : 'world'
  const setScope = (next: Scope) => setQuery(next === 'all' ? { scope: 'all' } : {}, { replace: true })
  return [scope, setScope] as const
}

/** The chosen cell; its card stays open while the cursor moves. */
const useCursor = (grid: Grid) => {
  const [cursor, setCursor] = useState<Cursor>()
  const [isOpen, setOpen] = useState(false)
  const wanted = useRef<Cell>(undefined)
  const cell = useMemo(() => cellAt(grid, cursor), [grid, cursor])
  useEffect(() => {
    if (wanted.current) focusCell(wanted.current)
    wanted.current = undefined
  }, [cursor])
  const choose = (next: Cell | undefined, opens = isOpen) => {
    if (!next) return
    wanted.current = next
    setCursor(cursorOf(next))
    setOpen(opens)
  }
  const close = () => {
    setOpen(false)
    if (cell) focusCell(cell)
  }
  return { cursor, cell, isOpen: isOpen && cell !== undefined, choose, close }
}

const leaps: Readonly<Record<string, { lines?: number; columns?: number }>> = {
  Home: { columns: -Infinity },
  End: { columns: Infinity },
  PageUp: { lines: -10 },
  PageDown: { lines: 10 },
}

const widthOfSide = 320

const isWide = () => window.matchMedia('(min-width: 901px)').matches

interface CoverageBoardProps {
  world: WorldOverview
  whole: Grid
  scope: Scope
  setScope: (scope: Scope) => void
}

const CoverageBoard = ({ world, whole, scope, setScope }: CoverageBoardProps) => {
  const notify = useNotify()
  const [text, setText] = useState('')
  const [isSideOpen, setSideOpen] = useState(isWide)
  const grid = useMemo(() => filterGrid(whole, text), [whole, text])
  const summary = useMemo(() => summariseGrid(whole), [whole])
  const holes = useMemo(() => holesOf(grid), [grid])
  const { cursor, cell, isOpen, choose, close } = useCursor(grid)
  const actions = useCellActions(world, cell, whole.columns)
  const board = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const exportRoot = useRef<HTMLDivElement>(null)

  const move = (by: { lines?: number; columns?: number }) =>
    choose(cell === undefined ? tabStopOf(grid, cursor) : moveCursor(grid, cursor, by))
  const chooseFromList = (hole: Cell | undefined) => {
    if (!hole) return notify('There is no hole in what is shown')
    if (!isWide()) setSideOpen(false)
    choose(hole, true)
  }
  const exportAs = (form: ExportForm) => {
    const name = `coverage-${scope === 'all' ? 'all-worlds' : world.id}`
    if (form === 'CSV') download(`${name}.csv`, coverageAsCsv(grid), 'text/csv')
    else if (form === 'JSON') {
      const about = { world: scope === 'all' ? null : world.id, worldTime: world.now, search: text }
      download(`${name}.json`, coverageAsJson(grid, about), 'application/json')
    } else download(`${name}-holes.yaml`, draftsOfCells(holes.map((hole) => hole.cell)), 'application/yaml')
    notify(`${form} of ${scope === 'all' ? 'all worlds' : world.id} downloaded`)
  }
  const onGridKey = (event: KeyboardEvent) => {
    const leap = leaps[event.key]
    if (leap) choose(moveCursor(grid, cursor, leap))
    else if (event.key !== 'Enter' && event.key !== ' ') return
    else if (isOpen) board.current?.querySelector<HTMLElement>('section a, section button')?.focus()
    else choose(tabStopOf(grid, cursor), true)
    event.preventDefault()
  }
  useKeys('Coverage', [
    { keys: 'ArrowLeft', label: 'Error before', run: () => move({ columns: -1 }) },
    { keys: 'ArrowRight', label: 'Next error', run: () => move({ columns: 1 }) },
    { keys: 'ArrowUp', label: 'Operation before', run: () => move({ lines: -1 }) },
    { keys: 'ArrowDown', label: 'Next operation', run: () => move({ lines: 1 }) },
    { keys: 'h', label: 'Next hole', run: () => chooseFromList(nextHole(grid, cursor)), isBar: true },
    { keys: 'w', label: 'Write scenario', run: actions.write, isBar: true },
    { keys: 'a', label: 'Arm the built-in scenario', run: actions.armExact },
    { keys: 'j', label: 'Journal of this cell', run: actions.openJournal, isBar: true },
    { keys: 's', label: 'This world or all', run: () => setScope(scope === 'all' ? 'world' : 'all') },
    { keys: 'x', label: 'Export', run: () => exportRoot.current?.querySelector('button')?.click(), isBar: true },
    { keys: '/', label: 'Search', run: () => search.current?.focus() },
    { keys: 'Escape', label: 'Close the card', run: close },
  ])
  return (
    <Split
      sideLabel="Summary and holes"
      sideWidth={widthOfSide}
      side={
        isSideOpen && (
          <CoverageSide
            summary={summary}
            holes={holes}
            cursor={cursor}
            text={text}
            onText={setText}
            onChoose={chooseFromList}
            onWriteAll={actions.writeAll}
            onClose={() => setSideOpen(false)}
          />
        )
      }
    >
      <CoverageToolbar
        scope={scope}
        onScope={setScope}
        text={text}
        onText={setText}
        search={search}
        exportRoot={exportRoot}
        onExport={exportAs}
        onSide={isSideOpen ? undefined : () => setSideOpen(true)}
      />
      {grid.lines.length === 0 ? (
        <EmptyState
          level={2}
          title="No operation answers that"
          actions={
            <Button variant="outline" onClick={() => setText('')}>
              Show all
            </Button>
          }
        >
          <p>Words are looked for in operations, then in the ids, names, messages and handling of errors: “{text}”.</p>
        </EmptyState>
      ) : (
        <div ref={board} className={styles.board}>
          <GridTable
            grid={grid}
            cursor={cursor}
            onChoose={(chosen) => choose(cellAt(grid, chosen), true)}
            onKeyDown={onGridKey}
          />
          {isOpen && cell && (
            <CellCard world={world} cell={cell} scope={scope} actions={actions} board={board} onClose={close} />
          )}
        </div>
      )}
    </Split>
  )
}

/** Errors by operation: answered, armed and waiting, or never scripted. */
export const CoveragePane = ({ world }: { world: WorldOverview }) => {
  const [scope, setScope] = useScope()
  const { grid, error, retry } = useCoverageGrid(world.id, scope)
  return (
    <>
      {error && (
        <div className={styles.error}>
          <ErrorNote error={error} onRetry={retry} />
        </div>
      )}
      {grid ? (
        <CoverageBoard world={world} whole={grid} scope={scope} setScope={setScope} />
      ) : (
        !error && <Loading label="Counting what was answered" rows={16} />
      )}
    </>
  )
}
