import { Button, CloseIcon, FormDialog, IconButton, Tag } from '@soe/ui'
import { useState } from 'react'
import styles from './coverage-side.module.css'
import type { Cell } from './grid/coverage-grid'
import { cursorOf, type Cursor } from './grid/move-cursor'
import type { AreaSummary, Hole, Summary } from './grid/summarise-grid'

const figure = (count: number) => count.toLocaleString('en')

const Areas = ({
  areas,
  text,
  onText,
}: {
  areas: readonly AreaSummary[]
  text: string
  onText: (text: string) => void
}) => (
  <ul className={styles.areas} aria-label="Seen by area">
    {areas.map(({ area, seen, allowed }) => {
      const isShown = text === `${area}.`
      return (
        <li key={area}>
          <button type="button" aria-pressed={isShown} onClick={() => onText(isShown ? '' : `${area}.`)}>
            <span>{area}</span>
            <span className={styles.count}>
              {seen}/{allowed}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(100 * seen) / Math.max(1, allowed)}%` }} />
            </span>
          </button>
        </li>
      )
    })}
  </ul>
)

const travelled = (calls: number) => {
  if (calls === 0) return 'not called yet'
  return calls === 1 ? 'called once' : `called ${figure(calls)} times`
}

const HoleRow = ({
  hole: { cell, calls },
  isCurrent,
  onChoose,
}: {
  hole: Hole
  isCurrent: boolean
  onChoose: (cell: Cell) => void
}) => (
  <li>
    <button
      type="button"
      className={styles.hole}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(cell)}
    >
      <code>{cell.operation}</code>
      <Tag>{cell.column.label}</Tag>
      <span>
        {travelled(calls)}
        {cell.column.error && cell.column.error.name !== cell.column.label && (
          <>
            , <span className={styles.errorName}>{cell.column.error.name}</span>
          </>
        )}
      </span>
    </button>
  </li>
)

const page = 60

/** Asks before writing more drafts than this. */
const many = 60

const WriteAll = ({ holes, onWriteAll }: { holes: readonly Hole[]; onWriteAll: (cells: Cell[]) => void }) => {
  const [isAsking, setAsking] = useState(false)
  const write = () => onWriteAll(holes.map(({ cell }) => cell))
  return (
    <div className={styles.foot}>
      <Button variant="outline" onClick={holes.length > many ? () => setAsking(true) : write}>
        {holes.length === 1 ? 'Write it as a draft' : `Write all ${figure(holes.length)} as drafts`}
      </Button>
      {isAsking && (
        <FormDialog
          open
          closeLabel="Close"
          title={`Write ${figure(holes.length)} drafts?`}
          onClose={() => setAsking(false)}
          onSubmit={write}
          actions={
            <Button type="submit" variant="accent">
              Write them all
            </Button>
          }
        >
          <p>
            Each hole that is shown becomes a scenario of its own in the editor. Search for an operation or an error
            first to write fewer.
          </p>
        </FormDialog>
      )}
    </div>
  )
}

interface CoverageSideProps {
  summary: Summary
  holes: readonly Hole[]
  cursor: Cursor | undefined
  text: string
  onText: (text: string) => void
  onChoose: (cell: Cell) => void
  onWriteAll: (cells: Cell[]) => void
  onClose: () => void
}

export const CoverageSide = (props: CoverageSideProps) => {
  const { summary, holes, cursor, text } = props
  const [shown, setShown] = useState(page)
  const isCurrent = ({ cell }: Hole) =>
    cursor !== undefined && cursorOf(cell).operation === cursor.operation && cell.column.id === cursor.column
  return (
    <>
      <div className={styles.scroll}>
        <header className={styles.summary}>
          <h2>
            {figure(summary.seen)} of {figure(summary.allowed)} pairs seen
          </h2>
          <div className={styles.close}>
            <IconButton label="Close the holes" title="Close the holes" onClick={props.onClose}>
              <CloseIcon size={15} />
            </IconButton>
          </div>
          <p>
            {figure(summary.holes)} {summary.holes === 1 ? 'hole' : 'holes'}, {figure(summary.armed)} armed and waiting.
          </p>
          <Areas areas={summary.areas} text={text} onText={props.onText} />
        </header>
        <h3 className={styles.heading}>
          Holes, most travelled first <span>{figure(holes.length)}</span>
        </h3>
        {holes.length === 0 ? (
          <p className={styles.none}>
            {text === '' ? 'Every allowed pair was answered or waits to be.' : `No hole among what “${text}” shows.`}
          </p>
        ) : (
          <ol aria-label="Holes">
            {holes.slice(0, shown).map((hole) => (
              <HoleRow
                key={`${hole.cell.operation} ${hole.cell.column.id}`}
                hole={hole}
                isCurrent={isCurrent(hole)}
                onChoose={props.onChoose}
              />
            ))}
          </ol>
        )}
        {holes.length > shown && (
          <Button variant="text" size="small" className={styles.more} onClick={() => setShown(shown + page)}>
            Show {Math.min(page, holes.length - shown)} more of {figure(holes.length - shown)}
          </Button>
        )}
      </div>
      {holes.length > 0 && <WriteAll holes={holes} onWriteAll={props.onWriteAll} />}
    </>
  )
}
