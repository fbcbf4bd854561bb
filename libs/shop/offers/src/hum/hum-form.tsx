import { formatCents, isInstalmentTerm, isPrepay, monthToMonthTerm, shownPrice, type LineIntent } from '@soe/rules'
import { termOptions, useLock, defaultIntent, useAddDevice } from '@soe/shop-basket'
import { useIdentity, useTexts, destination } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, RadioList } from '@soe/ui'
import { useState } from 'react'
import type { CartLine, Product, Sku } from '@soe/contracts'
import { useGo } from '@soe/shop-journey'
import styles from '../choice-form.module.css'
import { humTexts } from './hum-texts'

/** How cart calls name this page. */
const pageId = 'HUMCONFIG'

interface HumPurchase {
  line: CartLine
  product: Product
  sku: Sku
}

/** Keeps the device on its line with the chosen term, and goes to the cart, which leads on to what the line lacks. */
const usePayForHum = ({ line, product, sku }: HumPurchase) => {
  const { audience } = useIdentity()
  const go = useGo()
  const { add, isAdding } = useAddDevice(sku)
  const intent: LineIntent = line.lineActivityType.startsWith('EUP') ? 'EUP' : defaultIntent(audience)
  const pay = (term: number) =>
    add(
      { product, term, intent, lineId: line.lineId, origin: { cartInfo: { pageId }, purchasePath: intent } },
      { onShown: () => go(destination('expresscart')) },
    )
  return { pay, isPaying: isAdding }
}

/** Prepaid shoppers buy outright. */
const useTerms = ({ sku }: HumPurchase) => {
  const isOutright = isPrepay(useIdentity().audience)
  const terms = termOptions([sku]).map(({ term }) => term)
  return isOutright ? [monthToMonthTerm] : terms
}

/** One term is always chosen; the amounts are the carrier's. */
export const HumForm = ({ wanted, ...purchase }: HumPurchase & { wanted: number }) => {
  const texts = useTexts(humTexts)
  const shared = useTexts(stepTexts)
  const { locked } = useLock()
  const { pay, isPaying } = usePayForHum(purchase)
  const terms = useTerms(purchase)
  const [asked, setAsked] = useState(wanted)
  const chosen = terms.includes(asked) ? asked : (terms[0] ?? monthToMonthTerm)
  const amountOf = (term: number) =>
    `${formatCents(shownPrice(purchase.sku, term).cents)}${isInstalmentTerm(term) ? texts.perMonth : ''}`
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        pay(chosen)
      }}
    >
      <RadioList
        legend={texts.payment}
        value={String(chosen)}
        onChange={(value) => setAsked(Number(value))}
        options={terms.map((term) => ({ value: String(term), label: texts.term(term), trailing: amountOf(term) }))}
      />
      <p className={styles.note}>{texts.next}</p>
      <Button type="submit" className={styles.action} disabled={locked} busy={isPaying} busyLabel={shared.saving}>
        {shared.continue}
      </Button>
    </form>
  )
}
