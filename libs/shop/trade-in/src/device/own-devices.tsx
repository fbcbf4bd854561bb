import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { RadioList, type RadioRow } from '@soe/ui'
import type { AccountDevice } from '../flow/find-trade-in'
import { tradeInTexts } from '../flow/trade-in-texts'
import { deviceTexts } from './device-texts'

/** The value of a device that is not the account's. */
export const anotherDevice = 'another'

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

export const OwnDevices = ({ devices, value, onChange }: OwnDevicesProps) => {
  const texts = useTexts(deviceTexts)
  const rowOf = useRow()
  const another = { value: anotherDevice, label: texts.another, sublabel: texts.anotherDetail }
  return <RadioList legend={texts.yours} value={value} onChange={onChange} options={[...devices.map(rowOf), another]} />
}
