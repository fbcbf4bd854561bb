import { useMemo } from 'react'
import type { JournalRow } from '../../data'
import styles from './vitals-table.module.css'

const vitals = ['LCP', 'INP', 'CLS'] as const

type Vital = (typeof vitals)[number]

/** How a page was for three of four shoppers: milliseconds, for CLS a number without a unit. */
interface PageVitals extends Readonly<Partial<Record<Vital, number>>> {
  readonly page: string
  readonly views: number
}

/** The value that three of four don't exceed, by which browsers' makers judge a page. */
const threeOfFour = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1]

const isVital = (name: unknown): name is Vital => vitals.some((vital) => vital === name)

/** What pages have said of their speed, in the order of their first word. */
export const pageVitals = (rows: readonly JournalRow[]): readonly PageVitals[] => {
  const pages = new Map<string, Record<Vital, number[]>>()
  for (const row of rows) {
    if (row.kind !== 'event' || row.event.kind !== 'page-event') continue
    const { event, page, value } = row.event.details ?? {}
    if (!isVital(event) || typeof page !== 'string' || typeof value !== 'number') continue
    const values = pages.get(page) ?? { LCP: [], INP: [], CLS: [] }
    values[event].push(value)
    pages.set(page, values)
  }
  return [...pages].map(([page, { LCP, INP, CLS }]) => ({
    page,
    views: LCP.length,
    LCP: threeOfFour(LCP),
    INP: threeOfFour(INP),
    CLS: threeOfFour(CLS),
  }))
}

const milliseconds = (value: number | undefined) => (value === undefined ? '–' : `${value} ms`)

/** How fast the shop's pages were, from their reports to the tag manager; nothing if none has reported. */
export const VitalsTable = ({ rows }: { rows: readonly JournalRow[] }) => {
  const pages = useMemo(() => pageVitals(rows), [rows])
  if (pages.length === 0) return null
  return (
    <details className={styles.vitals}>
      <summary>Speed of pages</summary>
      <div className={styles.scroll}>
        <table>
          <caption>What three of four views did not exceed</caption>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Views</th>
              <th scope="col">LCP</th>
              <th scope="col">INP</th>
              <th scope="col">CLS</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page, views, LCP, INP, CLS }) => (
              <tr key={page}>
                <th scope="row">{page}</th>
                <td>{views}</td>
                <td>{milliseconds(LCP)}</td>
                <td>{milliseconds(INP)}</td>
                <td>{CLS ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
