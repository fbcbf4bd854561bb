import { onCLS, onINP, onLCP } from 'web-vitals'
import type { PageEvent } from '../events/page-event'
import { trackVitals } from './start-tracking'

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }))

const measured = (on: jest.Mock, name: string, value: number) => on.mock.calls[0]?.[0]({ name, value, rating: 'good' })

it('tells each figure of the page that the document opened with, or that Back restored', async () => {
  const sent: PageEvent[] = []
  let shown = { page: 'gridwall', path: '/smartphones/', name: undefined }
  const following = trackVitals({
    here: () => shown,
    send: (event) => event && sent.push(event),
    enter: jest.fn(),
    restore: jest.fn(),
    fail: jest.fn(),
  })
  shown = { page: 'product detail', path: '/smartphones/orbit-12-pro/', name: undefined }
  await following
  measured(jest.mocked(onLCP), 'LCP', 1234.5678)
  measured(jest.mocked(onINP), 'INP', 48)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  measured(jest.mocked(onCLS), 'CLS', 0.012345)
  expect(sent).toEqual([
    { event: 'LCP', page: 'gridwall', path: '/smartphones/', value: 1235, rating: 'good' },
    { event: 'INP', page: 'gridwall', path: '/smartphones/', value: 48, rating: 'good' },
    { event: 'CLS', page: 'product detail', path: '/smartphones/orbit-12-pro/', value: 0.012, rating: 'good' },
  ])
})
