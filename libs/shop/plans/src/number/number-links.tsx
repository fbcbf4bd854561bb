import type { CartLine } from '@soe/contracts'
import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { destination, type Destination, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link } from 'wouter'
import styles from './number-form.module.css'
import { numberTexts } from './number-texts'

type LinkText = 'accountPin' | 'activate' | 'chooseSim' | 'secondNumber'

interface LinkRow {
  text: LinkText
  to: (lineId: string) => Destination
  isFor: (line: CartLine, audience: Audience) => boolean
}

const isOwn = ({ deviceItem }: CartLine) => deviceItem?.cartItemType === 'BYOD'

const isChecked = ({ simItem }: CartLine) => simItem?.smartImeiDevice !== undefined

/** What else there is to choose about a line that gets a number. */
const rows: readonly LinkRow[] = [
  {
    text: 'accountPin',
    to: (line) => destination('accountpin', { line }),
    isFor: (_, audience) => isSignedIn(audience) && !isPrepay(audience),
  },
  {
    text: 'activate',
    to: (line) => destination('activationmethod', { line }),
    isFor: (line) => isOwn(line) && !isChecked(line),
  },
  {
    text: 'chooseSim',
    to: (line) => destination('sim', { line }),
    isFor: (line) => isOwn(line) && isChecked(line),
  },
  {
    text: 'secondNumber',
    to: () => destination('secondnumber'),
    isFor: ({ mobileNumber }) => mobileNumber !== undefined,
  },
]

export const NumberLinks = ({ line }: { line: CartLine }) => {
  const texts = useTexts(numberTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const shown = rows.filter(({ isFor }) => isFor(line, audience))
  if (shown.length === 0) return null
  return (
    <ul className={styles.links}>
      {shown.map(({ text, to }) => (
        <li key={text}>
          <Link href={pathOf(to(line.lineId))} asChild>
            <TextLink href="">{texts[text]}</TextLink>
          </Link>
        </li>
      ))}
    </ul>
  )
}
