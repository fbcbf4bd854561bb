import { useTexts } from '@soe/shop-platform'
import { Chip, Cluster, TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { deviceTexts } from '../device-texts'
import { optionLabel, priceLabel } from './facet-labels'
import { clearFacets, countFacets, listFacets, type GridFilter } from './grid-filter'
import { gridTexts } from './grid-texts'
import { toggleFacet, type Facets } from './use-facets'
import type { FilterHref } from './use-grid-filter'
import styles from './applied-filters.module.css'

interface AppliedFiltersProps {
  facets: Facets
  filter: GridFilter
  hrefOf: FilterHref
}

/** The applied filters, each with a link that removes it. */
export const AppliedFilters = ({ facets, filter, hrefOf }: AppliedFiltersProps) => {
  const texts = useTexts(gridTexts)
  const words = useTexts(deviceTexts)
  if (countFacets(filter) === 0) return null
  const chip = (key: string, label: string, without: GridFilter) => (
    <Link key={key} href={hrefOf(without)} asChild>
      <Chip href="" label={label} removeLabel={texts.remove(label)} />
    </Link>
  )
  const cleared = hrefOf(clearFacets(filter))
  return (
    <Cluster gap={10} className={styles.chips}>
      {filter.price !== undefined &&
        chip('price', priceLabel(filter.price, facets.isMonthly, texts, words), { ...filter, price: undefined })}
      {listFacets.flatMap((facet) =>
        filter[facet].map((value) => {
          const option = facets.lists[facet].find((each) => each.value === value) ?? { value }
          return chip(`${facet}-${value}`, optionLabel(option, words), toggleFacet(facets, filter, facet, value))
        }),
      )}
      <Link href={cleared} asChild>
        <TextLink size="small" className={styles.clear} href={cleared}>
          {texts.clear}
        </TextLink>
      </Link>
    </Cluster>
  )
}
