import type { JournalRow } from '../../data'

const vitals = ['LCP', 'INP', 'CLS'] as const
export type Vital = (typeof vitals)[number]

/** How a page was for three of four shoppers: milliseconds, for CLS a number without a unit. */
export interface PageVitals extends Readonly<Partial<Record<Vital, number>>> {
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
