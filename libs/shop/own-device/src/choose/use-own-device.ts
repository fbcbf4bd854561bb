import { readSearch, type LineIntent } from '@soe/rules'
import { defaultIntent } from '@soe/shop-basket'
import { useIdentity, readQuery, useShop } from '@soe/shop-platform'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { mayConnect } from '../check/standings'
import { useDeviceCheck, useModelDetails } from '../check/use-device-check'
import { isCardNumber, simChoicesOf, type SimChoice } from '../sim/sim-choice'
import { capacitiesOf, skuOf, type OwnDeviceAnswers } from './own-device-choice'
import type { OwnDevice } from './own-device-request'
import type { Product } from '@soe/contracts'
import { getProduct } from '@soe/contracts/routes'
import { useQuery } from '@tanstack/react-query'

interface Answers extends OwnDeviceAnswers {
  readonly imei: string
  /** The IMEI is not at hand: activation asks for it. */
  readonly isLater: boolean
  readonly sim?: SimChoice
  readonly cardNumber: string
  readonly intent?: LineIntent
}

const unanswered: Answers = { imei: '', isLater: false, cardNumber: '' }

const useOwnModel = (productId: string | undefined): Product | undefined => {
  const { data } = useQuery({
    ...readQuery(useShop(), getProduct, { query: { productId: productId ?? '' } }),
    enabled: productId !== undefined,
  })
  return data?.product
}

export const useOwnDevice = () => {
  const { audience } = useIdentity()
  const { line: lineId } = readSearch(useSearch())
  const [answers, setAnswers] = useState(unanswered)
  const model = useOwnModel(answers.productId)
  const sku = model && skuOf(model, answers.capacity)
  const check = useDeviceCheck(sku?.sorId, answers.imei)
  const modelDetails = useModelDetails(sku?.sorId)
  const details = answers.isLater ? modelDetails : check.details
  const isConnectable = details !== undefined && (details.standing === undefined || mayConnect(details.standing))
  const choices = isConnectable ? simChoicesOf(details.simTypes) : []
  const sim = choices.find((choice) => choice === answers.sim) ?? choices[0]
  const intent = answers.intent ?? defaultIntent(audience)

  const own = (): OwnDevice | undefined => {
    if (!model || !sku || !sim || (sim === 'own-card' && !isCardNumber(answers.cardNumber))) return undefined
    const imei = answers.isLater ? '' : answers.imei
    const isStorageKnown = (answers.capacity !== undefined && answers.capacity !== '') || capacitiesOf(model).length < 2
    return { product: model, sku, isStorageKnown, imei, sim, cardNumber: answers.cardNumber, intent, lineId }
  }

  return {
    answers,
    answer: (more: Partial<Answers>) => setAnswers((before) => ({ ...before, ...more })),
    startOver: () => setAnswers(unanswered),
    model,
    check,
    details: details ?? modelDetails,
    choices,
    sim,
    intent,
    lineId,
    own,
  }
}

export type OwnDeviceState = ReturnType<typeof useOwnDevice>
