import { Button, Tag } from '@soe/ui'
import { useMemo } from 'react'
import type { JournalRow } from '../../../data'
import { timeOfDay } from '../../../format'
import { countdown } from '../cart/lock-view'
import { isCallOf } from '../cart/owners'
import type { Session, StateView } from '../view/use-state-view'
import { Chooser, Fact, Facts, Nothing, Section } from './section'
import { sessionTimes } from './session-times'

const most = 3

const countedCalls = (session: Session, rows: readonly JournalRow[]) => {
  const counts = new Map<string, number>()
  for (const row of rows) {
    if (row.kind !== 'call' || !isCallOf(row.call, [session])) continue
    counts.set(row.call.operation, (counts.get(row.call.operation) ?? 0) + 1)
  }
  return [...counts].sort(([, left], [, right]) => right - left).slice(0, most)
}

const Times = ({ session, now }: { session: Session; now: number }) => {
  const { phase, warnsAt, endsAt, endedWords } = sessionTimes(session, now)
  if (phase === 'ended') {
    return (
      <Fact name="Ended" tone="red">
        {endedWords}: {session.loggedIn ? 'its next call answers 401' : "its next call is a stranger's"}
      </Fact>
    )
  }
  return (
    <>
      <Fact name={phase === 'warned' ? 'Warned' : 'Warns in'} {...(phase === 'warned' && { tone: 'amber' })}>
        {phase === 'warned' ? (
          `since ${timeOfDay(warnsAt)}`
        ) : (
          <>
            <code>{countdown(warnsAt - now)}</code> at {timeOfDay(warnsAt)}
          </>
        )}
      </Fact>
      <Fact name="Ends in" {...(phase === 'warned' && { tone: 'amber' })}>
        <code>{countdown(endsAt - now)}</code> at {timeOfDay(endsAt)}
      </Fact>
    </>
  )
}

const Calls = ({ session, rows }: { session: Session; rows: readonly JournalRow[] }) => {
  const counted = useMemo(() => countedCalls(session, rows), [session, rows])
  return (
    <Fact name="Calls most">
      {counted.length === 0
        ? 'None yet'
        : counted.map(([operation, count], at) => (
            <span key={operation}>
              {at > 0 && ', '}
              <code>{operation}</code> {count}
            </span>
          ))}
    </Fact>
  )
}

const labelOf = ({ id, audience, endedBy }: Session) => `…${id.slice(-6)}, ${audience}${endedBy ? ', ended' : ''}`

interface SessionSectionProps {
  view: StateView
  onRun: (command: 'expireSession' | 'extendSession', session: Session) => void
}

export const SessionSection = ({ view, onRun }: SessionSectionProps) => {
  const { sessions, session, chooseSession, now, rows } = view
  const isOver = session !== undefined && sessionTimes(session, now).phase === 'ended'
  return (
    <Section
      id="session"
      title="Session"
      notes={
        session && (
          <>
            {sessions.length > 1 ? (
              <Chooser
                label="Which session"
                choices={sessions.map((each) => ({ id: each.id, label: labelOf(each) }))}
                value={session.id}
                onChoose={chooseSession}
              />
            ) : (
              <code>…{session.id.slice(-6)}</code>
            )}
            <Tag>{session.audience}</Tag>
          </>
        )
      }
      actions={
        session &&
        !isOver && (
          <>
            <Button variant="text" size="small" onClick={() => onRun('extendSession', session)}>
              Extend
            </Button>
            <Button variant="text" size="small" onClick={() => onRun('expireSession', session)}>
              Expire
            </Button>
          </>
        )
      }
    >
      {!session ? (
        <Nothing>Nobody has a session: a guest gets one with the first thing that is kept.</Nothing>
      ) : (
        <Facts>
          <Fact name="Signed in as">
            {session.loggedIn ? `${session.firstName ?? session.persona}, ${session.role}` : 'Nobody, a guest'}
          </Fact>
          <Fact name="Last seen">{timeOfDay(session.lastSeenAt)}</Fact>
          <Times session={session} now={now} />
          <Calls session={session} rows={rows} />
        </Facts>
      )}
    </Section>
  )
}
