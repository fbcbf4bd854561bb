import { rowOfEvent } from '../../data/journal-rows'
import { pageVitals } from './vitals-table'

const told = (event: string, page: string, value: unknown) =>
  rowOfEvent({
    id: '1.1',
    after: 1,
    at: '2026-11-20T14:31:47.302Z',
    kind: 'page-event',
    sentence: '',
    details: { event, page, value },
  })

it('says of each page what three of four shoppers had', () => {
  expect(pageVitals([])).toEqual([])
  const slow = [400, 100, 300, 200].map((value) => told('LCP', 'gridwall', value))
  const others = [told('pageView', 'cart', 9), told('LCP', 'cart', '9'), told('CLS', 'cart', 0.01)]
  expect(pageVitals([...slow, told('INP', 'gridwall', 24), ...others])).toEqual([
    { page: 'gridwall', views: 4, LCP: 300, INP: 24, CLS: undefined },
    { page: 'cart', views: 0, LCP: undefined, INP: undefined, CLS: 0.01 },
  ])
})
