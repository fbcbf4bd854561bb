import type { CartLine, CartView } from '@soe/contracts'
import { addStep, addPlan } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { useStepChange, useLock } from '@soe/shop-basket'
import { usePathOf, useTexts, useChange } from '@soe/shop-platform'
import { LineColumns, LineTotals, TryAgain } from '@soe/shop-steps'
import { TextLink, Button } from '@soe/ui'
import { useState, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { planTexts } from '../plan-texts'
import { alikeLines, isUnsaved, lineChoice, sharedPlan, type LineChoice } from './line-choice'
import { LinePlanCards } from './line-plan-cards'
import { useLinePlans } from './use-line-plans'
import styles from './same-plan.module.css'

interface SamePlanProps {
  planName: string
  count: number
  isChanging: boolean
  onChoose: () => void
}

/** Gives lines that are alike the same plan. */
const SamePlan = ({ planName, count, isChanging, onChoose }: SamePlanProps) => {
  const texts = useTexts(planTexts)
  const { locked } = useLock()
  const isPair = count === 2
  return (
    <div className={styles.same}>
      <p>
        <strong>{isPair ? texts.sameForBoth : texts.sameForAll}</strong> {texts.stillChange}
      </p>
      <Button
        variant="outline"
        size="small"
        disabled={locked}
        busy={isChanging}
        busyLabel={texts.updating}
        onClick={onChoose}
      >
        {isPair ? texts.forBoth(planName) : texts.forAll(planName)}
      </Button>
    </div>
  )
}

type Choices = Readonly<Record<string, string | undefined>>

/** The shopper's plans by line: kept at once, and taken back where the carrier refuses them. */
const useChoosePlans = () => {
  const [choices, setChoices] = useState<Choices>({})
  const { mutateAsync, isPending } = useChange(addPlan, {
    optimistic: ({ lineId, planId }) => {
      const before = choices[lineId]
      setChoices((now) => ({ ...now, [lineId]: planId }))
      return () => setChoices((now) => ({ ...now, [lineId]: before }))
    },
  })
  const choose = (lineId: string, planId: string) => mutateAsync({ cartInfo: {}, lineId, planId })
  return { choices, choose, isChanging: isPending }
}

/** Keeps the only plan of a device for its line, once. */
const useKeepOnlyPlans = (choices: readonly LineChoice[], keep: (lineId: string, planId: string) => void) => {
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const { line, chosen } of choices.filter((choice) => choice.plans?.length === 1 && isUnsaved(choice))) {
      if (!chosen || asked.current.has(line.lineId)) continue
      asked.current.add(line.lineId)
      keep(line.lineId, chosen.planId)
    }
  })
}

const useTotals = ({ orderDetails }: CartView, choices: readonly LineChoice[]) => {
  const texts = useTexts(planTexts)
  const rows = orderDetails.totals.monthlyRows.filter(({ code }) => code === 'plan')
  const cents = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const valueOf = ({ isKept, chosen }: LineChoice) => {
    if (isKept) return texts.onYourBill
    return chosen ? formatPrice(chosen.monthlyPrice) : texts.notChosen
  }
  return {
    rows: choices.map((choice, index) => ({
      key: choice.line.lineId,
      label: choice.chosen ? texts.lineAndPlan(index + 1, choice.chosen.displayName) : texts.linePlanOpen(index + 1),
      value: valueOf(choice),
    })),
    total: { label: texts.newMonthly, value: formatPrice(cents / 100), note: texts.monthlyNote },
  }
}

const useGoOn = (choices: readonly LineChoice[], choose: (lineId: string, planId: string) => Promise<unknown>) => {
  const [isAsked, setIsAsked] = useState(false)
  const step = useStepChange(addStep)
  const goOn = async () => {
    setIsAsked(true)
    const open = choices.find(({ chosen, isKept }) => !chosen && !isKept)
    if (open) return focusChoice(open.line)
    for (const { line, chosen } of choices.filter(isUnsaved)) await choose(line.lineId, chosen?.planId ?? '')
    step.mutate({ cartInfo: {}, processStep: 'PlanSelection' })
  }
  return { goOn: () => void goOn().catch(() => undefined), isAsked, isGoingOn: step.isPending }
}

const focusChoice = ({ lineId }: CartLine) =>
  document.querySelector<HTMLElement>(`[aria-labelledby="line-${lineId}"] input`)?.focus()

const CompareLink = () => {
  const texts = useTexts(planTexts)
  const pathOf = usePathOf()
  return (
    <Link href={pathOf('compareplan')} asChild>
      <TextLink href="">{texts.compare}</TextLink>
    </Link>
  )
}

/** The plan of every device in the cart. Each choice is kept at once. */
export const PlanLines = ({ cart, lines }: { cart: CartView; lines: readonly CartLine[] }) => {
  const { answers, hasFailed, isRetrying, retry } = useLinePlans(lines)
  const { choices: made, choose, isChanging } = useChoosePlans()
  const choices = lines.map((line, index) => lineChoice(line, answers[index], made[line.lineId]))
  const { goOn, isAsked, isGoingOn } = useGoOn(choices, choose)
  const alike = alikeLines(choices)
  const shared = sharedPlan(alike)
  const keep = (lineId: string, planId: string) => void choose(lineId, planId).catch(() => undefined)
  useKeepOnlyPlans(choices, keep)
  const totals = (
    <LineTotals
      title={useTexts(planTexts).summary}
      {...useTotals(cart, choices)}
      isChanging={isChanging}
      isGoingOn={isGoingOn}
      onContinue={goOn}
    >
      <p>
        <CompareLink />
      </p>
    </LineTotals>
  )
  return (
    <LineColumns aside={totals}>
      {hasFailed && <TryAgain onRetry={retry} busy={isRetrying} />}
      {shared && (
        <SamePlan
          planName={shared.displayName}
          count={alike.length}
          isChanging={isChanging}
          onChoose={() => alike.forEach(({ line }) => keep(line.lineId, shared.planId))}
        />
      )}
      {choices.map((choice, index) => (
        <LinePlanCards
          key={choice.line.lineId}
          choice={choice}
          position={index + 1}
          isReading={!choice.plans && !hasFailed}
          isMissing={isAsked}
          onChoose={(planId) => keep(choice.line.lineId, planId)}
        />
      ))}
    </LineColumns>
  )
}
