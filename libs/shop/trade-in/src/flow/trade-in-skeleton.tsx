import { useTexts } from '@soe/shop-platform'
import { Skeleton, Stack, Status } from '@soe/ui'
import { tradeInTexts } from './trade-in-texts'

export const TradeInSkeleton = () => {
  const texts = useTexts(tradeInTexts)
  return (
    <div aria-busy="true">
      <Stack gap={20}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={72} />
        ))}
        <Skeleton width="16rem" height={60} />
      </Stack>
      <Status>{texts.loading}</Status>
    </div>
  )
}
