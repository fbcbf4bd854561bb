import type { Product } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import { Button, Heading, PageHeading, Stack, Status, TextLink, TileGrid, useReady } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { productsQuery, type GridCategory } from '../device-queries'
import { deviceTexts } from '../device-texts'
import { LoadFailed } from '../load-failed'
import { usePrepaid } from '../use-prepaid'
import { AppliedFilters } from './applied-filters'
import { closestProducts, filterProducts, type FoundProduct } from './filter-products'
import type { FilterProps } from './facet-choices'
import { FilterBar } from './filter-bar'
import { FinderDialog } from './lazy-filters'
import { clearFacets } from './grid-filter'
import { gridTexts } from './grid-texts'
import { ProductTile } from './product-tile'
import { TileSkeleton } from './tile-skeleton'
import { findQuestions, useFacets } from './use-facets'
import { useGridFilter } from './use-grid-filter'
import styles from './product-grid.module.css'

export interface ProductGridProps {
  category: GridCategory
  /** Sold outright on the prepaid pages, without hearts. */
  isPrepaid?: boolean
}

const none: readonly Product[] = []
/** Tiles that a page opens with. */
const firstTiles = 3

type TilesProps = Omit<ProductGridProps, 'category'> & { found: readonly FoundProduct[] }

/** Drawn behind the answer to a choice, so that the choice shows at once. */
const Tiles = memo(({ found, isPrepaid = false }: TilesProps) => (
  <TileGrid isPaired className={styles.tiles}>
    {found.map(({ product, sku }, index) => (
      <ProductTile
        key={product.productId}
        product={product}
        sku={sku}
        isPrepaid={isPrepaid}
        isFirst={index < firstTiles}
      />
    ))}
  </TileGrid>
))

const WaitingTiles = ({ label }: { label: string }) => (
  <div aria-busy="true">
    <Status>{label}</Status>
    <TileGrid isPaired className={styles.tiles}>
      {Array.from({ length: 6 }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </TileGrid>
  </div>
)

const NothingFound = ({ href }: { href: string }) => {
  const texts = useTexts(gridTexts)
  return (
    <Stack gap={20} className={styles.nothing}>
      <Heading size={40}>{texts.nothingTitle}</Heading>
      <p>{texts.nothing}</p>
      <div>
        <Link href={href} asChild>
          <Button variant="ink" href={href}>
            {texts.nothingAction}
          </Button>
        </Link>
      </div>
    </Stack>
  )
}

/** Asks a few questions instead of filters. */
const Finder = (props: FilterProps) => {
  const { help } = useTexts(gridTexts)
  const ready = useReady()
  /** Undefined until first opened. */
  const [isOpen, setOpen] = useState<boolean>()
  if (findQuestions(props.facets).length < 2) return null
  return (
    <>
      <TextLink inline aria-haspopup="dialog" disabled={!ready} onClick={() => setOpen(true)}>
        {help}
      </TextLink>
      {isOpen !== undefined && <FinderDialog open={isOpen} onClose={() => setOpen(false)} {...props} />}
    </>
  )
}

/** The products of a category, or all, with search, filters and order, all stored in the address. */
export const ProductGrid = ({ category, isPrepaid: isPrepaidPage = false }: ProductGridProps) => {
  const shop = useShop()
  const { isPrepaid, isKnown } = usePrepaid(isPrepaidPage)
  const words = useTexts(deviceTexts)
  const texts = useTexts(gridTexts)
  const { filter, setFilter, hrefOf } = useGridFilter()
  const {
    data: answer,
    isError,
    refetch,
  } = useQuery({
    ...productsQuery(shop, category),
    enabled: isKnown,
    meta: { showsError: true },
  })
  const data = isKnown ? answer : undefined
  const products = data?.products ?? none
  const facets = useFacets(products)
  const found = useMemo(() => filterProducts(products, filter), [products, filter])
  const shown = useDeferredValue(found)
  const title = isPrepaid && category === 'smartphones' ? words.prepaid : words[category]
  const count = data && found.length
  return (
    <>
      <div className={styles.heading}>
        <PageHeading
          {...(count !== undefined && { count, countLabel: texts.count(count) })}
          aside={
            <>
              {isPrepaid ? texts.prepaidIntro : texts[`${category}Intro`]}{' '}
              <Finder facets={facets} filter={filter} setFilter={setFilter} />
            </>
          }
        >
          {title}
        </PageHeading>
      </div>
      <FilterBar
        searchLabel={texts.searchIn(title)}
        found={found.length}
        facets={facets}
        filter={filter}
        setFilter={setFilter}
        hrefOf={hrefOf}
      />
      <AppliedFilters facets={facets} filter={filter} hrefOf={hrefOf} />
      {data && <Status>{texts.count(found.length)}</Status>}
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <WaitingTiles label={words.loading} />}
      {data && found.length > 0 && <Tiles found={shown} isPrepaid={isPrepaid} />}
      {data && found.length === 0 && (
        <>
          <NothingFound href={hrefOf({ ...clearFacets(filter), q: '' })} />
          <Tiles found={closestProducts(products, filter)} isPrepaid={isPrepaid} />
        </>
      )}
    </>
  )
}
