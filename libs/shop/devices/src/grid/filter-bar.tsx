import { usePreparedWhenIdle, useShop, useTexts } from '@soe/shop-platform'
import { Button, FilterIcon, Popover, useReady } from '@soe/ui'
import { useState } from 'react'
import type { FilterProps } from './facet-choices'
import { countFacets, listFacets, type GridFilter } from './grid-filter'
import { gridTexts } from './grid-texts'
import { FacetChoices, FacetLinks, FilterDialog, prepareFilters, PriceChoices } from './lazy-filters'
import { SearchField } from './search-field'
import { SortSelect } from './sort-select'
import { offeredFacets } from './use-facets'
import type { FilterHref } from './use-grid-filter'
import styles from './filter-bar.module.css'

export interface FilterBarProps extends FilterProps {
  /** Names the search: "Search smartphones". */
  searchLabel: string
  /** How many products the filter finds. */
  found: number
  hrefOf: FilterHref
}

const FilterMenus = (props: FilterProps) => {
  const texts = useTexts(gridTexts)
  const { facets, filter } = props
  const [first, ...rest] = offeredFacets(facets).map((facet) => (
    <Popover
      key={facet}
      label={texts[facet]}
      count={filter[facet].length}
      countLabel={texts.chosen(filter[facet].length)}
    >
      <FacetChoices facet={facet} {...props} />
    </Popover>
  ))
  return (
    <div className={styles.menus}>
      {first}
      {facets.prices.length > 0 && (
        <Popover
          label={facets.isMonthly ? texts.pricePerMonth : texts.price}
          count={filter.price === undefined ? 0 : 1}
          countLabel={texts.chosen(1)}
        >
          <PriceChoices {...props} />
        </Popover>
      )}
      {rest}
    </div>
  )
}

/** The parts of the filter that the form itself has no field for. */
const KeptFacets = ({ filter }: { filter: GridFilter }) => (
  <>
    {listFacets.flatMap((facet) =>
      filter[facet].map((value) => <input key={`${facet}-${value}`} type="hidden" name={facet} value={value} />),
    )}
    {filter.price !== undefined && <input type="hidden" name="price" value={filter.price} />}
  </>
)

/** Menus in a row on wide screens; one button that opens them all on narrow ones. Without scripts, links. */
export const FilterBar = ({ searchLabel, found, hrefOf, ...props }: FilterBarProps) => {
  const texts = useTexts(gridTexts)
  const { base } = useShop()
  const ready = useReady()
  /** Undefined until first opened. */
  const [isOpen, setOpen] = useState<boolean>()
  usePreparedWhenIdle(prepareFilters)
  const { facets, filter, setFilter } = props
  const chosen = countFacets(filter)
  return (
    <div className={styles.bar}>
      <FilterMenus {...props} />
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        disabled={!ready}
        onClick={() => setOpen(true)}
      >
        <FilterIcon size={20} />
        {texts.filter}
        {chosen > 0 && <span className={styles.badge}>{chosen}</span>}
      </button>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <KeptFacets filter={filter} />
        <div className={styles.search}>
          <SearchField
            label={searchLabel}
            q={filter.q}
            onSearch={(q) => setFilter({ ...filter, q }, { replace: true })}
          />
        </div>
        <SortSelect filter={filter} setFilter={setFilter} />
        <noscript>
          <Button type="submit" size="small" variant="outline">
            {texts.apply}
          </Button>
        </noscript>
      </form>
      <noscript>
        <FacetLinks facets={facets} filter={filter} addressOf={(next) => `${base}${hrefOf(next)}`} />
      </noscript>
      {isOpen !== undefined && <FilterDialog open={isOpen} onClose={() => setOpen(false)} found={found} {...props} />}
    </div>
  )
}
