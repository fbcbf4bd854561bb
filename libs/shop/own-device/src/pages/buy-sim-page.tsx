import type { CartLine, CheckoutDetails } from '@soe/contracts'
import { getBuySimCheckoutDetails } from '@soe/contracts/routes'
import { formatPrice, isPrepay, isSignedIn } from '@soe/rules'
import { expressPage } from '@soe/shop-journey'
import {
  destination,
  isShopError,
  readQuery,
  useIdentity,
  usePathOf,
  useShop,
  useSignInHere,
  useTexts,
} from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import {
  Button,
  EmptyState,
  PageHeading,
  SectionHeading,
  Skeleton,
  SummaryList,
  SummaryRow,
  SummaryTotal,
  TextLink,
} from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import styles from '../own-device.module.css'
import { simTexts } from '../sim/sim-texts'
import { NoOwnDevice } from './no-own-device'

const buySimFlow = 'cca'

const useBuySim = () =>
  useQuery({
    ...readQuery(useShop(), getBuySimCheckoutDetails, { body: { flowType: buySimFlow } }),
    meta: { showsError: true },
  })

const ownLinesOf = ({ cart: { lineDetails } }: CheckoutDetails): readonly CartLine[] =>
  lineDetails.allLines
    .flatMap((lineId) => lineDetails.lineInfo[lineId] ?? [])
    .filter(({ deviceItem }) => deviceItem?.cartItemType === 'BYOD')

const LineSimRow = ({ line }: { line: CartLine }) => {
  const texts = useTexts(simTexts)
  const pathOf = usePathOf()
  const { deviceItem, simItem, lineId } = line
  return (
    <section className={styles.section} aria-labelledby={`sim-${lineId}`}>
      <SectionHeading id={`sim-${lineId}`} aside={texts.free}>
        {deviceItem?.description}
      </SectionHeading>
      <p>{simItem ? texts[simItem.simType] : texts.nothingChosen}</p>
      <Link href={pathOf(destination('sim', { line: lineId }))} asChild>
        <TextLink href="">{simItem ? texts.change : texts.chooseSim}</TextLink>
      </Link>
    </section>
  )
}

const BuySim = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(simTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const lines = ownLinesOf(details)
  if (lines.length === 0) return <NoOwnDevice title={texts.buyNothingTitle} body={texts.buyNothingBody} />
  const { dueToday, dueMonthly } = details.cart.orderDetails.totals
  return (
    <div className={styles.page}>
      <PageHeading>{texts.buyTitle}</PageHeading>
      <div className={styles.form}>
        {lines.map((line) => (
          <LineSimRow key={line.lineId} line={line} />
        ))}
        <SummaryList>
          <SummaryRow label={texts.monthly} value={formatPrice(dueMonthly)} />
          <SummaryTotal label={texts.dueToday} value={formatPrice(dueToday)} />
        </SummaryList>
        <div className={styles.actions}>
          <Link href={pathOf(expressPage(audience))} asChild>
            <Button href="">{texts.checkout}</Button>
          </Link>
        </div>
      </div>
    </div>
  )
}

const CustomersSim = () => {
  const texts = useTexts(simTexts)
  const { data, error, isFetching, refetch } = useBuySim()
  if (data) return <BuySim details={data} />
  if (isShopError(error) && error.handling === 'empty-cart')
    return <NoOwnDevice title={texts.buyNothingTitle} body={texts.buyNothingBody} />
  return (
    <div className={styles.page} aria-busy={!error}>
      <PageHeading>{texts.buyTitle}</PageHeading>
      {error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <Skeleton height="14rem" />}
    </div>
  )
}

const SignInToBuy = () => {
  const texts = useTexts(simTexts)
  const signIn = useSignInHere()
  return (
    <EmptyState title={texts.signInTitle} actions={<Button href={signIn}>{texts.signIn}</Button>}>
      {texts.signInBody}
    </EmptyState>
  )
}

/** The checkout of a SIM without a device, which the carrier sells to customers only. */
export const BuySimPage = () => {
  const { audience } = useIdentity()
  return isSignedIn(audience) && !isPrepay(audience) ? <CustomersSim /> : <SignInToBuy />
}
