import type { CartLine } from '@soe/contracts'
import { addDevice, getEsimDetails } from '@soe/contracts/routes'
import { contractTerm, monthToMonthTerm } from '@soe/rules'
import { clientAppName, defaultIntent, useLock } from '@soe/shop-basket'
import { useNextStep } from '@soe/shop-journey'
import { readQuery, useChange, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, RadioList } from '@soe/ui'
import { useQueries } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import styles from './second-number.module.css'
import { secondNumberTexts } from './second-number-texts'

/** Which of the lines' devices take an eSIM beside the SIM that they have. */
const useTakesTwo = (lines: readonly CartLine[]): readonly (boolean | undefined)[] => {
  const shop = useShop()
  return useQueries({
    queries: lines.map(({ deviceItem }) =>
      readQuery(shop, getEsimDetails, { body: { deviceSorId: deviceItem?.sorId } }),
    ),
  }).map(({ data }) => data && data.esimDetails.simTypes.length > 1)
}

/** Adds a line for a second number to a device of the cart, then goes on to its plan. */
const useAddSecondLine = () => {
  const { audience } = useIdentity()
  const goOn = useNextStep()
  const { mutate, isPending } = useChange(addDevice, { refetch: false, onDone: (answer) => goOn(answer) })
  const add = ({ deviceItem }: CartLine) => {
    if (!deviceItem) return
    const { skuId, productId } = deviceItem
    const device = { id: skuId, productId, dppMonths: monthToMonthTerm, contractTerm: contractTerm(monthToMonthTerm) }
    const line = { device, isNewLine: true, depletionType: 'F' as const, purchasePath: 'SECONDNUMBER' }
    mutate({
      cartInfo: { clientAppName, intendType: defaultIntent(audience), processStep: 'SecondNumberPage' },
      data: { lines: [{ ...line, sim: { eSim: true } }] },
      ispuFlow: false,
    })
  }
  return { add, isPending }
}

/** Chooses the device of the cart that gets a second number. */
export const HostForm = ({ lines }: { lines: readonly CartLine[] }) => {
  const texts = useTexts(secondNumberTexts)
  const shared = useTexts(stepTexts)
  const { locked } = useLock()
  const takesTwo = useTakesTwo(lines)
  const { add, isPending } = useAddSecondLine()
  const [chosen, setChosen] = useState<string>()
  const host = lines.find(({ lineId }, index) => takesTwo[index] && (chosen === undefined || lineId === chosen))
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (host) add(host)
      }}
    >
      <RadioList
        legend={texts.host}
        name="host"
        value={host?.lineId}
        onChange={setChosen}
        options={lines.map(({ lineId, deviceItem }, index) => ({
          value: lineId,
          label: deviceItem?.description ?? lineId,
          ...(takesTwo[index] === false && { disabled: true, sublabel: texts.takesOne }),
        }))}
      />
      <div className={styles.actions}>
        <Button type="submit" wide busy={isPending} busyLabel={shared.saving} disabled={locked || host === undefined}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}
