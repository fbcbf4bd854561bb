/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements laid out as a grid lose their roles */
import { useWindowOfRows } from '@soe/ui'
import { useEffect, useRef } from 'react'
import type { JournalRow as Row } from '../../data'
import { JournalRow, rowDomId, rowHeight } from './journal-row'
import styles from './journal-table.module.css'

const columns = ['World time', 'Operation', 'Audience', 'Status', 'Error', 'Why']

interface JournalTableProps {
  grid: React.RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  selected: string | undefined
  onSelect: (row: Row) => void
  /** Follows new rows while scrolled to the end. */
  isLive: boolean
}

const useTail = (box: React.RefObject<HTMLDivElement | null>, count: number, isLive: boolean) => {
  const wasAtEnd = useRef(true)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      wasAtEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - rowHeight
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [box])
  useEffect(() => {
    const element = box.current
    if (element && isLive && wasAtEnd.current) element.scrollTo({ top: element.scrollHeight })
  }, [box, count, isLive])
}

/** Renders the visible rows only; the pane handles ↑ and ↓. */
export const JournalTable = ({ grid, rows, selected, onSelect, isLive }: JournalTableProps) => {
  const { box, scrollTo, from, to } = useWindowOfRows({ count: rows.length, rowHeight })
  const at = selected === undefined ? -1 : rows.findIndex(({ id }) => id === selected)
  const current = rows[at]
  useTail(box, rows.length, isLive && at === -1)
  useEffect(() => {
    if (at !== -1) scrollTo(at)
    // oxlint-disable-next-line react/exhaustive-deps -- new rows must not scroll the selected one back into view
  }, [selected, at === -1])
  return (
    <div
      ref={grid}
      className={styles.table}
      role="grid"
      aria-label="Journal"
      aria-rowcount={rows.length + 1}
      aria-activedescendant={current && at >= from && at < to ? rowDomId(current) : undefined}
      tabIndex={0}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        {columns.map((column) => (
          <span key={column} role="columnheader">
            {column}
          </span>
        ))}
      </div>
      <div ref={box} className={styles.box} role="rowgroup">
        <div className={styles.rows} role="presentation" style={{ height: rows.length * rowHeight }}>
          {rows.slice(from, to).map((row, index) => (
            <JournalRow key={row.id} row={row} at={from + index} isSelected={row.id === selected} onSelect={onSelect} />
          ))}
        </div>
      </div>
    </div>
  )
}
