import type { AnswerOf } from '@soe/contracts'
import { accountDevices } from '@soe/contracts/routes'
import { readQuery, useShop, useTexts } from '@soe/shop-platform'
import { RadioList, SelectField, SkeletonText } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { estimateTexts } from './estimate-texts'
import { conditions, readCondition, withTradeIn, type TradeInChoice } from './trade-in-choice'

type Devices = AnswerOf<typeof accountDevices>

interface Option {
  value: string
  label: string
  device: TradeInChoice['device']
}

const ownOptions = ({ devices }: Devices): Option[] =>
  devices
    .filter(({ eligible }) => eligible)
    .map(({ mtnHashCode, nickName, deviceModel }) => ({
      value: mtnHashCode,
      label: `${nickName}, ${deviceModel}`,
      device: { mtnHashCode },
    }))

const modelOptions = ({ models }: Devices): Option[] =>
  models.map(({ deviceBrand, deviceModel }) => ({
    value: `${deviceBrand}/${deviceModel}`,
    label: deviceModel,
    device: { deviceBrand, deviceModel },
  }))

const valueOf = (chosen: TradeInChoice | undefined): string => {
  if (!chosen) return ''
  const { mtnHashCode, deviceBrand, deviceModel } = chosen.device
  return typeof mtnHashCode === 'string' ? mtnHashCode : `${String(deviceBrand)}/${String(deviceModel)}`
}

const optionsOf = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

interface TradeInFieldsProps {
  productId: string
  chosen: TradeInChoice | undefined
}

/** Which device is traded in, and its condition; both are in the address. */
export const TradeInFields = ({ productId, chosen }: TradeInFieldsProps) => {
  const texts = useTexts(estimateTexts)
  const [, setParams] = useSearchParams()
  const { data } = useQuery({
    ...readQuery(useShop(), accountDevices, { body: { productId } }),
    meta: { showsError: true },
  })
  if (!data) return <SkeletonText lines={3} />
  const own = ownOptions(data)
  const models = modelOptions(data)
  const write = (tradeIn: TradeInChoice | undefined) =>
    setParams((params) => withTradeIn(params, tradeIn), { replace: true })
  const chooseDevice = (value: string) => {
    const device = [...own, ...models].find((option) => option.value === value)?.device
    write(device && { device, condition: chosen?.condition ?? 'good' })
  }
  return (
    <>
      <SelectField
        label={texts.device}
        placeholder={texts.noDevice}
        value={valueOf(chosen)}
        onChange={({ target }) => chooseDevice(target.value)}
      >
        {own.length > 0 ? (
          <>
            <optgroup label={texts.yours}>{optionsOf(own)}</optgroup>
            <optgroup label={texts.others}>{optionsOf(models)}</optgroup>
          </>
        ) : (
          optionsOf(models)
        )}
      </SelectField>
      {chosen && (
        <RadioList
          legend={texts.condition}
          value={chosen.condition}
          onChange={(value) => write({ ...chosen, condition: readCondition(value) })}
          options={conditions.map((condition) => ({ value: condition, label: texts[`condition.${condition}`] }))}
        />
      )}
    </>
  )
}
