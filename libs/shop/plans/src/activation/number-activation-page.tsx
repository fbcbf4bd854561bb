import type { CartLine } from '@soe/contracts'
import { addStep } from '@soe/contracts/routes'
import { formatPhone } from '@soe/rules'
import { useLock, useStepChange } from '@soe/shop-basket'
import { destination, usePathOf, useTexts } from '@soe/shop-platform'
import { LineStep, stepTexts, useStepLine } from '@soe/shop-steps'
import { Button, Skeleton, SummaryList, SummaryRow } from '@soe/ui'
import { Link } from 'wouter'
import styles from '../number/number-form.module.css'
import { numberActivationTexts } from './number-activation-texts'

const ToNumber = ({ lineId }: { lineId: string }) => {
  const texts = useTexts(numberActivationTexts)
  const pathOf = usePathOf()
  return (
    <div className={styles.form}>
      <p>{texts.noNumber}</p>
      <Link href={pathOf(destination('numberselection', { mtn: lineId }))} asChild>
        <Button href="">{texts.chooseNumber}</Button>
      </Link>
    </div>
  )
}

const ShareNumber = ({ mobileNumber }: { mobileNumber: string }) => {
  const texts = useTexts(numberActivationTexts)
  const shared = useTexts(stepTexts)
  const { locked } = useLock()
  const { mutate, isPending } = useStepChange(addStep)
  return (
    <div className={styles.form}>
      <p>{texts.lead}</p>
      <SummaryList>
        <SummaryRow label={texts.number} value={formatPhone(mobileNumber)} />
        <SummaryRow label={texts.starts} value={texts.whenOn} />
      </SummaryList>
      <Button
        wide
        busy={isPending}
        busyLabel={shared.saving}
        disabled={locked}
        onClick={() => mutate({ cartInfo: {}, processStep: 'NumberShareActivation' })}
      >
        {texts.activate}
      </Button>
    </div>
  )
}

const Activation = ({ line: { lineId, mobileNumber } }: { line: CartLine }) =>
  mobileNumber === undefined ? <ToNumber lineId={lineId} /> : <ShareNumber mobileNumber={mobileNumber} />

/** Lets a line share its number with the phone that it belongs to. */
export const NumberActivationPage = () => {
  const texts = useTexts(numberActivationTexts)
  const line = useStepLine('NumberShareActivation')
  return (
    <LineStep title={texts.title} line={line} skeleton={<Skeleton height="12rem" />}>
      {(found) => <Activation line={found} />}
    </LineStep>
  )
}
