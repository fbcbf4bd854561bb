import type { MetricType } from 'web-vitals'
import type { Tracker } from './create-tracker'

const rounded = ({ name, value }: MetricType) => (name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value))

/**
 * Tells how the page was for this shopper, as browsers measure it: of the page that the document opened with, or that Back
 * restored. The browser says so when the page is left, hidden or first used.
 */
export const trackVitals = async ({ here, send }: Tracker): Promise<void> => {
  let { page, path } = here()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ({ page, path } = here())
  })
  const { onCLS, onINP, onLCP } = await import('web-vitals')
  const tell = (metric: MetricType) => {
    if (metric.name !== 'LCP' && metric.name !== 'INP' && metric.name !== 'CLS') return
    send({ event: metric.name, page, path, value: rounded(metric), rating: metric.rating })
  }
  onLCP(tell)
  onINP(tell)
  onCLS(tell)
}
