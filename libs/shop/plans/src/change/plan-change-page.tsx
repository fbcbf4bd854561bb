import type { EligibleLine } from '@soe/contracts'
import { isPrepay, isSignedIn, readSearch } from '@soe/rules'
import { useIdentity, usePageMeta, useShop, useTexts } from '@soe/shop-platform'
import { NothingToSetUp, TryAgain } from '@soe/shop-steps'
import { eligibleLinesQuery } from '@soe/shop-basket'
import { PageHeading, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { plansQuery } from '../plans-query'
import { SignInFirst } from '../sign-in-first'
import { PlanChangeForm } from './plan-change-form'
import styles from './plan-change.module.css'
import { planChangeTexts } from './plan-change-texts'

const CardsSkeleton = () => <Skeleton height="19rem" />

const LinePlans = ({ line }: { line: EligibleLine }) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...plansQuery(useShop(), line.mtnHashCode, false),
    meta: { showsError: true },
  })
  if (data) return <PlanChangeForm line={line} plans={data.plans} currentPlanId={data.currentPlanId} />
  return error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <CardsSkeleton />
}

const isSuspended = ({ equipmentUpgradeEligibility }: EligibleLine) =>
  equipmentUpgradeEligibility.inEligibility.mtnSuspended

const Page = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <PageHeading>{useTexts(planChangeTexts).title}</PageHeading>
    {children}
  </div>
)

const NamedLine = () => {
  const { mtn } = readSearch(useSearch())
  const { data, error, isFetching, refetch } = useQuery({
    ...eligibleLinesQuery(useShop()),
    meta: { showsError: true },
  })
  const line = data?.lines.find((candidate) => candidate.mtnHashCode === mtn && !isSuspended(candidate))
  if (data && !line) return <NothingToSetUp />
  return (
    <Page>
      {line && <LinePlans line={line} />}
      {!data && (error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <CardsSkeleton />)}
    </Page>
  )
}

/** Changes the plan of one of the account's numbers, which keeps its device. */
export const PlanChangePage = () => {
  const { title, signInTitle } = useTexts(planChangeTexts)
  const { audience } = useIdentity()
  const [canonical] = useLocation()
  usePageMeta({ title, description: title, canonical })
  return isSignedIn(audience) && !isPrepay(audience) ? <NamedLine /> : <SignInFirst title={signInTitle} />
}
