import { lazyPart } from '@soe/shop-platform'

const load = () => import('./filters')

/** The choices inside the filters' menus and dialog, fetched once the page is idle. */
export const FacetChoices = lazyPart(async () => (await load()).FacetChoices)
export const PriceChoices = lazyPart(async () => (await load()).PriceChoices)
export const FilterDialog = lazyPart(async () => (await load()).FilterDialog)
export const FinderDialog = lazyPart(async () => (await load()).FinderDialog)

export const prepareFilters = () =>
  Promise.all([FacetChoices, PriceChoices, FilterDialog, FinderDialog].map((part) => part.prepare()))

/** Only a server draws them. */
export const FacetLinks = lazyPart(() => import('./facet-links').then((module) => module.FacetLinks))
