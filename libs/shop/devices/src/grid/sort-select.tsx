import { useTexts } from '@soe/shop-platform'
import { ChevronIcon } from '@soe/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
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
  const select = useRef<HTMLSelectElement>(null)
  const setSort = (value: string) => setFilter({ ...filter, sort: value as Sort })
  const chooseEarly = useEffectEvent(() => {
    const { value } = select.current ?? {}
    if (value !== undefined && value !== filter.sort) setSort(value)
  })
  // What was chosen before the page's scripts ran is in the element alone.
  useEffect(() => chooseEarly(), [])
  return (
    <label className={styles.sort}>
      <span className={styles.label}>{texts.sort}</span>
      <select
        ref={select}
        name="sort"
        className={styles.select}
        value={filter.sort}
        onChange={({ target }) => setSort(target.value)}
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
