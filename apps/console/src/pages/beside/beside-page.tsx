import type { JournalEntry } from '@soe/simulator-client'
import { Tag, Toolbar, VisuallyHidden } from '@soe/ui'
import { useMemo, type ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useCallsSince, useWorlds, useWorldState } from '../../data'
import { ErrorNote, Loading } from '../../feedback'
import { nameOf } from '../../format'
import { statusWord, toneOf } from '../../panes/journal/call-outcome'
import { diffState, pathText, type Difference } from '../../panes/state/difference/diff-state'
import { differenceWords } from '../../panes/state/difference/difference-words'
import { shownValue } from '../../panes/state/difference/shown-value'
import { besideHref, paneHref } from '../../routes'
import { alignCalls, isUnlike, type CallPair } from './align-calls'
import styles from './beside-page.module.css'

interface Sides {
  readonly left: string
  readonly right: string
}

const WorldHead = ({ world }: { world: string }) => {
  const { data: worlds = [] } = useWorlds()
  const found = worlds.find(({ id }) => id === world)
  return (
    <th scope="col" className={styles.world} title={world}>
      {found ? nameOf(found) : world}
    </th>
  )
}

const Columns = ({ caption, first, sides, children }: SidesTable) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.first}>
          {first}
        </th>
        <WorldHead world={sides.left} />
        <WorldHead world={sides.right} />
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

interface SidesTable {
  readonly caption: string
  readonly first: string
  readonly sides: Sides
  readonly children: ReactNode
}

const presence = { added: ['absent', 'there'], removed: ['there', 'absent'], changed: ['', ''] } as const

const DifferenceRows = ({ difference }: { difference: Difference }) => {
  const [left, right] = presence[difference.kind]
  return (
    <>
      <tr data-kind={difference.kind}>
        <th scope="row">{differenceWords(difference)}</th>
        <td>{left}</td>
        <td>{right}</td>
      </tr>
      {difference.fields.map((change) => (
        <tr key={pathText(change.path)} data-unlike>
          <th scope="row" className={styles.path}>
            {pathText(change.path)}
          </th>
          <td>{shownValue(change, change.before)}</td>
          <td>{shownValue(change, change.after)}</td>
        </tr>
      ))}
    </>
  )
}

const Answer = ({ call }: { call: JournalEntry | undefined }) =>
  call ? (
    <>
      {statusWord(call.status)} {call.error !== undefined && <Tag tone={toneOf(call)}>{call.error}</Tag>}
    </>
  ) : (
    'not called'
  )

const CallRow = ({ pair }: { pair: CallPair }) => {
  const isMarked = isUnlike(pair)
  return (
    <tr data-unlike={isMarked || undefined}>
      <th scope="row">
        {(pair.left ?? pair.right)?.operation}
        {isMarked && <VisuallyHidden> differs</VisuallyHidden>}
      </th>
      <td>
        <Answer call={pair.left} />
      </td>
      <td>
        <Answer call={pair.right} />
      </td>
    </tr>
  )
}

const happened = ({ undoneBy }: JournalEntry) => undoneBy === undefined

const useSides = ({ left, right }: Sides, since: number) => {
  const states = [useWorldState(left), useWorldState(right)] as const
  const calls = [useCallsSince(left, since), useCallsSince(right, 0)] as const
  const [before, after] = [states[0].data, states[1].data]
  const [leftCalls, rightCalls] = [calls[0].data, calls[1].data]
  const differences = useMemo(() => before && after && diffState({ ...before }, { ...after }), [before, after])
  const pairs = useMemo(
    () => leftCalls && rightCalls && alignCalls(leftCalls.filter(happened), rightCalls.filter(happened)),
    [leftCalls, rightCalls],
  )
  const failed = [...states, ...calls].find(({ error }) => error)
  return { differences, pairs, error: failed?.error, retry: () => void failed?.refetch() }
}

const Beside = ({ sides, since }: { sides: Sides; since: number }) => {
  const { differences, pairs, error, retry } = useSides(sides, since)
  if (error)
    return (
      <div className={styles.error}>
        <ErrorNote error={error} onRetry={retry} />
      </div>
    )
  if (!differences || !pairs) return <Loading label="Reading both worlds" rows={8} />
  const unlike = pairs.filter(isUnlike).length
  return (
    <div className={styles.tables}>
      <Columns caption={`State: ${differences.length} differ`} first="What" sides={sides}>
        {differences.map((difference) => (
          <DifferenceRows key={`${difference.collection} ${difference.id}`} difference={difference} />
        ))}
      </Columns>
      <Columns caption={`Calls: ${unlike} of ${pairs.length} differ`} first="Call" sides={sides}>
        {pairs.map((pair) => (
          <CallRow key={`${pair.left?.id} ${pair.right?.id}`} pair={pair} />
        ))}
      </Columns>
    </div>
  )
}

const Side = ({ label, world, onChoose }: { label: string; world: string; onChoose: (id: string) => void }) => {
  const { data: worlds = [] } = useWorlds()
  const known = worlds.some(({ id }) => id === world)
  return (
    <div className={styles.side}>
      <label>
        {label}{' '}
        <select value={world} onChange={(event) => onChoose(event.target.value)}>
          {!known && <option value={world}>{world}</option>}
          {worlds.map((overview) => (
            <option key={overview.id} value={overview.id}>
              {nameOf(overview)}
            </option>
          ))}
        </select>
      </label>
      <Link href={paneHref(world, 'journal')}>
        Open its journal<VisuallyHidden> of {world}</VisuallyHidden>
      </Link>
    </div>
  )
}

/** Two worlds side by side, such as a world and a branch of it: their state, and the calls since they parted. */
export const BesidePage = ({ left, right }: Sides) => {
  const since = Number(new URLSearchParams(useSearch()).get('since')) || 0
  const [, go] = useLocation()
  return (
    <>
      <Toolbar label="Two worlds side by side">
        <h1 className={styles.title}>Side by side</h1>
        <Side label="Left" world={left} onChoose={(id) => go(besideHref(id, right))} />
        <Side label="Right" world={right} onChoose={(id) => go(besideHref(left, id))} />
      </Toolbar>
      <Beside key={`${left} ${right}`} sides={{ left, right }} since={since} />
    </>
  )
}
