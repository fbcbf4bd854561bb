import type { CartLine } from '@soe/contracts'
import { getEsimDetails } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EsimDetails } from '../check/use-device-check'

interface LineSimDetailsProps {
  line: CartLine
  children: (details: EsimDetails) => ReactNode
}

/** What the line's device takes; asked for once, the chip does not change. */
export const LineSimDetails = ({ line: { lineId, deviceItem }, children }: LineSimDetailsProps) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(useShop(), getEsimDetails, { body: { lineId, deviceSorId: deviceItem?.sorId } }),
    staleTime: Infinity,
    meta: { showsError: true },
  })
  if (data) return children(data.esimDetails)
  return error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <Skeleton height="14rem" />
}
