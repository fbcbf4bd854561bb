import { cartQuery } from '@soe/shop-basket'
import { isShopError, type PageName, usePageMeta, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { Button, EmptyState, PageHeading, Skeleton, Stack } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { readSameDay, type SameDay } from './read-same-day'
import { SameDayForm } from './same-day-form'
import { sameDayTexts } from './same-day-texts'

type Closed = Exclude<SameDay['state'], 'offered'>

const closed = {
  'nothing-to-ship': { title: 'emptyTitle', body: 'emptyBody', way: 'shop', page: 'smartphones' },
  'no-address': { title: 'title', body: 'noAddress', way: 'goToCart', page: 'expresscart' },
  unavailable: { title: 'unavailableTitle', body: 'unavailableBody', way: 'goToCart', page: 'expresscart' },
} as const satisfies Record<Closed, { title: string; body: string; way: string; page: PageName }>

const NotOffered = ({ state }: { state: Closed }) => {
  const texts = useTexts(sameDayTexts)
  const pathOf = usePathOf()
  const { title, body, way, page } = closed[state]
  const path = pathOf(page)
  return (
    <EmptyState
      title={texts[title]}
      actions={
        <Link href={path} asChild>
          <Button href={path}>{texts[way]}</Button>
        </Link>
      }
    >
      {texts[body]}
    </EmptyState>
  )
}

const Offered = ({ sameDay }: { sameDay: SameDay }) => {
  const texts = useTexts(sameDayTexts)
  if (sameDay.state !== 'offered') return <NotOffered state={sameDay.state} />
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <Stack gap={36}>
        <p>{texts.lead(sameDay.place)}</p>
        <SameDayForm offered={sameDay} />
      </Stack>
    </>
  )
}

/** Same-day delivery, offered between the cart and its checkout. */
export const SameDayPage = () => {
  const texts = useTexts(sameDayTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.title, description: texts.description, canonical })
  const { data, error, isFetching, refetch } = useQuery({ ...cartQuery(useShop()), meta: { showsError: true } })
  if (data) return <Offered sameDay={readSameDay(data)} />
  if (isShopError(error) && error.handling === 'empty-cart') return <NotOffered state="nothing-to-ship" />
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      {error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <Skeleton height="16rem" />}
    </>
  )
}
