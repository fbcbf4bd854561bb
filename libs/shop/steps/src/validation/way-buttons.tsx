import { supportLine, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { Link } from 'wouter'
import { validationTexts } from './validation-texts'
import { waysOn, type WayOn } from './ways-on'

/** A call leaves the shop; any other way is a page of it. */
const WayButton = ({ text, to }: WayOn) => {
  const texts = useTexts(validationTexts)
  const pathOf = usePathOf()
  const isCall = to === undefined
  const href = isCall ? supportLine.href : pathOf(to)
  const label = isCall ? texts.callUsAt(supportLine.number, texts.hours) : undefined
  const button = (
    <Button variant="outline" size="small" href={href} aria-label={label} title={label}>
      {texts[text]}
    </Button>
  )
  return isCall ? (
    button
  ) : (
    <Link href={href} asChild>
      {button}
    </Link>
  )
}

/** Ways on from findings, each once. */
export const WayButtons = ({ codes }: { codes: readonly string[] }) => {
  const { audience } = useIdentity()
  const ways = codes.flatMap((code) => waysOn(code, audience))
  return [...new Map(ways.map((way) => [way.to?.page, way])).values()].map((way) => (
    <WayButton key={way.text} {...way} />
  ))
}
