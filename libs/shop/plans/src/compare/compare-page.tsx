import { pagePath, usePageMeta, useShop, useTexts, useIdentity } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { PageHeading, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'wouter'
import styles from './compare-page.module.css'
import { kindPlansQuery, planReferenceQuery } from './compare-query'
import { compareTexts } from './compare-texts'
import { comparedPlans, type ComparedPlan } from './compared-plans'
import { planKindNames, readPlanKind, type PlanKind } from './plan-kind'
import { PlanTable } from './plan-table'
import { useWaitingLine } from './use-waiting-line'
import { isPrepay } from '@soe/rules'

interface Changes {
  for?: PlanKind
  /** Whether the labels are open. */
  facts?: boolean
}

const write = (before: URLSearchParams, changes: Changes): URLSearchParams => {
  const params = new URLSearchParams(before)
  if (changes.for) params.set('for', changes.for)
  if (changes.facts === true) params.set('facts', 'open')
  if (changes.facts === false) params.delete('facts')
  return params
}

/** What the address says about the comparison, and the address after a change of it. */
const useCompareAddress = () => {
  const [path] = useLocation()
  const [params] = useSearchParams()
  const isPrepaid = isPrepay(useIdentity().audience)
  return {
    isPrepaid,
    kind: readPlanKind(params, isPrepaid),
    hasFacts: params.has('facts'),
    line: params.get('line') ?? undefined,
    after: (changes: Changes) => `${path}?${write(params, changes).toString()}`.replace(/\?$/, ''),
  }
}

type Address = ReturnType<typeof useCompareAddress>

const useComparedPlans = ({ kind }: Address) => {
  const shop = useShop()
  const meta = { showsError: true }
  const plans = useQuery({ ...kindPlansQuery(shop, kind), meta })
  const reference = useQuery({ ...planReferenceQuery(shop), meta })
  return {
    plans: plans.data && reference.data && comparedPlans(plans.data, reference.data.planReference),
    hasFailed: plans.error !== null || reference.error !== null,
    isRetrying: plans.isFetching || reference.isFetching,
    retry: () => void Promise.all([plans.refetch(), reference.refetch()]),
  }
}

const useTitle = (count: number | undefined): string => {
  const texts = useTexts(compareTexts)
  const titles: Readonly<Record<number, string>> = { 1: texts.title1, 2: texts.title2, 3: texts.title3 }
  if (!count) return texts.titleNone
  return titles[count] ?? texts.titleMany(count)
}

const KindSwitch = ({ address: { kind, after } }: { address: Address }) => {
  const texts = useTexts(compareTexts)
  return (
    <nav className={styles.kinds} aria-label={texts.forA}>
      <p>{texts.forA}</p>
      <div className={styles.switch}>
        {planKindNames.map((name) => (
          <Link
            key={name}
            href={after({ for: name })}
            replace
            className={styles.kind}
            aria-current={name === kind ? 'true' : undefined}
          >
            {texts[name]}
          </Link>
        ))}
      </div>
    </nav>
  )
}

const Compared = ({ plans, address }: { plans: readonly ComparedPlan[]; address: Address }) => {
  const { kind, hasFacts, after } = address
  const line = useWaitingLine(kind, address.line)
  return (
    <div className={styles.plans}>
      <PlanTable plans={plans} kind={kind} line={line} hasFacts={hasFacts} factsHref={after({ facts: !hasFacts })} />
    </div>
  )
}

/** Every plan of a kind, side by side, with its federal label. */
export const ComparePage = () => {
  const texts = useTexts(compareTexts)
  const { addresses } = useShop()
  usePageMeta({ title: texts.titleNone, description: texts.description, canonical: pagePath(addresses, 'compareplan') })
  const address = useCompareAddress()
  const { plans, hasFailed, isRetrying, retry } = useComparedPlans(address)
  const title = useTitle(plans?.length)
  return (
    <div className={styles.page} aria-busy={!plans && !hasFailed}>
      <div className={styles.head}>
        <div>
          <PageHeading>{title}</PageHeading>
          <p className={styles.intro}>{address.kind === 'prepaid' ? texts.prepaidIntro : texts.intro}</p>
        </div>
        {!address.isPrepaid && <KindSwitch address={address} />}
      </div>
      {plans && <Compared plans={plans} address={address} />}
      {!plans && hasFailed && <TryAgain onRetry={retry} busy={isRetrying} />}
      {!plans && !hasFailed && <Skeleton height="28rem" />}
    </div>
  )
}
