import type { CartLine } from '@soe/contracts'
import { isSignedIn } from '@soe/rules'
import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { LineStep, TryAgain, useStepLine } from '@soe/shop-steps'
import { Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { eligibleLineTexts } from './eligible-line-texts'
import { eligibleLinesQuery } from './eligible-lines-query'
import { LineForm } from './line-form'
import { SignInFirst } from './sign-in-first'

const ListSkeleton = () => <Skeleton height="20rem" />

const AccountLines = ({ line }: { line: CartLine }) => {
  const shop = useShop()
  const { data, error, isFetching, refetch } = useQuery({ ...eligibleLinesQuery(shop), meta: { showsError: true } })
  if (data) return <LineForm line={line} lines={data.lines} />
  return error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <ListSkeleton />
}

const UpgradeStep = () => {
  const texts = useTexts(eligibleLineTexts)
  const line = useStepLine('MTNSelectionPage')
  return (
    <LineStep title={texts.title} line={line} skeleton={<ListSkeleton />}>
      {(found) => <AccountLines line={found} />}
    </LineStep>
  )
}

/** Chooses the customer's line that a device upgrades. */
export const LinePage = () => (isSignedIn(useIdentity().audience) ? <UpgradeStep /> : <SignInFirst />)
