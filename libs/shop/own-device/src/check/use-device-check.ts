import type { AnswerOf } from '@soe/contracts'
import { getEsimDetails } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { imeiLength } from './imei'
import { useEffect, useState } from 'react'

/** The value, once it has stayed the same for so many milliseconds. */
const useSettled = <Value>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

export type EsimDetails = AnswerOf<typeof getEsimDetails>['esimDetails']
export type Standing = NonNullable<EsimDetails['standing']>

/** Milliseconds between the last digit and the check. */
const typingPause = 400

/** The register's word on a device: asked for as soon as its number is whole. */
export const useDeviceCheck = (deviceSorId: string | undefined, digits: string) => {
  const settled = useSettled(digits, typingPause)
  const isWhole = digits.length === imeiLength
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(useShop(), getEsimDetails, { body: { deviceSorId, imei: settled } }),
    enabled: deviceSorId !== undefined && isWhole && settled === digits,
    meta: { showsError: true },
  })
  const isCurrent = isWhole && settled === digits
  return {
    details: isCurrent ? data?.esimDetails : undefined,
    hasFailed: isCurrent && error !== null && data === undefined,
    isChecking: isWhole && (isFetching || !isCurrent),
    checkAgain: () => void refetch(),
  }
}

export const useModelDetails = (deviceSorId: string | undefined): EsimDetails | undefined => {
  const { data } = useQuery({
    ...readQuery(useShop(), getEsimDetails, { body: { deviceSorId } }),
    enabled: deviceSorId !== undefined,
  })
  return data?.esimDetails
}
