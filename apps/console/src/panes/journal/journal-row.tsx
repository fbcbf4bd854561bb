/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements laid out as a grid lose their roles */
import { durationInMs, type WorldEventKind, type WorldEvent } from '@soe/contracts'
import {
  BoltIcon,
  CameraIcon,
  classNames,
  ClockIcon,
  DiamondIcon,
  FileIcon,
  PersonIcon,
  PhoneIcon,
  ResetIcon,
  Tag,
} from '@soe/ui'
import type { ReactNode } from 'react'
import type { JournalRow as Row } from '../../data'
import { exactTime, timeOfDay, dayAndTime, durationOf } from '../../format'
import { reasonOf, statusWord, toneOf } from './call-outcome'
import styles from './journal-table.module.css'

const eventWords = ({ kind, at, sentence, details = {} }: WorldEvent): string => {
  if (kind !== 'clock-changed') return sentence
  const { advance, freeze, resume } = details
  if (typeof advance === 'string') return `Clock advanced ${durationOf(durationInMs(advance))}`
  if (freeze !== undefined) return `Clock frozen at ${dayAndTime(Date.parse(at))}`
  return resume === true ? 'Clock runs again' : sentence
}

/** Equals `--row-height`. */
export const rowHeight = 26

const marks: Readonly<Record<WorldEventKind, ReactNode>> = {
  'clock-changed': <ClockIcon size={13} />,
  'command-run': <BoltIcon size={13} />,
  'scenario-armed': <DiamondIcon />,
  'scenario-disarmed': <DiamondIcon filled={false} />,
  'snapshot-taken': <CameraIcon size={13} />,
  'snapshot-restored': <ResetIcon size={13} />,
  'world-rewound': <ResetIcon size={13} />,
  'signed-in': <PersonIcon size={13} />,
  'document-sent': <FileIcon size={13} />,
  'page-event': <PhoneIcon size={13} />,
  'chat-changed': <PersonIcon size={13} />,
}

const Operation = ({ name }: { name: string }) => {
  const [area, ...rest] = name.split('.')
  return (
    <>
      <span className={styles.area}>{area}.</span>
      {rest.join('.')}
    </>
  )
}

const CallCells = ({ row }: { row: Extract<Row, { kind: 'call' }> }) => {
  const { call } = row
  const tone = toneOf(call)
  return (
    <>
      <span role="cell" className={styles.paste}>
        {timeOfDay(row.at)}
        <span className={styles.millis}>{exactTime(row.at).slice(-4)}</span>
      </span>
      <span role="cell" className={classNames(styles.paste, styles.operation)}>
        <Operation name={call.operation} />
      </span>
      <span role="cell" className={styles.audience}>
        {call.audience}
      </span>
      <span role="cell" className={styles.paste} data-tone={call.status >= 400 || call.status === 0 ? 'red' : 'plain'}>
        {statusWord(call.status)}
      </span>
      <span role="cell">{call.error !== undefined && <Tag tone={tone}>{call.error}</Tag>}</span>
      <span role="cell" className={styles.cause}>
        {call.rule ? (
          <span className={styles.rule}>
            <DiamondIcon size={8} /> {call.rule.rule}
          </span>
        ) : (
          reasonOf(call)
        )}
        {call.undoneBy !== undefined && <span className={styles.undone}> undone by {call.undoneBy}</span>}
      </span>
    </>
  )
}

const EventCells = ({ row }: { row: Extract<Row, { kind: 'event' }> }) => (
  <>
    <span role="cell" className={styles.paste}>
      {timeOfDay(row.at)}
    </span>
    <span role="cell" className={styles.event}>
      {marks[row.event.kind]}
      <span title={row.event.sentence}>{eventWords(row.event)}</span>
    </span>
  </>
)

interface JournalRowProps {
  row: Row
  at: number
  isSelected: boolean
  onSelect: (row: Row) => void
}

export const rowDomId = (row: Row) => `row-${row.id}`

export const JournalRow = ({ row, at, isSelected, onSelect }: JournalRowProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the table has the focus, the pane handles the keys
  <div
    id={rowDomId(row)}
    role="row"
    aria-rowindex={at + 2}
    aria-selected={isSelected}
    className={styles.row}
    data-kind={row.kind}
    data-undone={row.kind === 'call' && row.call.undoneBy !== undefined}
    style={{ top: at * rowHeight }}
    onClick={() => onSelect(row)}
  >
    {row.kind === 'call' ? <CallCells row={row} /> : <EventCells row={row} />}
  </div>
)
