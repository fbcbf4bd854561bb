import { selectShipping } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { replaceDetails, useLock } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import {
  destination,
  useChange,
  useShop,
  useTexts,
  clockTime,
  dateFormat,
  formatDate,
  type Language,
} from '@soe/shop-platform'
import { announce, Button, Cluster, RadioCards, RadioList, Stack, Status } from '@soe/ui'
import { useState } from 'react'
import type { SameDay } from './read-same-day'
import { sameDayTexts } from './same-day-texts'
import type { SddWindow } from '@soe/contracts'

/** A window in words, on the clock of the place that it is in. */
export const windowWords = ({ startTime, endTime, timeZone }: SddWindow, language: Language) => {
  const format = (time: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(time, language, { timeZone, ...options })
  const zone = dateFormat(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(startTime))
    .find(({ type }) => type === 'timeZoneName')?.value
  return {
    hours: [startTime, endTime].map((time) => format(time, clockTime)).join('–'),
    day: format(startTime, { weekday: 'long', month: 'long', day: 'numeric' }),
    zone: zone ?? timeZone,
  }
}

type Offered = Extract<SameDay, { state: 'offered' }>

const useShipping = () => {
  const shop = useShop()
  return useChange(selectShipping, { replace: (details) => replaceDetails(shop, details) })
}

/** The way and the window of a delivery today; each way has windows of its own. */
export const SameDayForm = ({ offered }: { offered: Offered }) => {
  const texts = useTexts(sameDayTexts)
  const { language } = useShop()
  const { locked } = useLock()
  const go = useGo()
  const shipping = useShipping()
  const { options, windows, code } = offered
  const [wanted, setWanted] = useState('')
  const window = windows.find(({ id }) => id === wanted) ?? windows.find(({ selected }) => selected) ?? windows[0]
  if (!window) return null
  const { day, zone, hours } = windowWords(window, language)
  const toCart = () => go(destination('expresscart'))
  const chooseWay = (selectedOptionCode: string) => shipping.mutate({ cartInfo: {}, selectedOptionCode })
  const submit = () =>
    shipping.mutate(
      { cartInfo: {}, selectedOptionCode: code, sddWindowId: window.id },
      {
        onSuccess: () => {
          announce(texts.chosen(hours))
          toCart()
        },
      },
    )
  return (
    <Stack gap={36}>
      {options.length > 1 && (
        <RadioList
          legend={texts.ways}
          name="way"
          value={code}
          onChange={chooseWay}
          options={options.map(({ shippingOptionId, name, description, cost }) => ({
            value: shippingOptionId,
            label: name,
            sublabel: [description, cost === 0 ? texts.free : formatPrice(cost)].join(' · '),
          }))}
        />
      )}
      <Stack gap={8}>
        <RadioCards
          legend={texts.windows}
          value={window.id}
          onChange={setWanted}
          options={windows.map((each) => ({ value: each.id, label: windowWords(each, language).hours }))}
        />
        <p>{texts.windowDay(day, zone)}</p>
        <Status>{shipping.isPending ? texts.loadingWindows : ''}</Status>
      </Stack>
      <Cluster>
        <Button disabled={locked} busy={shipping.isPending} busyLabel={texts.saving} onClick={submit}>
          {texts.choose}
        </Button>
        <Button variant="outline" onClick={toCart}>
          {texts.keep}
        </Button>
      </Cluster>
    </Stack>
  )
}
