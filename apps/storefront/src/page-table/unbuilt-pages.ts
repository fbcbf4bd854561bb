import type { PageName } from '@soe/shop-journey'

/** The part of the shop that a page belongs to, and that will build it. */
export type PageOwner = 'chat'

/**
 * Pages that the specification names and the shop lacks: their addresses answer 404. A test fails for a page that is
 * both here and in a table, or in neither.
 */
export const unbuiltPages: Readonly<Partial<Record<PageName, PageOwner>>> = {
  'stores/video-assist': 'chat',
}
