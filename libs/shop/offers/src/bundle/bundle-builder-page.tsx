import type { Product } from '@soe/contracts'
import { listBundles } from '@soe/contracts/routes'
import { bundleMaximumUnits } from '@soe/rules'
import { readQuery, usePageMeta, useShop, useTexts } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { PageHeading, SectionHeading, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import styles from './bundle-builder.module.css'
import { BundleChoices } from './bundle-choices'
import { BundleSum } from './bundle-sum'
import { bundleTexts } from './bundle-texts'
import { choiceOf } from './price-choice'

const BuilderSkeleton = () => (
  <div className={styles.choices} aria-busy="true">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} height="7.5rem" />
    ))}
  </div>
)

const Builder = ({ products }: { products: readonly Product[] }) => {
  const texts = useTexts(bundleTexts)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choices = products.flatMap(choiceOf)
  const toggle = (skuId: string) =>
    setChosen(new Set(chosen.has(skuId) ? [...chosen].filter((other) => other !== skuId) : [...chosen, skuId]))
  return (
    <div className={styles.columns}>
      <section aria-labelledby="bundle-choices">
        <SectionHeading id="bundle-choices">{texts.choices}</SectionHeading>
        <BundleChoices
          choices={choices}
          chosen={chosen}
          isFull={chosen.size >= bundleMaximumUnits}
          onToggle={toggle}
          labelledBy="bundle-choices"
        />
      </section>
      <BundleSum chosen={choices.filter(({ sku }) => chosen.has(sku.skuId))} />
    </div>
  )
}

/** Puts a bundle of accessories together before any of it is in the cart. */
export const BundleBuilderPage = () => {
  const shop = useShop()
  const texts = useTexts(bundleTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.title, description: texts.description, canonical })
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(shop, listBundles, { query: {} }),
    meta: { showsError: true },
  })
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      {data && <Builder products={data.products} />}
      {!data && (error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <BuilderSkeleton />)}
    </>
  )
}
