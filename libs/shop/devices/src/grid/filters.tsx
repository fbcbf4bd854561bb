export { FacetChoices, PriceChoices } from './facet-choices'
export { FilterDialog } from './filter-dialog'
export { FinderDialog } from './finder-dialog'
