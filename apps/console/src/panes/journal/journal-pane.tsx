import type { WorldOverview } from '@soe/simulator-client'
import { DiamondIcon, EmptyState, SearchField, Split, Toolbar } from '@soe/ui'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useJournal, type JournalFeed, type JournalRow } from '../../data'
import { ErrorNote, Loading } from '../../feedback'
import { useKeys } from '../../keys'
import { DecisionPanel } from './decision-panel'
import styles from './journal-pane.module.css'
import { JournalTable } from './journal-table'
import { VitalsTable } from './vitals-table'
import { toneOf } from './call-outcome'

interface JournalFilter {
  text: string
  isErrorsOnly: boolean
  isRulesOnly: boolean
}

const isFailure = (row: JournalRow): boolean => row.kind === 'call' && toneOf(row.call) !== 'plain'

const isByRule = (row: JournalRow): boolean => row.kind === 'call' && row.call.rule !== undefined

const wordsOf = (row: JournalRow): string => {
  if (row.kind === 'event') return row.event.sentence
  const { id, operation, error = '', status, audience, session = '', requestId = '', rule } = row.call
  return [id, operation, error, status, audience, session, requestId, rule?.scenario, rule?.rule].join(' ')
}

export const filterRows = (
  rows: readonly JournalRow[],
  { text, isErrorsOnly, isRulesOnly }: JournalFilter,
): readonly JournalRow[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && !isErrorsOnly && !isRulesOnly) return rows
  return rows.filter((row) => {
    if (isErrorsOnly && !isFailure(row)) return false
    if (isRulesOnly && !isByRule(row)) return false
    const found = words.length === 0 ? '' : wordsOf(row).toLowerCase()
    return words.every((word) => found.includes(word))
  })
}

const anything: JournalFilter = { text: '', isErrorsOnly: false, isRulesOnly: false }

const feedWords: Readonly<Record<JournalFeed['feed'], string>> = {
  opening: 'Connecting',
  streamed: 'Live',
  polled: 'Asked every second',
}

const Toggle = ({
  isOn,
  onTurn,
  count,
  children,
}: {
  isOn: boolean
  onTurn: () => void
  count: number
  children: React.ReactNode
}) => (
  <button type="button" className={styles.toggle} aria-pressed={isOn} onClick={onTurn}>
    {children} <span>{count}</span>
  </button>
)

const useSelection = () => {
  const [query, setQuery] = useSearchParams()
  const selected = query.get('decision') ?? undefined
  const select = (row: JournalRow | undefined) => {
    if (row?.kind === 'event') return
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (row) next.set('decision', row.id)
        else next.delete('decision')
        return next
      },
      { replace: true },
    )
  }
  return { selected, select, find: query.get('find') ?? '' }
}

const Nothing = ({ filter, onClear, hasRows }: { filter: JournalFilter; onClear: () => void; hasRows: boolean }) =>
  hasRows ? (
    <EmptyState
      level={2}
      title="No call fits the filter"
      actions={
        <button type="button" className={styles.clear} onClick={onClear}>
          Show all calls
        </button>
      }
    >
      <p>Words are looked for in operations, errors, rules, sessions and ids{filter.text && `: “${filter.text}”`}.</p>
    </EmptyState>
  ) : (
    <EmptyState level={2} title="No call has been made in this world">
      <p>Open the shop in this world, or send a request with the header x-sim-world. It appears here at once.</p>
    </EmptyState>
  )

export const JournalPane = ({ world }: { world: WorldOverview }) => {
  const { journal, feed, error } = useJournal()
  const { selected, select, find } = useSelection()
  const [filter, setFilter] = useState({ ...anything, text: find })
  const search = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => filterRows(journal.rows, filter), [journal.rows, filter])
  const counts = useMemo(
    () => ({ errors: journal.rows.filter(isFailure).length, rules: journal.rows.filter(isByRule).length }),
    [journal.rows],
  )
  const calls = useMemo(() => rows.filter(({ kind }) => kind === 'call'), [rows])
  // The panel goes with its decision: a focus within it would fall to the page.
  const move = (row: JournalRow | undefined) => {
    select(row)
    grid.current?.focus({ preventScroll: true })
  }
  const step = (by: number) => {
    const at = calls.findIndex(({ id }) => id === selected)
    move(at === -1 ? calls.at(-1) : calls[Math.max(0, Math.min(calls.length - 1, at + by))])
  }
  useKeys('Journal', [
    { keys: 'ArrowUp', label: 'Earlier', run: () => step(-1), isBar: true },
    { keys: 'ArrowDown', label: 'Later', run: () => step(1), isBar: true },
    { keys: 'End', label: 'The latest call', run: () => move(calls.at(-1)) },
    { keys: 'Home', label: 'The first call', run: () => move(calls[0]) },
    { keys: '/', label: 'Filter', run: () => search.current?.focus(), isBar: true },
    { keys: 'e', label: 'Errors only', run: () => setFilter({ ...filter, isErrorsOnly: !filter.isErrorsOnly }) },
    {
      keys: 'r',
      label: 'Only where a rule acted',
      run: () => setFilter({ ...filter, isRulesOnly: !filter.isRulesOnly }),
    },
    { keys: 'Escape', label: 'Close the decision', run: () => move(undefined) },
  ])
  const side = selected !== undefined && (
    <DecisionPanel key={selected} world={world} id={selected} onClose={() => move(undefined)} />
  )
  return (
    <Split sideLabel="Decision" side={side}>
      <Toolbar label="Filter the journal">
        <div className={styles.search}>
          <SearchField
            ref={search}
            label="Operation, error, rule or id"
            keyCap="/"
            value={filter.text}
            onChange={(text) => setFilter({ ...filter, text })}
            onEnter={() => select(calls.at(-1))}
          />
        </div>
        <Toggle
          isOn={filter.isErrorsOnly}
          count={counts.errors}
          onTurn={() => setFilter({ ...filter, isErrorsOnly: !filter.isErrorsOnly })}
        >
          Errors
        </Toggle>
        <Toggle
          isOn={filter.isRulesOnly}
          count={counts.rules}
          onTurn={() => setFilter({ ...filter, isRulesOnly: !filter.isRulesOnly })}
        >
          <DiamondIcon size={8} /> Rule fired
        </Toggle>
        <p className={styles.feed} data-feed={feed}>
          <span aria-hidden="true" />
          {feedWords[feed]}
        </p>
      </Toolbar>
      {journal.isTruncated && (
        <p className={styles.truncated} role="note">
          Earlier calls are gone: the journal keeps so many bytes and no more.
        </p>
      )}
      {error !== null && error !== undefined && (
        <div className={styles.error}>
          <ErrorNote error={error} />
        </div>
      )}
      <VitalsTable rows={journal.rows} />
      {feed === 'opening' && journal.rows.length === 0 ? (
        <Loading label="Reading the journal" rows={12} />
      ) : rows.length === 0 ? (
        <Nothing filter={filter} onClear={() => setFilter(anything)} hasRows={journal.rows.length > 0} />
      ) : (
        <JournalTable grid={grid} rows={rows} selected={selected} onSelect={select} isLive={feed === 'streamed'} />
      )}
    </Split>
  )
}
