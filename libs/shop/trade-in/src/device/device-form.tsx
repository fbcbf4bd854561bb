import { useLock } from '@soe/shop-basket'
import { useTexts, isShopError, useShop, type ShopError } from '@soe/shop-platform'
import { useForm } from '@soe/shop-steps'
import { Button, RadioList, type RadioRow } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import { formatPrice } from '@soe/rules'
import type { TradeInDeviceRef } from '@soe/contracts'
import { useGo } from '@soe/shop-journey'
import { FailureNotice } from '../flow/failure-notice'
import type { TradeIn, AccountDevice } from '../flow/find-trade-in'
import { tradeInTexts } from '../flow/trade-in-texts'
import { AnotherDeviceFields } from './another-device-fields'
import styles from './device-form.module.css'
import { deviceTexts } from './device-texts'
import { deviceErrors, emptyDevice, readDeviceValues } from './device-values'
import { estimateQuery } from '../estimate/estimate-query'
import { useTradeInPath } from '../flow/use-trade-in-path'

const withoutImei = (device: TradeInDeviceRef): TradeInDeviceRef => {
  const { deviceId: _, ...named } = device
  return named as TradeInDeviceRef
}

/** Asks what the device is worth, then goes on: to its condition, or to its recycling where it is worth nothing. */
const useCheckDevice = (lineId: string | undefined) => {
  const shop = useShop()
  const go = useGo()
  const pathTo = useTradeInPath()
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<ShopError>()
  const goOn = async (device: TradeInDeviceRef) => {
    const estimate = await shop.queryClient.fetchQuery({ ...estimateQuery(shop, device, lineId), staleTime: 0 })
    const page = estimate.device.eligible ? 'tradein/devicecondition' : 'zerodollartradeinspoke'
    go(pathTo(page, { line: lineId, device: withoutImei(device) }))
  }
  const fail = (failure: unknown) => {
    if (!isShopError(failure)) throw failure
    setError(failure)
  }
  const check = async (device: TradeInDeviceRef) => {
    setChecking(true)
    setError(undefined)
    await goOn(device).catch(fail)
    setChecking(false)
  }
  return { check: (device: TradeInDeviceRef) => void check(device), isChecking, error }
}

interface DeviceFormProps {
  tradeIn: TradeIn
  /** Offers no device of the account. */
  isOther?: boolean
}

/** The value of a device that is not the account's. */
const anotherDevice = 'another'

interface OwnDevicesProps {
  devices: readonly AccountDevice[]
  value: string | undefined
  onChange: (value: string) => void
}

const useRow = () => {
  const texts = useTexts(deviceTexts)
  const { noValue } = useTexts(tradeInTexts)
  return ({
    mtnHashCode,
    deviceModel,
    nickName,
    mtn,
    eligible,
    tradeInValue,
    submissionId,
  }: AccountDevice): RadioRow => ({
    value: mtnHashCode,
    label: deviceModel,
    sublabel: [`${nickName}, ${mtn}`, !eligible && noValue, submissionId !== undefined && texts.inCart]
      .filter(Boolean)
      .join(' · '),
    ...(eligible && { trailing: texts.upTo(formatPrice(tradeInValue)) }),
  })
}

const OwnDevices = ({ devices, value, onChange }: OwnDevicesProps) => {
  const texts = useTexts(deviceTexts)
  const rowOf = useRow()
  const another = { value: anotherDevice, label: texts.another, sublabel: texts.anotherDetail }
  return <RadioList legend={texts.yours} value={value} onChange={onChange} options={[...devices.map(rowOf), another]} />
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
