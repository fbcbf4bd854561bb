import type { CartLine, CartView, ProtectionFeature, ProtectionLeadOffer, AnswerOf } from '@soe/contracts'
import { addStep, addFeatures, type getProtectionFeatures } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { useStepChange, useLock } from '@soe/shop-basket'
import { platformTexts, useTexts, useChange, useShop } from '@soe/shop-platform'
import { LineColumns, LineTotals, stepTexts } from '@soe/shop-steps'
import { announce, RetryNotice, Button, Spoken } from '@soe/ui'
import { LeadOffer } from './lead-offer'
import { LineProtection } from './line-protection'
import { addTo, changeFor, removeFrom, type FeatureChange } from './protection-choice'
import { protectionTexts } from './protection-texts'
import { useQuery, useQueries } from '@tanstack/react-query'
import styles from './home-offer.module.css'
import { homeProtectionQuery, lineProtectionQuery } from './protection-query'
import { useState } from 'react'

export type Protection = AnswerOf<typeof getProtectionFeatures>['payload']

/** The protection of each line's device, in the order of the lines; undefined where it is not read. */
const useLineProtections = (lines: readonly CartLine[]) => {
  const shop = useShop()
  const reads = useQueries({
    queries: lines.map((line) => ({ ...lineProtectionQuery(shop, line), meta: { showsError: true } })),
  })
  const failed = reads.filter(({ error, data }) => error && !data)
  return {
    protections: reads.map(({ data }) => data?.payload),
    isLoading: (index: number) => reads[index]?.isLoading === true,
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

type Choices = Readonly<Record<string, string | undefined>>

const pick = (choices: Choices, lineIds: readonly string[]): Choices =>
  Object.fromEntries(lineIds.map((lineId) => [lineId, choices[lineId]]))

/** The shopper's choices by line: shown at once, and taken back where the carrier refuses them. */
const useProtect = () => {
  const [choices, setChoices] = useState<Choices>({})
  const { mutate, isPending } = useChange(addFeatures)
  const choose = (made: Choices, change: FeatureChange | undefined) => {
    setChoices((before) => ({ ...before, ...made }))
    if (!change) return
    mutate(change, { onError: () => setChoices((now) => ({ ...now, ...pick(choices, Object.keys(made)) })) })
  }
  return { choices, choose, isChanging: isPending }
}

interface Lead {
  offer: ProtectionLeadOffer
  feature: ProtectionFeature
  lineIds: readonly string[]
}

/** The first feature that the carrier leads with, and every line whose device may have it. */
export const readLead = (
  lines: readonly Pick<CartLine, 'lineId'>[],
  protections: readonly (Protection | undefined)[],
): Lead | undefined => {
  const leading = protections.find((protection) => protection?.leadOffer)
  const offer = leading?.leadOffer
  const fits = ({ sorId, ineligibleReason }: ProtectionFeature) =>
    sorId === offer?.sorId && ineligibleReason === undefined
  const feature = leading?.features.find(fits)
  if (!offer || !feature) return undefined
  const lineIds = lines.flatMap(({ lineId }, index) => (protections[index]?.features.some(fits) ? [lineId] : []))
  return { offer, feature, lineIds }
}

const useTotals = ({ orderDetails }: CartView, lines: readonly CartLine[]) => {
  const texts = useTexts(protectionTexts)
  const rows = orderDetails.totals.monthlyRows.filter(({ code }) => code === 'protection')
  const cents = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return {
    rows: lines.map(({ lineId, deviceItem, protection }) => ({
      key: lineId,
      label: deviceItem?.description ?? '',
      value: protection ? formatPrice(protection.monthlyPrice) : texts.noneShort,
    })),
    total: { label: texts.monthly, value: formatPrice(cents / 100), note: texts.monthlyNote },
  }
}

const LookupFailed = ({ retry, isRetrying }: { retry: () => void; isRetrying: boolean }) => {
  const texts = useTexts(protectionTexts)
  const { tryAgain } = useTexts(platformTexts)
  const shared = useTexts(stepTexts)
  return (
    <RetryNotice retryLabel={shared.retry} onRetry={retry} busy={isRetrying} busyLabel={shared.loading}>
      <strong>{texts.failedLabel}</strong>
      <p>{tryAgain}</p>
    </RetryNotice>
  )
}

const focusFirst = (lineId: string) =>
  document.querySelector<HTMLElement>(`[aria-labelledby="line-${lineId}"] input`)?.focus()

const HomeChange = ({ feature }: { feature: ProtectionFeature }) => {
  const texts = useTexts(protectionTexts)
  const { locked } = useLock()
  const { mutate, isPending } = useChange(addFeatures)
  const { displayName, inCart } = feature
  return (
    <>
      {inCart && <p>{texts.homeInCart(displayName)}</p>}
      <Button
        variant="outline"
        size="small"
        disabled={locked}
        busy={isPending}
        busyLabel={texts.updating}
        onClick={() => mutate(inCart ? removeFrom(feature) : addTo(feature))}
      >
        {inCart ? texts.removeHome(displayName) : texts.addHome(displayName)}
      </Button>
    </>
  )
}

const HomeOffer = () => {
  const texts = useTexts(protectionTexts)
  const { data } = useQuery({ ...homeProtectionQuery(useShop()), meta: { silent: true } })
  const eligibility = data?.payload.homeProtectionEligibility
  const feature = data?.payload.features.find(({ family }) => family === 'VZPROTECT_HOME')
  if (!feature || !eligibility) return null
  if (eligibility.isVzPhInAccount) return <p className={styles.home}>{texts.homeInAccount(feature.displayName)}</p>
  if (!eligibility.isVzPhEligible && !eligibility.isVzPhInCart) return null
  return (
    <div className={styles.home}>
      <p>
        <Spoken>{texts.home(feature.displayName, formatPrice(feature.price.discountedPrice))}</Spoken>.{' '}
        {feature.description}.
      </p>
      <HomeChange feature={feature} />
    </div>
  )
}

/** The protection of every device in the cart. Each choice is kept at once; a line with none chosen may go on. */
export const ProtectionLines = ({ cart, lines }: { cart: CartView; lines: readonly CartLine[] }) => {
  const texts = useTexts(protectionTexts)
  const { protections, isLoading, hasFailed, isRetrying, retry } = useLineProtections(lines)
  const { choices, choose, isChanging } = useProtect()
  const step = useStepChange(addStep)
  const lead = readLead(lines, protections)
  const takeLead = () => {
    if (!lead) return
    const { feature, lineIds } = lead
    choose(Object.fromEntries(lineIds.map((lineId) => [lineId, feature.sorId])), addTo(feature, lineIds))
    announce(texts.chosen(feature.displayName))
    focusFirst(lineIds[0] ?? '')
  }
  const totals = (
    <LineTotals
      title={texts.summary}
      {...useTotals(cart, lines)}
      isChanging={isChanging}
      isGoingOn={step.isPending}
      onContinue={() => step.mutate({ cartInfo: {}, processStep: 'DeviceConfigurator' })}
    >
      <HomeOffer />
    </LineTotals>
  )
  return (
    <LineColumns aside={totals}>
      {hasFailed && <LookupFailed retry={retry} isRetrying={isRetrying} />}
      {lead && <LeadOffer {...lead} count={lead.lineIds.length} isChanging={isChanging} onChoose={takeLead} />}
      {lines.map((line, index) => {
        const features = protections[index]?.features
        return (
          <LineProtection
            key={line.lineId}
            line={line}
            position={index + 1}
            features={features}
            isLoading={isLoading(index)}
            choice={choices[line.lineId]}
            onChoose={(chosen) => choose({ [line.lineId]: chosen }, changeFor(features ?? [], line.lineId, chosen))}
          />
        )
      })}
    </LineColumns>
  )
}
