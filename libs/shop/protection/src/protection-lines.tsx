import type { CartLine, CartView } from '@soe/contracts'
import { addStep } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { useStepChange } from '@soe/shop-basket'
import { platformTexts, useTexts } from '@soe/shop-platform'
import { LineColumns, LineTotals, stepTexts } from '@soe/shop-steps'
import { announce, RetryNotice } from '@soe/ui'
import { HomeOffer } from './home-offer'
import { LeadOffer } from './lead-offer'
import { LineProtection } from './line-protection'
import { addTo, changeFor } from './protection-choice'
import { protectionTexts } from './protection-texts'
import { readLead } from './read-lead'
import { useLineProtections } from './use-line-protections'
import { useProtect } from './use-protect'

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
