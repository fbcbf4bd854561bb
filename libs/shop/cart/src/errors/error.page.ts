import type { PageRecord } from '@soe/shop-platform'

export const errorPage: PageRecord = {
  file: 'error-page',
  addresses: { 'error/genericError': 'platform 2', error: 'commerce 2.5' },
  bar: 'B',
  chat: { context: 'shop', priority: 'Low', isHelp: true },
  tracked: [
    {
      name: 'holiday offers error',
      when: ({ parameters }) => parameters.campaignName?.toLowerCase() === 'holiday',
    },
  ],
  loadDocument: async (shop) => (await import('./error.server')).loadError(shop),
  isDrawn: true,
}
