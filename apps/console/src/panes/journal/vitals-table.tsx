import { useMemo } from 'react'
import type { JournalRow } from '../../data'
import { pageVitals } from './page-vitals'
import styles from './vitals-table.module.css'

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
