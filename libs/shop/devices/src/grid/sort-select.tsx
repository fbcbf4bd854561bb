import { useTexts } from '@soe/shop-platform'
import { ChevronIcon } from '@soe/ui'
import { sorts, type GridFilter, type Sort } from './grid-filter'
import { gridTexts, type GridTexts } from './grid-texts'
import type { SetFilter } from './use-grid-filter'
import styles from './sort-select.module.css'

const sortLabels: Readonly<Record<Sort, keyof GridTexts & `sort${string}`>> = {
  featured: 'sortFeatured',
  price: 'sortPrice',
  'price-desc': 'sortPriceDesc',
  name: 'sortName',
}

export const SortSelect = ({ filter, setFilter }: { filter: GridFilter; setFilter: SetFilter }) => {
  const texts = useTexts(gridTexts)
  return (
    <label className={styles.sort}>
      <span className={styles.label}>{texts.sort}</span>
      <select
        className={styles.select}
        value={filter.sort}
        onChange={({ target }) => setFilter({ ...filter, sort: target.value as Sort })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts[sortLabels[sort]]}
          </option>
        ))}
      </select>
      <ChevronIcon size={14} />
    </label>
  )
}
