import { useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Fragment } from 'react'
import { deviceTexts } from '../device-texts'
import { optionLabel, priceLabel } from './facet-labels'
import { inOrder } from './facets'
import { countProducts } from './filter-products'
import type { GridFilter } from './grid-filter'
import { gridTexts } from './grid-texts'
import { offeredFacets, toggleFacet, type Facets } from './use-facets'
import styles from './facet-links.module.css'

interface FacetLinksProps {
  facets: Facets
  filter: GridFilter
  /** The address of the page with a filter. */
  addressOf: (filter: GridFilter) => string
}

/** What the filter does not hold yet and some product has, as links: for browsers that run no scripts. */
export const FacetLinks = ({ facets, filter, addressOf }: FacetLinksProps) => {
  const texts = useTexts(gridTexts)
  const words = useTexts(deviceTexts)
  const link = (label: string, next: GridFilter) => {
    const count = countProducts(facets.products, next)
    return (
      count > 0 && (
        <li key={label}>
          <TextLink href={addressOf(next)}>{`${label} (${count})`}</TextLink>
        </li>
      )
    )
  }
  return (
    <nav aria-label={texts.filters} className={styles.facets}>
      <h2>{facets.isMonthly ? texts.pricePerMonth : texts.price}</h2>
      <ul>
        {facets.prices
          .filter((price) => price !== filter.price)
          .map((price) => link(priceLabel(price, facets.isMonthly, texts, words), { ...filter, price }))}
      </ul>
      {offeredFacets(facets).map((facet) => (
        <Fragment key={facet}>
          <h2>{texts[facet]}</h2>
          <ul>
            {inOrder(facets.lists[facet], facet)
              .filter(({ value }) => !filter[facet].includes(value))
              .map((option) => link(optionLabel(option, words), toggleFacet(facets, filter, facet, option.value)))}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}
