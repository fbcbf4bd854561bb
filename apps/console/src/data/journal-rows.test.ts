import type { WorldEvent } from '@soe/contracts'
import type { JournalEntry } from '@soe/simulator-client'
import { mostRows, noRows, rowOfCall, rowOfEvent, withRows } from './journal-rows'

const call = (seq: number) => rowOfCall({ id: `w-${seq}`, seq, at: '2026-11-20T14:00:00.000Z' } as JournalEntry)
const event = (id: string) => rowOfEvent({ id, at: '2026-11-20T14:00:00.000Z' } as WorldEvent)
const ids = ({ rows }: typeof noRows) => rows.map(({ id }) => id)

describe('the rows of the journal', () => {
  it('grow by what is new, calls and events in their order', () => {
    const rows = withRows(withRows(noRows, [event('0.1'), call(1)]), [call(2), event('2.1'), event('2.2')])
    expect(ids(rows)).toEqual(['event-0.1', 'w-1', 'w-2', 'event-2.1', 'event-2.2'])
    expect([rows.calls, rows.since]).toEqual([2, '2.2'])
  })

  it('take nothing twice, from whichever request', () => {
    const rows = withRows(noRows, [call(1), event('1.1'), call(2)])
    expect(withRows(rows, [call(1), event('1.1'), call(2)])).toBe(rows)
    expect(ids(withRows(rows, [call(2), call(10)]))).toEqual(['w-1', 'event-1.1', 'w-2', 'w-10'])
  })

  it('show which calls a rewind undid, and leave those that an earlier one undid to it', () => {
    const rewound = (id: string, before: string, rewind: string) =>
      rowOfEvent({
        id,
        at: '2026-11-20T14:00:00.000Z',
        kind: 'world-rewound',
        details: { before, rewind },
      } as unknown as WorldEvent)
    const first = withRows(noRows, [call(1), call(2), call(3), rewound('4.1', 'w-3', 'w-4'), call(5)])
    const { rows } = withRows(first, [rewound('6.1', 'w-2', 'w-6'), call(7)])
    const marks = rows.flatMap((row) => (row.kind === 'call' ? [[row.id, row.call.undoneBy]] : []))
    expect(marks).toEqual([
      ['w-1', undefined],
      ['w-2', 'w-6'],
      ['w-3', 'w-4'],
      ['w-5', 'w-6'],
      ['w-7', undefined],
    ])
  })

  it('say that earlier ones are gone', () => {
    expect(withRows(noRows, [call(9)], true).isTruncated).toBe(true)
  })

  it('leave the oldest behind once there are too many', () => {
    const rows = withRows(
      noRows,
      Array.from({ length: mostRows + 5 }, (_, at) => call(at + 1)),
    )
    expect([rows.rows.length, rows.rows[0]?.id, rows.calls, rows.isTruncated]).toEqual([
      mostRows,
      'w-6',
      mostRows + 5,
      true,
    ])
  })
})
