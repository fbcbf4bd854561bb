import type { PageName } from '@soe/shop-journey'

/** The part of the shop that a page belongs to, and that will build it. */
export type PageOwner = 'chat'

/**
 * Pages that the specification names and the shop does not have yet: their addresses answer 404. Whoever builds one
 * takes it off this list; a test finds pages that are on neither list, or on both.
 */
export const unbuiltPages: Readonly<Partial<Record<PageName, PageOwner>>> = {
  'stores/video-assist': 'chat',
}
