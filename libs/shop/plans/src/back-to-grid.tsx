import { readSearch } from '@soe/rules'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link, useSearch } from 'wouter'
import { eligibleLineTexts } from './eligible-line-texts'

/** The way back for who comes from the grid of devices: mtnFlow=G. */
export const BackToGrid = () => {
  const texts = useTexts(eligibleLineTexts)
  const pathOf = usePathOf()
  const { mtnFlow } = readSearch(useSearch())
  if (mtnFlow !== 'G') return null
  return (
    <Link href={pathOf('smartphones')} asChild>
      <TextLink href="">{texts.otherDevice}</TextLink>
    </Link>
  )
}
