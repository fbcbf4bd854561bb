import type { Product } from '@soe/contracts'
import { useIdentity, usePageMeta, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { PageHeading, SectionHeading, Skeleton, Stack, Status, TextLink, TileGrid } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { ProductTile } from '../grid/product-tile'
import { TileSkeleton } from '../grid/tile-skeleton'
import { LoadFailed } from '../load-failed'
import { usePrepaid } from '../use-prepaid'
import type { ResultGroup, SearchResults } from './result-groups'
import { searchablePages } from './found-pages'
import { readSearchAddress, searchPath, type SearchAddress } from './search-address'
import { SearchBox } from './search-box'
import { searchQuery } from './search-queries'
import { PageRows, PlanRows } from './search-rows'
import { searchTexts } from './search-texts'
import styles from './search-page.module.css'

const ProductTiles = ({ products }: { products: readonly Product[] }) => {
  const { isPrepaid } = usePrepaid(false)
  return (
    <TileGrid isPaired>
      {products.map((product, index) => {
        const sku = product.childSkus.find(({ skuId }) => skuId === product.defaultSKU) ?? product.childSkus[0]
        return (
          sku && (
            <ProductTile
              key={product.productId}
              product={product}
              sku={sku}
              isPrepaid={isPrepaid}
              isFirst={index === 0}
            />
          )
        )
      })}
    </TileGrid>
  )
}

/** Results of a group that the page shows beside other groups. */
const firstResults = 6

const Results = ({ group, results, limit }: GroupProps & { limit: number }) => {
  if (group === 'plans') return <PlanRows plans={results.plans.slice(0, limit)} />
  if (group === 'pages') return <PageRows pages={results.pages.slice(0, limit)} />
  return <ProductTiles products={results[group].slice(0, limit)} />
}

interface GroupProps {
  group: ResultGroup
  results: SearchResults
}

const Group = ({ group, results, address }: GroupProps & { address: SearchAddress }) => {
  const texts = useTexts(searchTexts)
  const pathOf = usePathOf()
  const isAlone = address.group === group
  const count = results[group].length
  const more = isAlone ? searchPath(pathOf, address.q) : searchPath(pathOf, address.q, group)
  return (
    <section>
      <SectionHeading
        aside={
          (isAlone || count > firstResults) && (
            <Link href={more} asChild>
              <TextLink href={more}>{isAlone ? texts.allResults : texts.all(count)}</TextLink>
            </Link>
          )
        }
      >
        {texts[group]}
      </SectionHeading>
      <Results group={group} results={results} limit={isAlone ? count : firstResults} />
    </section>
  )
}

const WaysOn = () => {
  const { audience, cartCount } = useIdentity()
  const pages = searchablePages(useShop(), audience)
  return <PageRows pages={pages.filter(({ name }) => name !== 'cart' || cartCount > 0)} />
}

const Waiting = () => (
  <div aria-busy="true">
    <Status>{useTexts(searchTexts).searching}</Status>
    <div className={styles.heading}>
      <Skeleton width="24rem" height="3.5rem" />
    </div>
    <TileGrid isPaired>
      {[0, 1, 2].map((index) => (
        <TileSkeleton key={index} />
      ))}
    </TileGrid>
  </div>
)

const Found = ({ address, results }: { address: SearchAddress; results: SearchResults }) => {
  const texts = useTexts(searchTexts)
  const { q } = address
  const { corrected } = results
  const groups = address.group && results[address.group].length > 0 ? [address.group] : results.groups
  const count = groups.reduce((sum, group) => sum + results[group].length, 0)
  return (
    <>
      <div className={styles.heading}>
        {count === 0 ? (
          <PageHeading aside={texts.nothing}>{texts.nothingFor(q)}</PageHeading>
        ) : (
          <PageHeading count={count} countLabel={texts.count(count)} aside={corrected && texts.noResults(q)}>
            {corrected ? texts.corrected(corrected) : texts.results(q)}
          </PageHeading>
        )}
      </div>
      <Status>{texts.count(count)}</Status>
      {count === 0 ? (
        <WaysOn />
      ) : (
        <Stack gap={56}>
          {groups.map((group) => (
            <Group key={group} group={group} results={results} address={address} />
          ))}
        </Stack>
      )}
    </>
  )
}

const ResultsFor = ({ address }: { address: SearchAddress }) => {
  const shop = useShop()
  const { data, isError, refetch } = useQuery({ ...searchQuery(shop, address.q), meta: { showsError: true } })
  if (data) return <Found address={address} results={data} />
  return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Waiting />
}

/** What the whole shop has for the words in the address. */
export const SearchPage = () => {
  const texts = useTexts(searchTexts)
  const [params] = useSearchParams()
  const address = readSearchAddress(params)
  const { q } = address
  usePageMeta({
    title: q === '' ? texts.search : texts.results(q),
    description: texts.intro,
    canonical: searchPath(usePathOf(), q),
  })
  return (
    <>
      <div className={styles.box}>
        <SearchBox key={q} query={q} />
      </div>
      {q === '' ? (
        <>
          <div className={styles.heading}>
            <PageHeading aside={texts.intro}>{texts.search}</PageHeading>
          </div>
          <WaysOn />
        </>
      ) : (
        <ResultsFor address={address} />
      )}
    </>
  )
}
