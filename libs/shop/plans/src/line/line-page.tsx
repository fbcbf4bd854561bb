import type { CartLine } from '@soe/contracts'
import { isSignedIn, readSearch } from '@soe/rules'
import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { LineStep, TryAgain, useStepLine } from '@soe/shop-steps'
import { eligibleLinesQuery } from '@soe/shop-basket'
import { Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { eligibleLineTexts } from '../eligible-line-texts'
import { LineForm } from './line-form'
import { SavedUpgrade } from './saved-upgrade'
import { NumberPage } from '../number/number-page'
import { SignInFirst } from '../sign-in-first'

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
    <LineStep title={texts.title} line={line} skeleton={<ListSkeleton />} nothing={<SavedUpgrade />}>
      {(found) => <AccountLines line={found} />}
    </LineStep>
  )
}

const newLineIntents = ['AAL', 'NSE']

/** Chooses the customer's line that a device upgrades; a new line gets a number instead. */
export const LinePage = () => {
  const { audience } = useIdentity()
  const { intent = '' } = readSearch(useSearch())
  if (newLineIntents.includes(intent.toUpperCase())) return <NumberPage />
  return isSignedIn(audience) ? <UpgradeStep /> : <SignInFirst />
}
