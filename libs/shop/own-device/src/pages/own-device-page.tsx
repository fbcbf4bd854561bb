import { useShop, useTexts, callOnce, queryKeyOf, type Shop } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { PageHeading, Skeleton, Stack } from '@soe/ui'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { OwnDeviceAside } from '../choose/own-device-aside'
import { useOwnDevice } from '../choose/use-own-device'
import { ownDeviceTexts } from '../own-device-texts'
import styles from '../own-device.module.css'
import { OwnDeviceForm } from './own-device-form'
import type { ProductCategory } from '@soe/contracts'
import { listProducts } from '@soe/contracts/routes'

const QuestionsSkeleton = () => (
  <div className={styles.questions} aria-busy="true">
    <Stack>
      <Skeleton height="2.25rem" />
      <Skeleton height="3.75rem" />
    </Stack>
    <Skeleton height="9rem" />
  </div>
)

const categories: readonly ProductCategory[] = ['smartphones', 'tablets', 'watches']

const ownModelsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: queryKeyOf(shop, listProducts, { categories }),
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        categories.map((category) => callOnce(shop, listProducts, { query: { category } }, signal)),
      )
      return answers.flatMap(({ products }) => products)
    },
  })

export const OwnDevicePage = () => {
  const texts = useTexts(ownDeviceTexts)
  const state = useOwnDevice()
  const { data, error, isFetching, refetch } = useQuery({ ...ownModelsQuery(useShop()), meta: { showsError: true } })
  const { answers, details, intent, model } = state
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <PageHeading>{texts.title}</PageHeading>
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      {error && !data ? (
        <TryAgain onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className={styles.columns}>
          {data ? <OwnDeviceForm products={data} state={state} /> : <QuestionsSkeleton />}
          <OwnDeviceAside model={model} capacity={answers.capacity} details={details} isNew={intent !== 'EUP'} />
        </div>
      )}
    </div>
  )
}
