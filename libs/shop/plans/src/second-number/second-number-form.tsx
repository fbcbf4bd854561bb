import type { CartLine } from '@soe/contracts'
import { assignMtn } from '@soe/contracts/routes'
import { formatPrice, readText } from '@soe/rules'
import { useLock, useRemoveLine, useStepChange } from '@soe/shop-basket'
import { expressPage, useGo } from '@soe/shop-journey'
import { useIdentity, useShop, useTexts, type ShopError } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, SectionHeading, SummaryList, SummaryRow, SummaryTotal, TextField } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import { NumberChoice } from './number-choice'
import styles from './second-number.module.css'
import { secondNumberTexts } from './second-number-texts'
import { useHeldNumbers, type HeldNumbers } from './use-held-numbers'

const labelLength = 20

/** Gives the line one of the held numbers; one that has gone meanwhile gives way to others. */
const useTakeNumber = (lineId: string, held: HeldNumbers) => {
  const { notices } = useShop()
  const onFailed = ({ id, message }: ShopError) =>
    id === 'ITEM_NOT_FOUND' ? held.findAfterLoss() : notices.show({ type: 'error', text: message })
  const { mutate, isPending } = useStepChange(assignMtn, { onFailed, meta: { showsError: true } })
  const take = (mtn: string, label: string) => {
    const number = { choice: 'new' as const, zipCode: held.heldFor, mtn, ...(label !== '' && { label }) }
    mutate({ cartInfo: {}, lineId, number })
  }
  return { take, isPending }
}

/** A line that is not wanted any more leaves the cart. */
const useNotNow = (lineId: string) => {
  const go = useGo()
  const { audience } = useIdentity()
  const remove = useRemoveLine({ onRemoved: () => go(expressPage(audience)) })
  return () => remove(lineId)
}

const Monthly = ({ line: { plan } }: { line: CartLine }) => {
  const texts = useTexts(secondNumberTexts)
  if (!plan) return null
  const amount = formatPrice(plan.monthlyPrice)
  return (
    <SummaryList>
      <SummaryRow label={texts.price} value={texts.perMonth(amount)} />
      <SummaryTotal label={texts.dueMonthly} value={amount} note={texts.noContract} />
    </SummaryList>
  )
}

export const SecondNumberForm = ({ line }: { line: CartLine }) => {
  const texts = useTexts(secondNumberTexts)
  const shared = useTexts(stepTexts)
  const { locked } = useLock()
  const held = useHeldNumbers()
  const [chosen, setChosen] = useState<string>()
  const [label, setLabel] = useState('')
  const { take, isPending } = useTakeNumber(line.lineId, held)
  const notNow = useNotNow(line.lineId)
  const mtn = held.numbers?.find((number) => number.mtn === chosen)?.mtn ?? held.numbers?.[0]?.mtn
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (mtn !== undefined) take(mtn, readText(label))
      }}
    >
      <NumberChoice held={held} value={mtn} onChange={setChosen} />
      <section className={styles.section} aria-labelledby="second-name">
        <SectionHeading id="second-name">{texts.nameIt}</SectionHeading>
        <TextField
          name="label"
          label={texts.label}
          note={texts.optional}
          hint={texts.labelHint}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          maxLength={labelLength}
          autoComplete="off"
        />
      </section>
      <Monthly line={line} />
      <div className={styles.actions}>
        <Button type="submit" wide busy={isPending} busyLabel={shared.saving} disabled={locked || mtn === undefined}>
          {texts.add}
        </Button>
        <Button wide variant="outline" onClick={notNow} disabled={locked || isPending}>
          {texts.notNow}
        </Button>
      </div>
    </form>
  )
}
