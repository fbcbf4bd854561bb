import { listEligibleLines } from '@soe/contracts/routes'
import { readQuery, useShop, useTexts } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { SectionHeading, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { hubTexts } from '../hub-texts'
import { LineRow } from './line-row'

/** The lines of the account in its own order; permanently inactive ones are absent. */
export const YourLines = () => {
  const shop = useShop()
  const texts = useTexts(hubTexts)
  const heading = useId()
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(shop, listEligibleLines, { body: { cartInfo: {} } }),
    meta: { showsError: true },
  })
  const failed = error && <TryAgain onRetry={() => void refetch()} busy={isFetching} />
  return (
    <section aria-labelledby={heading} aria-busy={!data && !error}>
      <SectionHeading id={heading} aside={data?.lines.length}>
        {texts.yourLines}
      </SectionHeading>
      {!data && (failed || <Skeleton height="24rem" />)}
      {data?.lines.length === 0 && <p>{texts.noLines}</p>}
      {data && (
        <ul>
          {data.lines.map((line) => (
            <LineRow key={line.mtnHashCode} line={line} />
          ))}
        </ul>
      )}
    </section>
  )
}
