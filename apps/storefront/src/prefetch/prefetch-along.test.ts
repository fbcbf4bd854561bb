import type { Shop } from '@soe/shop-platform'
import { prefetchAlong } from './prefetch-along'

it('prefetches for each page once, in any language, and stops for the page that is left', () => {
  const events: string[] = []
  const go = (path: string) => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new Event('pushState'))
  }
  go('/espanol/watches/')
  prefetchAlong(window, { base: '/espanol' } as Shop, (_shop, path) => {
    events.push(`begin ${path}`)
    return () => void events.push(`stop ${path}`)
  })
  go('/espanol/watches/?sort=price')
  go('/espanol/tablets/')
  expect(events).toEqual(['begin /watches/', 'stop /watches/', 'begin /tablets/'])
})
