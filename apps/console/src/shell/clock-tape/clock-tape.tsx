import type { JournalEntry, WorldOverview, WorldState } from '@soe/simulator-client'
import type { CSSProperties } from 'react'
import { useJournal, useWorldNow, useWorldState, type JournalRow } from '../../data'
import { durationOf, hourAndMinute, timeOfDay } from '../../format'
import { toneOf } from '../../panes/journal/call-outcome'
import { leaps } from '../world-header/clock-control'
import styles from './clock-tape.module.css'
import { isOnTape, lockSpans, positionOf, sessionSpans, shiftsOf, tapeSpan, ticksOf, type Span } from './tape-geometry'

const left = (at: number, now: number): CSSProperties => ({ left: `${positionOf(at, now) * 100}%` })

/** How close a tick may come to another label; the label of now is the longest. */
const roomOf = { now: 130_000, leap: 85_000 } as const

/** The label of now is left of its line; a leap's is right of its own, except for the second one. */
const isCrowded = (at: number, now: number) =>
  Math.abs(at - (now - 78_000)) < roomOf.now ||
  leaps.some((minutes) => Math.abs(at - now - minutes * 60_000 - (minutes === 28 ? -40_000 : 40_000)) < roomOf.leap)

const Scale = ({ now }: { now: number }) =>
  ticksOf(now).map((at) => (
    <span key={at} className={styles.tick} style={left(at, now)} data-near={isCrowded(at, now)}>
      {hourAndMinute(at)}
    </span>
  ))

const latestShown = 400

const callsOnTape = (rows: readonly JournalRow[], now: number) =>
  rows
    .slice(-latestShown)
    .flatMap((row) => (row.kind === 'call' && row.at <= now && isOnTape(row.at, now) ? [row] : []))

/** Failed calls are red or amber, whatever made them fail. Of the rest, those that a rule changed stand out. */
const toneOnTape = (call: JournalEntry) => {
  const tone = toneOf(call)
  return tone === 'plain' && call.rule ? 'accent' : tone
}

const Calls = ({ rows, now }: { rows: readonly JournalRow[]; now: number }) => {
  const calls = callsOnTape(rows, now)
  const shifts = shiftsOf(
    calls.map(({ at }) => at),
    now,
  )
  return calls.map(({ id, at, call }, index) => (
    <span
      key={id}
      className={styles.call}
      style={{ ...left(at, now), translate: `${-(shifts[index] ?? 0)}px` }}
      data-tone={toneOnTape(call)}
      title={`${timeOfDay(at)} ${call.operation} ${call.error ?? call.status}`}
    />
  ))
}

const Leaps = ({ now }: { now: number }) =>
  leaps.map((minutes) => (
    <span key={minutes} className={styles.leap} style={left(now + minutes * 60_000, now)} data-side={minutes === 28}>
      <span>+{minutes}</span>
    </span>
  ))

const wordsOf = ({ kind, label, from, to }: Span): string => {
  if (kind === 'lock') return `${label}, ${durationOf(to - from)} left`
  return kind === 'ended' ? `${label} ${timeOfDay(from)}` : label
}

const Spans = ({ spans, now }: { spans: readonly Span[]; now: number }) =>
  spans.map((span) => (
    <span
      key={span.id}
      className={styles.span}
      data-kind={span.kind}
      title={`${wordsOf(span)}, until ${timeOfDay(span.to)}`}
      style={{ ...left(span.from, now), width: `${(positionOf(span.to, now) - positionOf(span.from, now)) * 100}%` }}
    >
      {wordsOf(span)}
    </span>
  ))

const nothing: Pick<WorldState, 'locks' | 'sessions'> = { locks: [], sessions: [] }

const summaryOf = (now: number, spans: readonly Span[]) =>
  `It is ${timeOfDay(now)}. ${spans.map((span) => `${wordsOf(span)}, until ${timeOfDay(span.to)}.`).join(' ')}`

export const ClockTape = ({ world }: { world: WorldOverview }) => {
  const now = useWorldNow(world.id)
  const { journal } = useJournal()
  const { data: state = nothing } = useWorldState(world.id)
  const spans = [...lockSpans(state, now), ...sessionSpans(state, now)]
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with elements, and the label describes every mark
    <div className={styles.tape} role="img" aria-label={summaryOf(now, spans)}>
      <div className={styles.past} style={{ width: `${positionOf(now, now) * 100}%` }} />
      <Scale now={now} />
      <Calls rows={journal.rows} now={now} />
      <Leaps now={now} />
      <Spans spans={spans} now={now} />
      <span className={styles.now} style={left(now, now)}>
        <span>{timeOfDay(now)}</span>
      </span>
      {spans.length === 0 && (
        <span className={styles.calm} style={left(now + tapeSpan.ahead / 17, now)}>
          Nothing is about to end: no lock holds a cart, and no session is on.
        </span>
      )}
    </div>
  )
}
