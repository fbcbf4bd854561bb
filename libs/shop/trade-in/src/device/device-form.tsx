import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { useForm } from '@soe/shop-steps'
import { Button } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import { FailureNotice } from '../flow/failure-notice'
import type { TradeIn } from '../flow/find-trade-in'
import { tradeInTexts } from '../flow/trade-in-texts'
import { AnotherDeviceFields } from './another-device-fields'
import styles from './device-form.module.css'
import { deviceTexts } from './device-texts'
import { deviceErrors, emptyDevice, readDeviceValues } from './device-values'
import { anotherDevice, OwnDevices } from './own-devices'
import { useCheckDevice } from './use-check-device'

interface DeviceFormProps {
  tradeIn: TradeIn
  /** Offers no device of the account. */
  isOther?: boolean
}

/** The best of the account's devices is chosen until the shopper chooses. */
const firstChoice = ({ devices, own }: TradeIn): string => {
  const [best] = devices.filter(({ eligible }) => eligible).toSorted((a, b) => b.tradeInValue - a.tradeInValue)
  return (own ?? best)?.mtnHashCode ?? anotherDevice
}

export const DeviceForm = ({ tradeIn, isOther = false }: DeviceFormProps) => {
  const texts = useTexts(deviceTexts)
  const shared = useTexts(tradeInTexts)
  const { locked } = useLock()
  const hasOwn = !isOther && tradeIn.devices.length > 0
  const [chosen, setChosen] = useState(() => (hasOwn ? firstChoice(tradeIn) : anotherDevice))
  const form = useForm({ initial: emptyDevice, validate: deviceErrors })
  const { ref } = form
  const { check, isChecking, error } = useCheckDevice(tradeIn.line?.lineId)
  const submit = (event: FormEvent) => {
    if (chosen === anotherDevice) return form.onSubmit((values) => check(readDeviceValues(values)))(event)
    event.preventDefault()
    return check({ mtnHashCode: chosen })
  }
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={submit}>
      {hasOwn && <OwnDevices devices={tradeIn.devices} value={chosen} onChange={setChosen} />}
      {chosen === anotherDevice && <AnotherDeviceFields form={form} models={tradeIn.models} />}
      {error && !isChecking && <FailureNotice error={error} />}
      <Button type="submit" className={styles.action} disabled={locked} busy={isChecking} busyLabel={texts.checking}>
        {shared.continue}
      </Button>
    </form>
  )
}
