import type { CartLine, ProcessStepAnswer } from '@soe/contracts'
import { addDevice, removeDevice } from '@soe/contracts/routes'
import { contractTerm } from '@soe/rules'
import { clientAppName, useLock } from '@soe/shop-basket'
import { useNextStep } from '@soe/shop-journey'
import { useChange, usePathOf, useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button } from '@soe/ui'
import { useLocation } from 'wouter'
import { eligibleLineTexts } from '../eligible-line-texts'
import styles from './line-form.module.css'

/** The device of an upgrade, on a line of its own. */
const onNewLine = ({ skuId, productId, term }: NonNullable<CartLine['deviceItem']>) => ({
  cartInfo: { clientAppName, intendType: 'AAL', processStep: 'MTNSelectionPage' },
  data: {
    lines: [
      {
        device: { id: skuId, productId, dppMonths: term, contractTerm: contractTerm(term) },
        isNewLine: true,
        depletionType: 'F' as const,
        purchasePath: 'AAL',
      },
    ],
  },
})

/** None of the account's lines can take the device: it gets a line of its own, or leaves the cart. */
export const NoReadyLine = ({ line: { lineId, deviceItem } }: { line: CartLine }) => {
  const texts = useTexts(eligibleLineTexts)
  const { saving } = useTexts(stepTexts)
  const pathOf = usePathOf()
  const [, navigate] = useLocation()
  const goOn = useNextStep()
  const { locked } = useLock()
  const removal = { cartInfo: {}, lineId }
  const add = useChange(addDevice, { refetch: false })
  const remove = useChange(removeDevice, { refetch: false })
  const leave = (path: string) => remove.mutate(removal, { onSuccess: () => navigate(path) })
  const move = (device: NonNullable<CartLine['deviceItem']>) =>
    add.mutate(onNewLine(device), {
      onSuccess: () => remove.mutate(removal, { onSuccess: (answer) => goOn(answer as ProcessStepAnswer) }),
    })
  const isOwn = deviceItem?.cartItemType === 'BYOD'
  const ownDevicePage = pathOf('byod/selectMakeAndModel', { mtnFlow: 'P' })
  return (
    <div className={styles.form}>
      <p>{texts.noLines}</p>
      {deviceItem && (
        <div className={styles.ways}>
          <Button
            disabled={locked}
            busy={add.isPending || remove.isPending}
            busyLabel={saving}
            onClick={() => (isOwn ? leave(ownDevicePage) : move(deviceItem))}
          >
            {texts.onNewLine}
          </Button>
          <Button
            variant="outline"
            disabled={locked || add.isPending || remove.isPending}
            onClick={() => leave(pathOf('expresscart'))}
          >
            {texts.removeDevice(deviceItem.description)}
          </Button>
        </div>
      )}
    </div>
  )
}
