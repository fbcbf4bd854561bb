/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements laid out as a grid lose their roles */
import { memo, useRef, type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { stateWords } from './describe-cell'
import { groupSpans, type Column } from './grid/coverage-columns'
import { isShown, type Cell, type Grid, type Line } from './grid/coverage-grid'
import { tabStopOf, type Cursor } from './grid/move-cursor'
import { linesByArea } from './grid/summarise-grid'
import styles from './grid-table.module.css'

export const cellDomId = ({ operation, column }: Cell) => `cell-${operation}-${column.id.replace(' ', '-')}`

/** Lets long ids break after an underscore. */
const Broken = ({ id }: { id: string }) =>
  id.split('_').map((part, at) => (
    <span key={part}>
      {at > 0 && (
        <>
          _<wbr />
        </>
      )}
      {part}
    </span>
  ))

const startsGroup = (columns: readonly Column[], at: number) => columns[at]?.group !== columns[at - 1]?.group

const Head = ({ columns }: { columns: readonly Column[] }) => (
  <div role="rowgroup" className={styles.head}>
    <div role="row" className={styles.groups}>
      <span role="presentation" className={styles.corner} />
      {groupSpans(columns).map(({ group, from, count }) => (
        <span
          key={group}
          role="columnheader"
          aria-colindex={from + 2}
          aria-colspan={count}
          className={styles.group}
          style={{ '--count': count } as CSSProperties}
        >
          <span>{group}</span>
        </span>
      ))}
    </div>
    <div role="row" className={styles.labels}>
      <span role="columnheader" aria-colindex={1} className={styles.corner}>
        Operation <span>Seen</span>
      </span>
      {columns.map(({ id, label, meaning }, at) => (
        <span
          key={id}
          role="columnheader"
          aria-colindex={at + 2}
          className={styles.label}
          data-first={startsGroup(columns, at)}
          title={`${label}: ${meaning}`}
        >
          <span>
            <Broken id={label} />
          </span>
        </span>
      ))}
    </div>
  </div>
)

interface LineProps {
  line: Line
  /** Column of the cell that Tab reaches. */
  tabStop: string | undefined
  isCurrent: boolean
}

const isSameLine = (before: LineProps, after: LineProps) =>
  before.tabStop === after.tabStop &&
  before.isCurrent === after.isCurrent &&
  before.line.seen === after.line.seen &&
  before.line.cells.length === after.line.cells.length &&
  before.line.cells.every((cell, at) => {
    const other = after.line.cells[at]
    return cell.state === other?.state && cell.column.id === other.column.id
  })

const GridLine = memo(
  ({ line: { operation, name, seen, allowed, cells }, tabStop, isCurrent }: LineProps) => (
    <div role="row" className={styles.line} data-operation={operation} data-current={isCurrent}>
      <span role="rowheader" className={styles.name} title={operation}>
        <span>{name}</span>
        <span className={styles.seen}>
          {seen}/{allowed}
        </span>
      </span>
      {cells.map(
        (cell, at) =>
          isShown(cell) && (
            <span
              key={cell.column.id}
              id={cellDomId(cell)}
              role="gridcell"
              aria-colindex={at + 2}
              className={styles.cell}
              style={{ '--at': at } as CSSProperties}
              tabIndex={cell.column.id === tabStop ? 0 : -1}
              aria-label={`${cell.column.label}, ${stateWords[cell.state]}`}
              aria-selected={isCurrent && cell.column.id === tabStop}
              data-column={cell.column.id}
              data-state={cell.state}
            />
          ),
      )}
    </div>
  ),
  isSameLine,
)
GridLine.displayName = 'GridLine'

const cellUnder = ({ target }: { target: EventTarget }): Cursor | undefined => {
  const box = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null
  const operation = box?.closest<HTMLElement>('[data-operation]')?.dataset['operation']
  const column = box?.dataset['column']
  return operation !== undefined && column !== undefined ? { operation, column } : undefined
}

const away = -99

interface GridTableProps {
  grid: Grid
  cursor: Cursor | undefined
  onChoose: (cursor: Cursor) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Operations by errors. Row and column headers are sticky; pointer and cursor highlight their column. */
export const GridTable = ({ grid, cursor, onChoose, onKeyDown }: GridTableProps) => {
  const body = useRef<HTMLDivElement>(null)
  const { columns, lines } = grid
  const stop = tabStopOf(grid, cursor)
  const isChosen = stop !== undefined && stop.operation === cursor?.operation && stop.column.id === cursor.column
  const chosen = isChosen ? columns.indexOf(stop.column) : away
  const point = (event: PointerEvent) => {
    const at = columns.findIndex(({ id }) => id === cellUnder(event)?.column)
    body.current?.style.setProperty('--pointed', String(at === -1 ? away : at))
  }
  const choose = (event: MouseEvent) => {
    const clicked = cellUnder(event)
    if (clicked) onChoose(clicked)
  }
  return (
    <div className={styles.box}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus */}
      <div
        ref={body}
        role="grid"
        aria-label="Errors by operation"
        aria-colcount={columns.length + 1}
        className={styles.body}
        style={{ '--columns': columns.length, '--chosen': chosen } as CSSProperties}
        onClick={choose}
        onKeyDown={onKeyDown}
        onPointerMove={point}
        onPointerLeave={() => body.current?.style.setProperty('--pointed', String(away))}
      >
        <span className={styles.pointed} role="presentation" />
        <span className={styles.chosen} role="presentation" />
        {columns.map(
          ({ id }, at) =>
            startsGroup(columns, at) && (
              <span key={id} className={styles.edge} style={{ '--at': at } as CSSProperties} role="presentation" />
            ),
        )}
        <Head columns={columns} />
        {linesByArea(lines).map(([area, own]) => (
          <div
            key={area}
            role="rowgroup"
            aria-label={area}
            className={styles.areaLines}
            style={{ '--lines': own.length } as CSSProperties}
          >
            <span className={styles.area} aria-hidden="true">
              {area}
            </span>
            {own.map((line) => (
              <GridLine
                key={line.operation}
                line={line}
                tabStop={line.operation === stop?.operation ? stop.column.id : undefined}
                isCurrent={isChosen && line.operation === stop.operation}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

export const focusCell = (cell: Cell) => {
  const box = document.getElementById(cellDomId(cell))
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
